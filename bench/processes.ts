import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'

export type Running = {
  pid: number
  /** What it has written to its error output so far. */
  complaints: () => string
  /** Resolves with the exit status; -1 where a signal ended it or it could not start. */
  exited: Promise<number>
  stop: () => Promise<void>
}

/** Starts Node with these arguments in a folder. The process ends with this one, however that ends. */
export function startNode(args: string[], folder: string): Running {
  // In production Prism would hide in a second process, whose memory is not counted.
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  let text = ''
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  const kill = () => child.kill('SIGKILL')
  // Before others: what the process uses may be removed at exit as well.
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

/** The memory that a process holds at this moment (RSS), in MiB. */
export function residentMemory(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(statusOf(pid)) ?? []
  return Number(kib ?? spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024
}

/** Empty where the system keeps no such file. */
function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

/** A port of 127.0.0.1 that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Asks again and again, some milliseconds apart, until the answer is yes. Throws what `tooLate` says after the time. */
export async function until(asked: () => Promise<boolean>, ms: number, tooLate: () => string): Promise<void> {
  const end = performance.now() + ms
  while (!(await asked())) {
    if (performance.now() > end) throw new Error(tooLate())
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
