import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.js'

const running = new Map<ChildProcess, Promise<number | undefined>>()
let ending = false

/** How long a process may take to end after a signal, in ms. */
const PATIENCE_MS = 5000

/**
 * Runs Node with these arguments in the repository, on the terminal of this process. Resolves to the exit status, or 1 if a
 * signal ended it. `endAll` ends it.
 */
export async function runNode(args: string[]): Promise<number> {
  return (await started(args, { stdio: 'inherit' }).status) ?? 1
}

/** Runs Node with these arguments in the repository. Resolves to the exit status and all output. `endAll` ends it. */
export async function readNode(args: string[], env = process.env): Promise<{ status: number; output: string }> {
  const { child, status } = started(args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return { status: (await status) ?? 1, output }
}

/** Ends all running processes and waits for them. Resolves to the status of the first that exited by itself, or undefined. */
export async function endAll(): Promise<number | undefined> {
  ending = true
  const children = [...running]
  for (const [child] of children) child.kill('SIGTERM')
  const forced = setTimeout(() => {
    for (const [child] of children) child.kill('SIGKILL')
  }, PATIENCE_MS)
  const statuses = await Promise.all(children.map(([, status]) => status))
  clearTimeout(forced)
  return statuses.find((status) => status !== undefined)
}

/**
 * On a signal, ends all started processes, then this one: with the exit status of the process it ran if that exited by
 * itself, otherwise with the status that stands for the signal.
 */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, async () => process.exit((await endAll()) ?? 128 + constants.signals[signal]))
  if (process.env.npm_lifecycle_event) endWithParent()
}

/** npm signals only its shell, and not every shell passes the signal on: only the shell's end is visible here. */
function endWithParent(): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_MS).unref()
}

const PARENT_MS = 100

function started(args: string[], options: SpawnOptions) {
  const child = spawn(process.execPath, args, { cwd: ROOT, ...options })
  const status = new Promise<number | undefined>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? undefined))
  }).finally(() => running.delete(child))
  running.set(child, status)
  if (ending) child.kill('SIGTERM')
  return { child, status }
}
