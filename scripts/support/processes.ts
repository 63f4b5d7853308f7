import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { inRoot, ROOT } from './paths.js'

/**
 * Runs a program of the repository in this process, as if it had been started with these arguments. Resolves to the
 * exit status that it has set; it may go on running.
 */
export async function runHere(file: string, args: string[]): Promise<number> {
  process.argv = [process.execPath, inRoot(file), ...args]
  await import(pathToFileURL(inRoot(file)).href)
  return Number(process.exitCode ?? 0)
}

/**
 * Runs Node with these arguments in the repository, on the terminal of this process. Resolves to the exit status, or 1
 * if a signal ended it. A signal to this process ends it, and this process waits for that.
 */
export async function runNode(args: string[]): Promise<number> {
  const { onExit } = await import('signal-exit')
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' })
  // With true, a signal does not end this process at once: it waits for the end of the child.
  const forget = onExit(() => {
    child.kill()
    return true
  })
  return new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  }).finally(forget)
}

/** Runs Node with these arguments in the repository, until this process ends. Resolves to exit status and output. */
export async function readNode(args: string[], env = process.env): Promise<{ status: number; output: string }> {
  const { onExit } = await import('signal-exit')
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const forget = onExit(() => void child.kill())
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise<{ status: number; output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ status: code ?? 1, output }))
  }).finally(forget)
}

/** Ends this process when its parent ends: the process that forked it, or the shell of npm. */
export function endWithParent(): void {
  if (process.connected === false) process.exit()
  process.once('disconnect', () => process.exit())
  if (!process.env.npm_lifecycle_event) return
  // npm signals only its shell, and not every shell passes the signal on: then only the end of the shell is visible
  // here.
  const shell = process.ppid
  watcher = setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 100).unref()
}

/** For a process that is ending already: a second signal would make it end at once. */
export function ignoreParent(): void {
  clearInterval(watcher)
}

let watcher: NodeJS.Timeout | undefined
