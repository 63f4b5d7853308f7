/** One mock at a time uses a file. */
import { once } from 'node:events'
import type { Stats } from 'node:fs'
import { lstat, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sha256Hex } from '../state/encoding.js'

/**
 * Locks a file. Resolves to a function that unlocks it. Rejects with an Error if another process has the lock.
 *
 * The lock is a socket that listens, `<file>.lock`. The system closes it with its process, however that ends, and it is seen from every
 * container that has the folder. An id of a process is neither: that of a killed one is used again, in a container by the next mock.
 */
export async function lock(file: string): Promise<() => Promise<void>> {
  let problem: unknown
  for (const place of placesFor(file))
    try {
      const server = await listenAt(place)
      if (!server) throw new InUse('Another mock uses this file. Stop it, or start this one with another file.')
      return async () => {
        server.close()
        await once(server, 'close')
      }
    } catch (error) {
      if (error instanceof InUse) throw error
      problem = error
    }
  throw problem
}

class InUse extends Error {}

/** The longest path of a socket on every system, in bytes; Node cuts a longer one. */
const LONGEST_PATH = 100
/** How long another process that found the same old lock may take to replace it, in milliseconds. */
const SETTLED_MS = 50

/** Some shared folders have no sockets, and some paths are too long: then the lock is in the folder for temporary files. */
function placesFor(file: string): string[] {
  const name = `canvas-design-mock-${sha256Hex(file).slice(0, 16)}`
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`]
  return [`${file}.lock`, join(tmpdir(), `${name}.lock`)].filter((path) => Buffer.byteLength(path) <= LONGEST_PATH)
}

/** Listens at a path. Undefined if another process does. */
async function listenAt(path: string): Promise<Server | undefined> {
  for (let hasRemoved = false; ; hasRemoved = true) {
    const server = createServer((socket) => socket.destroy()).unref()
    const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
      server.once('error', resolve).listen(path, () => resolve(undefined))
    })
    if (!error) return hasRemoved && !(await isStillAt(path)) ? undefined : server
    if (error.code !== 'EADDRINUSE') throw error
    if (await isListening(path)) return undefined
    const found = await statOf(path)
    if (found && !found.isSocket()) throw error
    // A killed process has left it.
    await rm(path, { force: true })
  }
}

async function isListening(path: string): Promise<boolean> {
  const socket = connect(path)
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once('error', resolve).once('connect', () => resolve(undefined))
  })
  socket.destroy()
  return error?.code !== 'ECONNREFUSED' && error?.code !== 'ENOENT' && error?.code !== 'ENOTSOCK'
}

/** Another process may have found the same old lock and removed the new one: then that process has the lock. */
async function isStillAt(path: string): Promise<boolean> {
  const own = await statOf(path)
  await sleep(SETTLED_MS)
  const now = await statOf(path)
  return own !== undefined && own.ino === now?.ino
}

/** Undefined if there is nothing, because another process has just removed it. */
async function statOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
