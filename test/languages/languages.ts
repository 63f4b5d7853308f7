/** Runs programs that use the Python and the Go package. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { inRoot } from '../../scripts/support/paths.js'
import { newFolder } from '../support/folders.js'
import { GO_ENV } from '../support/languages.js'

/** A Python that has httpx. */
export const HTTPX = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import httpx']).status === 0,
)

/** The path of our Go package as a module. */
export const GO_MODULE = readFileSync(inRoot('generated/go/go.mod'), 'utf8').split(/\s/)[1] ?? ''

/** Resolves to what a program prints. Rejects with what it prints about an error. */
export async function output(command: string, args: string[], env: Record<string, string> = {}, cwd?: string) {
  const run = promisify(execFile)
  return (await run(command, args, { cwd, env: { ...ENV, ...env } })).stdout
}

const ENV = {
  ...GO_ENV,
  PYTHONPATH: inRoot('generated/python'),
  PYTHONDONTWRITEBYTECODE: '1',
  GOFLAGS: '-mod=mod',
  GOPROXY: 'off',
}

/** What a call prints: what it returned, or what is known of its error. */
type Printed = { value?: unknown; kind?: string; text?: string; late?: boolean } & Record<string, unknown>

/** Starts a program that calls a package: one line of JSON in, one line out. */
export function caller([command = '', ...args]: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...ENV, ...env }, stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    pid: child.pid,
    end: () => child.stdin.end(),
    async call(call: string, args: unknown[], { client = '', limit = null as number | null } = {}): Promise<Printed> {
      child.stdin.write(`${JSON.stringify({ client, call, args, limit })}\n`)
      return JSON.parse((await lines.next()).value)
    },
  }
}

/** Builds a program in its own module, which finds our package. Resolves to its path. */
export async function goProgram(code: string): Promise<string> {
  const folder = newFolder()
  writeFileSync(join(folder, 'main.go'), code)
  const requirement = `require ${GO_MODULE} v0.0.0\nreplace ${GO_MODULE} => ${inRoot('generated/go')}\n`
  writeFileSync(join(folder, 'go.mod'), `module program\n\ngo 1.19\n\n${requirement}`)
  await output('go', ['build', '-o', 'program', '.'], {}, folder)
  return join(folder, 'program')
}
