/**
 * Builds and starts src/mock/Dockerfile with Debian's buildah, which needs no daemon. No registry of images is asked: the base image
 * is made of the Node, npm and shell of this machine.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'

/** Whether this machine can build images and isolate a process. */
export const CAN_BUILD =
  process.getuid?.() === 0 &&
  ['buildah', 'ip', 'nsenter', 'unshare'].every((name) => !spawnSync(name, ['--help']).error) &&
  spawnSync('unshare', ['--mount', '--net', 'true']).status === 0

export type Image = {
  /** Starts its entry point with a network of its own and a read-only file system. */
  start: (...args: string[]) => ChildProcess
  /** The process that the image's entry point runs as, seen from outside. */
  pid: (started: ChildProcess) => number
  /** Runs a program beside the entry point, and returns its exit status and what it complained about. */
  exec: (started: ChildProcess, program: string[]) => { status: number | null; stderr: string }
  user: string
  /** The program that says whether the mock is ready. */
  health: string[]
  remove: () => void
}

/** Builds the image from the packages in a folder. */
export function buildImage(packages: string): Image {
  const folder = mkdtempSync(join(tmpdir(), 'image-'))
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim()
  // Plain folders, because a mounted file system could not be removed with the folder.
  const storage = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: string[]) => run('buildah', ...storage, ...args)
  writeFileSync(join(folder, 'base.Dockerfile'), 'FROM scratch\nCOPY . /\nENV NODE_EXTRA_CA_CERTS=/etc/ca.pem\n')
  run('sh', '-euc', BASE, 'sh', process.execPath)
  const dockerfile = inRoot('src/mock/Dockerfile')
  const [, base = ''] = /^FROM (\S+)/m.exec(readFileSync(dockerfile, 'utf8')) ?? []
  buildah('build', '--tag', `docker.io/library/${base}`, '--file', 'base.Dockerfile', 'base')
  buildah('build', '--pull-never', '--format', 'docker', '--tag', 'mock', '--file', dockerfile, packages)
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', 'mock')).Docker as { config: Config }
  const root = buildah('mount', buildah('from', 'mock'))
  const inside = ['chroot', `--userspec=${config.User}`, root]

  const pid = ({ pid }: ChildProcess) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  return {
    start: (...args) =>
      spawn('unshare', [
        ...'--mount --net --pid --fork --kill-child sh -euc'.split(' '),
        READ_ONLY,
        root,
        ...inside,
        ...config.Entrypoint,
        ...args,
      ]),
    pid,
    exec: (started, program) =>
      spawnSync('nsenter', ['--mount', '--net', '--target', String(pid(started)), ...inside, ...program], {
        encoding: 'utf8',
      }),
    user: config.User,
    health: config.Healthcheck.Test.slice(1),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

type Config = { User: string; Entrypoint: string[]; Healthcheck: { Test: string[] } }

/** Copies programs, their libraries and npm, and adds the user that Node's images have. */
const BASE = `
mkdir -p base/usr/bin base/usr/lib base/etc base/tmp base/root base/proc
ln -s usr/bin base/bin
for program in "$1" "$(command -v sh)" "$(command -v rm)" "$(command -v env)"; do
  cp -L "$program" base/usr/bin/
  for library in $(ldd "$program" | grep -o '/[^ ]*[.]so[^ ]*'); do
    mkdir -p "base$(dirname "$library")"
    cp -L "$library" "base$library"
  done
done
cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" base/usr/lib/npm
ln -s ../lib/npm/bin/npm-cli.js base/usr/bin/npm
cat "\${NODE_EXTRA_CA_CERTS:-/dev/null}" > base/etc/ca.pem
echo root:x:0:0::/root:/bin/sh > base/etc/passwd
echo node:x:1000:1000::/:/bin/sh >> base/etc/passwd
echo node:x:1000: > base/etc/group
`

const READ_ONLY = `
mount --bind "$0" "$0"
mount -o remount,bind,ro "$0"
mount -t proc proc "$0/proc"
ip link set lo up
exec "$@"
`
