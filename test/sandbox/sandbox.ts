/** Starts the built sandbox in workerd, and calls it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { newFolder } from '../support/folders.js'
import { link, type Project, projectWithPackages } from '../support/packages.js'
import { freePort, listen } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

export type Json = Record<string, unknown>
export type Reply = { status: number; json: Json; text: string; headers: Headers }

/** Installs the packages and workerd in a folder for the tests of a file. */
export function projectWithSandbox(): Project {
  const project = projectWithPackages()
  beforeAll(async () => {
    await link(join(await install('test/sandbox'), 'node_modules/workerd'), project.path('node_modules/workerd'))
  })
  return project
}

export type Sandbox = {
  origin: string
  /** The processes of the command and of workerd. */
  processes: ChildProcess
  /** Sends a request with a key; a body that is neither text nor a form becomes JSON. */
  call: (key: string | undefined, method: string, path: string, body?: unknown, more?: HeadersInit) => Promise<Reply>
  /** Ends both processes at once, as a loss of power does. */
  kill: () => Promise<void>
  /** Ends the command as a service manager does. Resolves to its exit status. */
  stop: () => Promise<number>
}

/** The files that a sandbox needs: its package and the folder of its state, and a port that it keeps over restarts. */
export type Place = { folder: string; state: string; port: number }

/** Returns a place for a new sandbox of the package in a project. Its state is removed at the end of the test. */
export async function newPlace(project: Project): Promise<Place> {
  const folder = project.path('node_modules/canvas-design-sandbox')
  const state = newFolder()
  return { folder, state, port: await freePort() }
}

/** Starts a sandbox with these flags and variables. It ends with the test. */
export async function startSandbox(place: Place, flags: string[] = [], variables: Json = {}): Promise<Sandbox> {
  const { folder, state, port } = place
  const file = join(folder, `ready-${port}`)
  await rm(file, { force: true })
  const args = ['--port', String(port), '--state', state, '--ready-file', file, ...flags]
  const processes = spawn(process.execPath, [join(folder, 'cli.js'), ...args], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...(variables as Record<string, string>) },
  })
  const ended = new Promise<number>((done) => processes.on('exit', (status) => done(status ?? -1)))
  const end = (signal: NodeJS.Signals, pid = processes.pid ?? 0) => {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended already.
    }
    return ended
  }
  const kill = async () => {
    await end('SIGKILL', -(processes.pid ?? 0))
    await expect
      .poll(() =>
        fetch(origin).then(
          () => 'listens',
          () => 'gone',
        ),
      )
      .toBe('gone')
  }
  onTestFinished(() => kill())
  const origin = `http://127.0.0.1:${port}`
  const ready = () => readFile(file, 'utf8').catch(() => '')
  await expect.poll(ready, { timeout: 60_000, interval: 20 }).toBe(`${origin}/v1\n`)
  return { origin, processes, call: caller(origin), kill, stop: () => end('SIGTERM') }
}

function caller(origin: string): Sandbox['call'] {
  return async (key, method, path, body, more = {}) => {
    const headers = new Headers(more)
    headers.set('service-version', NEWEST)
    if (key) headers.set('authorization', `Bearer ${key}`)
    const isRaw = body === undefined || typeof body === 'string' || body instanceof FormData
    if (!isRaw) headers.set('content-type', 'application/json')
    const init = { method, headers, body: isRaw ? (body ?? null) : JSON.stringify(body) }
    const response = await fetch(path.startsWith('http') ? path : origin + path, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, text, json: isJson && text ? JSON.parse(text) : {} }
  }
}

/** Starts a receiver of webhooks on this machine. It ends with the test. */
export async function startReceiver(): Promise<{ url: string; received: Json[] }> {
  const received: Json[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push(JSON.parse(body))
    response.end()
  })
  onTestFinished(() => void server.close())
  return { url: `${await listen(server)}/webhook`, received }
}
