/**
 * One mock at a time uses a file. It holds two things: a name in the kernel, which ends with its process however that
 * ends, and a lease, a plain file beside the file, because other containers and machines that share the folder do not
 * see the name.
 */
import { once } from 'node:events'
import { open, readdir, readFile, readlink, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sha256Hex } from '../state/encoding.js'

/** How often a lease is renewed, and after how long without that it is checked before a write, in milliseconds. */
const [RENEW_MS, CHECK_MS] = [2000, 4000]
/** A lease that has not changed while it was read so many times, every 250 ms, belongs to a mock that was killed. */
const [READS, READ_MS] = [32, 250]
/** File systems allow names of 255 bytes, and the longest ending has 23. */
const MAX_NAME = 230

export type Lease = {
  /** Rejects with an Error if another mock has taken the file. Call it before each write. */
  check(): Promise<void>
  release(): Promise<void>
}

/** Who has a lease. Two owners with the same `scope` and `name` cannot live at the same time. */
type Owner = { scope?: string | undefined; name: string; pid: number; host: string }

/** Takes the lease of a file, as `fileAt` returns it. Rejects with an Error if another mock has it. */
export async function takeLease(file: string, warn: (message: string) => void): Promise<Lease> {
  const owner = await ownerOf(file)
  const server = owner.scope === undefined ? undefined : await listenAt(`\0${owner.name}`)
  try {
    return keep(await claim(file, owner, warn), owner, server)
  } catch (error) {
    server?.close()
    throw error
  }
}

/** Returns the path of a file without links, whether or not the file exists. */
export async function fileAt(path: string): Promise<string> {
  const found = await realpath(path).catch(() => undefined)
  if (found !== undefined) return found
  const linked = await readlink(path).catch(() => undefined)
  if (linked !== undefined) return fileAt(resolve(dirname(path), linked))
  return join(await realpath(dirname(path)), basename(path))
}

/** Returns the start of the paths of files beside a file: its own path, or a hash of its name if that is long. */
export function beside(file: string): string {
  const name = basename(file)
  return Buffer.byteLength(name) <= MAX_NAME ? file : join(dirname(file), sha256Hex(name).slice(0, 32))
}

/** Writing a file anew replaces it, so its folder and its name identify it, whatever path leads to the folder. */
async function ownerOf(file: string): Promise<Owner> {
  const { dev, ino } = await stat(dirname(file), { bigint: true })
  const name = `canvas-design-mock-${sha256Hex(`${dev} ${ino} ${basename(file)}`).slice(0, 32)}`
  return { scope: await scopeOfNames(), name, pid: process.pid, host: hostname() }
}

/** Abstract sockets, which only Linux has, belong to a network namespace. */
async function scopeOfNames(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined
  const parts = [readFile('/proc/sys/kernel/random/boot_id', 'utf8'), readlink('/proc/self/ns/net')]
  return Promise.all(parts).then(
    ([boot, namespace]) => `${boot?.trim()} ${namespace}`,
    () => undefined,
  )
}

async function listenAt(name: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref()
  server.listen(name)
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    throw code === 'EADDRINUSE' ? inUse() : new Error(message)
  })
  return server
}

function inUse(): Error {
  return new Error('Another mock uses this file. Stop it, or start this one with another file.')
}

/**
 * Creates a lease beside a file, and then looks for others. Of two mocks that do so at the same time at least one sees
 * the other, so they never both have the file. One that sees another withdraws, and tries again unless the other one
 * stays.
 */
async function claim(file: string, owner: Owner, warn: (message: string) => void): Promise<string> {
  const start = beside(file)
  for (;;) {
    const own = `${start}.${sha256Hex(crypto.randomUUID()).slice(0, 16)}.lease`
    await writeFile(own, textOf(owner), { flag: 'wx' })
    const others = await othersOf(own, start, owner)
    if (others.length === 0) return own
    await rm(own)
    warn('Another mock has used this file. Waiting for up to ten seconds to see whether it still runs.')
    if ((await Promise.all(others.map(isRenewed))).includes(true)) throw inUse()
    await sleep(Math.random() * 500)
  }
}

function textOf(owner: Owner): string {
  return `${JSON.stringify({ ...owner, renewed: new Date().toISOString() })}\n`
}

/** Returns the leases of others. Those of mocks that cannot live any more are removed. */
async function othersOf(own: string, start: string, owner: Owner): Promise<string[]> {
  const names = await readdir(dirname(start))
  const paths = names.map((name) => join(dirname(start), name))
  const others = paths.filter((path) => path !== own && path.startsWith(start) && ENDING.test(path.slice(start.length)))
  const living = await Promise.all(others.map(async (path) => !(await isLeft(path, owner))))
  return others.filter((_, index) => living[index])
}

const ENDING = /^\.[0-9a-f]{16}\.lease$/

/** Removes a lease if its mock was killed for certain: then returns true. */
async function isLeft(path: string, { scope, name, host }: Owner): Promise<boolean> {
  const text = await textAt(path)
  let other: Partial<Owner>
  try {
    other = JSON.parse(text ?? '{}')
  } catch {
    // It is being written.
    return false
  }
  const isSameName = scope !== undefined && other.scope === scope && other.name === name
  // Where there are no such names there are no containers either, in which the id of a process would tell nothing.
  const hasEnded = process.platform !== 'linux' && other.host === host && !isRunning(other.pid ?? 0)
  if (text !== undefined && !isSameName && !hasEnded) return false
  await rm(path, { force: true })
  return true
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** Returns true once a lease is renewed. One that was left is removed, and returns false. No clock is trusted. */
async function isRenewed(path: string): Promise<boolean> {
  let first = await textAt(path)
  for (let reads = 0; reads < READS; reads++) {
    await sleep(READ_MS)
    const text = await textAt(path)
    if (text === undefined) return false
    // An empty one is being written.
    if (first && text !== first) return true
    first = text
  }
  await rm(path, { force: true })
  return false
}

/** Undefined if there is no such file. */
async function textAt(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Renews a lease until it is released. */
function keep(path: string, owner: Owner, server: Server | undefined): Lease {
  let renewed = Date.now()
  let isLost = false

  async function renew(): Promise<void> {
    try {
      // Not with `w`: a lease that another mock has removed must not come back.
      const handle = await open(path, 'r+')
      await handle.write(textOf(owner)).finally(() => handle.close())
      renewed = Date.now()
    } catch (error) {
      isLost ||= (error as NodeJS.ErrnoException).code === 'ENOENT'
      throw error
    }
  }

  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS).unref()
  return {
    async check() {
      try {
        if (Math.abs(Date.now() - renewed) > CHECK_MS) await renew()
      } catch (error) {
        if (!isLost) throw error
      }
      if (isLost) throw new Error(`The lease ${path} is gone: another mock may use the file. Start this one again.`)
    },
    async release() {
      clearInterval(timer)
      await rm(path, { force: true })
      server?.close()
      if (server) await once(server, 'close')
    },
  }
}
