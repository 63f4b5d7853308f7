import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export type Running = {
  pid: number
  /** Returns what it has written to its error output so far. */
  complaints: () => string
  /** Resolves to the exit status; -1 if a signal ended it or it could not start. */
  exited: Promise<number>
  stop: () => Promise<void>
}

/** Starts Node with these arguments in a folder. The process ends when this one does, in any case. */
export function startNode(args: string[], folder: string): Running {
  // In production mode Prism starts a second process, whose memory would not be counted.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const kill = () => child.kill('SIGKILL')
  // Runs before other listeners: the folder that the process uses may be removed at exit as well.
  process.prependListener('exit', kill)
  const exited = new Promise<number>((resolve) => {
    child.once('error', ({ message }) => {
      text += message
      resolve(-1)
    })
    child.once('close', (code) => resolve(code ?? -1))
  }).finally(() => process.off('exit', kill))
  const stop = async () => {
    child.kill('SIGTERM')
    const forced = setTimeout(kill, 3000)
    await exited
    clearTimeout(forced)
  }
  return { pid: child.pid ?? 0, complaints: () => text, exited, stop }
}

/** Returns the current memory of a process (RSS), in MiB. */
export function residentMemory(pid: number): number {
  const file = `/proc/${pid}/status`
  const [, kib] = (existsSync(file) && /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))) || []
  return Number(kib ?? spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
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

/** Calls `isDone` every few milliseconds until it resolves to true. Throws the message of `tooLate` after the given time. */
export async function until(isDone: () => Promise<boolean>, ms: number, tooLate: () => string): Promise<void> {
  const end = performance.now() + ms
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(tooLate())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
