import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inRoot } from './paths.js'

/**
 * Runs work that only one process at a time may do, such as filling a folder that several use. The second process
 * should check whether anything is left to do. The lock of a process that was killed is ignored.
 */
export async function withLock(name: string, work: () => Promise<void>): Promise<void> {
  const lock = inRoot(`node_modules/.cache/${name}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    await dropIfLeft(lock)
    await sleep(20)
  }
  try {
    await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Removes the lock of a killed run. Only one may do so at a time, or the second would remove the next lock. */
async function dropIfLeft(lock: string): Promise<void> {
  const own = `${lock}.drop`
  if (isAlive(await holderOf(lock)) || !(await take(own))) return
  try {
    if (!isAlive(await holderOf(lock))) await rm(lock, { force: true })
  } finally {
    await rm(own, { force: true })
  }
}

/** Returns the process that has the lock; this one if there is no lock, or if its number is not written yet. */
async function holderOf(lock: string): Promise<number> {
  return Number(await readFile(lock, 'utf8').catch(() => '')) || process.pid
}

/** Takes the lock for this process. False if another one has it. */
async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
