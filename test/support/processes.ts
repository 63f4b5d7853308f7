/** Starts real processes and finds free ports, for tests of commands. */
import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { resolve } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'

export type Command = {
  process: ChildProcess
  /** Returns everything it has printed so far. */
  output: () => string
  /** Resolves to the exit status. */
  exited: Promise<number>
  stop: () => Promise<number>
}

/** Starts a TypeScript or JavaScript file of the repository with Node. */
export function start(file: string, args: string[] = [], env: Record<string, string> = {}): Command {
  const loader = file.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, resolve(inRoot(), file), ...args], {
    cwd: inRoot(),
    env: { ...process.env, NO_COLOR: '1', ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const exited = new Promise<number>((done) => child.on('exit', (code) => done(code ?? -1)))
  const stop = () => {
    child.kill('SIGTERM')
    return exited
  }
  return { process: child, output: () => text, exited, stop }
}

/** Waits until a URL responds. Throws with the command's output if that exits before or takes more than 30 seconds. */
export async function ready(url: string, command: Command): Promise<void> {
  const end = Date.now() + 30_000
  let exited = false
  void command.exited.then(() => (exited = true))
  while (!exited && Date.now() < end) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not respond.\n${command.output()}`)
}

/** Makes a server listen on any port of 127.0.0.1. Resolves to its origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Resolves to a port of 127.0.0.1 that is not in use. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT))
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}

/** Below the ports that systems give to those who ask for any: one of them could be taken before it is used. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000]
