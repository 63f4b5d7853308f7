/** A fresh clone, and a project that has installed the packages, in which lines are run as a user types them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPackages } from '../../scripts/setup.mjs'
import { inRoot, ROOT } from '../../scripts/support/paths.js'

/** What a line did: its exit status, or 128 and the number of the signal as in a shell, and what it printed. */
export type CommandResult = { status: number; out: string; err: string }

/** A line that runs, and all that it started. */
export type Running = {
  process: ChildProcess
  outcome: Promise<CommandResult>
  /** Returns what it has printed so far. */
  printed: () => CommandResult
  /** Sends a signal to all of them, as a terminal does. */
  signal: (name: NodeJS.Signals) => void
}

/** The paths have spaces, as a user's folder may have. */
const parent = mkdtempSync(join(tmpdir(), 'the rim '))
// Another user may look into it.
chmodSync(parent, 0o755)
export const CLONE = join(parent, 'a clone')
export const PROJECT = join(parent, 'a project')

/** Tools that a command installs when it first runs. */
const TOOLS = ['tools/prism', 'bench']

/** Clones what is committed, adds what is not, and links this repository's packages instead of installing them. */
export function cloneRepository(): void {
  git(ROOT, 'clone', '--quiet', ROOT, CLONE)
  const changed = git(ROOT, 'ls-files', '-z', '--modified', '--others', '--exclude-standard').split('\0')
  for (const file of changed.filter(Boolean))
    if (existsSync(inRoot(file))) cpSync(inRoot(file), join(CLONE, file), { recursive: true })
    else rmSync(join(CLONE, file), { force: true })
  for (const [name, value] of Object.entries({ 'user.name': 'A User', 'user.email': 'user@example.test' }))
    git(CLONE, 'config', name, value)
  git(CLONE, 'add', '--all')
  git(CLONE, 'commit', '--quiet', '--allow-empty', '--message', 'What is not committed yet')
  for (const folder of ['.', ...TOOLS]) linkPackages(folder)
  // Else the first command would install them all.
  if (missingPackages(CLONE).length > 0) throw new Error('Packages are missing in the clone.')
}

export function removeAll(): void {
  rmSync(parent, { recursive: true, force: true })
}

/** Undoes every edit. What git ignores stays: the packages and `dist`. */
export function restore(): void {
  git(CLONE, 'reset', '--quiet', '--hard')
  git(CLONE, 'clean', '--quiet', '--force', '-d')
}

/** Returns the files of the clone that are not as committed, except what git ignores. */
export function changedFiles(): string[] {
  return git(CLONE, 'status', '--porcelain', '-z', '--untracked-files=all')
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
}

/** Starts a line in a shell: `npx …` in the project, everything else in the clone. */
export function start(line: string, env: Record<string, string> = {}, as: { uid?: number } = {}): Running {
  const child = spawn('bash', ['-c', `set -o pipefail; ${line}`], {
    cwd: line.startsWith('npx ') ? PROJECT : CLONE,
    env: { ...USER_ENV, ...env },
    // A group of its own, as a terminal gives to a line.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  const printed = { status: -1, out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (printed.out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (printed.err += text))
  const outcome = new Promise<CommandResult>((resolve) => {
    child.once('close', (code, signal) =>
      resolve({ ...printed, status: code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 137) }),
    )
  })
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), name)
    } catch {}
  }
  return { process: child, outcome, printed: () => printed, signal }
}

/** Runs a line to its end. */
export function run(line: string, env?: Record<string, string>, as?: { uid?: number }): Promise<CommandResult> {
  return start(line, env, as).outcome
}

/** What a user's shell has: nothing of npm, Vitest and CI, which run this test. npm says nothing of its own. */
const USER_ENV = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|INIT_CWD|VITEST|TEST(?:_ALL)?$|CI$|NODE_ENV|CANVAS_|SIGNING_)/i.test(name),
    ),
  ),
  npm_config_loglevel: 'silent',
  npm_config_prefer_offline: 'true',
  NO_COLOR: '1',
}

function linkPackages(folder: string): void {
  const from = inRoot(folder, 'node_modules')
  if (!existsSync(from)) return
  const to = join(CLONE, folder, 'node_modules')
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const path = join(from, name)
    // A workspace is a link to its folder, and so leads to that of the clone.
    const target = lstatSync(path).isSymbolicLink() ? readlinkSync(path) : path
    if (name !== '.cache') symlinkSync(target, join(to, name))
  }
  const cache = join(from, '.cache/canvas-design-api')
  if (existsSync(cache)) cpSync(cache, join(to, '.cache/canvas-design-api'), { recursive: true })
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
