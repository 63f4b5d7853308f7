/**
 * `npm run bench`: starts the mock, silent Prism and a bare server, and sends each a list, a POST that starts a task
 * and a POST that is rejected. Prints start, memory and requests per second. Throws if a server does not start or
 * responds otherwise.
 */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { buildMock } from '../scripts/pack/mock.js'
import { contractFiles } from '../scripts/pack/pack.js'
import { install, installPrism } from '../scripts/support/install.js'
import { inRoot, VERSIONS } from '../scripts/support/paths.js'

const VERSION = VERSIONS[0]
const DOCUMENT = inRoot(`generated/openapi/${VERSION}.json`)
const RESULTS = inRoot('dist/bench')
const RECORDED = `${RESULTS}/recorded.json`
const CONNECTIONS = 10

/**
 * How often each server is started, and how often and how long each request is sent, after rounds in which code is
 * still being compiled. The figures are medians.
 */
const { starts, warmUps, rounds, seconds } = process.argv.includes('--quick')
  ? { starts: 1, warmUps: 0, rounds: 1, seconds: 1 }
  : { starts: 3, warmUps: 1, rounds: 3, seconds: 3 }

/** A request that is sent many times, and the status that it must get. */
type Workload = { name: string; status: number; path: string; init: RequestInit & { headers: Record<string, string> } }

type MeasuredServer = { name: string; url: string; pid: number; startMs: number; stop: () => Promise<void> }

await install('bench')
const prism = await installPrism()
await mkdir(RESULTS, { recursive: true })
try {
  await buildMock(await contractFiles(), RESULTS)
  console.log(`Node ${process.versions.node}, ${availableParallelism()} cores, ${CONNECTIONS} connections\n`)
  await bench(await scenarios())
} finally {
  await rm(RESULTS, { recursive: true })
}

/** Returns the scenarios. Each has its own workspace: the tasks of one would make the pages of another longer. */
async function scenarios(): Promise<[Workload, Workload, Workload]> {
  const { components } = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  // Prism would call the URL for each request.
  const { callback_url: _, ...task } = components.examples['createTask.new_design.request'].value
  const headers = (key: string) => ({
    'service-version': VERSION,
    'content-type': 'application/json',
    authorization: `Bearer service_live_${key}`,
  })
  const post = (name: string, status: number, key: string, body: object): Workload => ({
    name,
    status,
    path: '/tasks',
    init: { method: 'POST', headers: headers(key), body: JSON.stringify(body) },
  })
  return [
    { name: 'list', status: 200, path: '/canvases', init: { method: 'GET', headers: headers('a0') } },
    post('POST', 202, 'a1', task),
    post('rejected POST', 422, 'a2', { ...task, prompt: 1 }),
  ]
}

/** Measures the servers in turns, so that a busy moment affects them all. */
async function bench(scenarios: [Workload, Workload, Workload]): Promise<void> {
  const servers: MeasuredServer[] = []
  const startMs = new Map<string, number[]>()
  for (let turn = 1; turn <= starts; turn++)
    for (const [name, args] of Object.entries(commands())) {
      const server = await start(name, args, scenarios[0])
      startMs.set(name, [...(startMs.get(name) ?? []), server.startMs])
      // The bare server sends what our mock responded.
      if (name === 'this mock') await record(server, scenarios)
      if (turn === starts) servers.push(server)
      else await server.stop()
    }
  try {
    const rates = new Map<string, number[]>()
    for (const { name, status, path, init } of scenarios)
      for (let round = 1 - warmUps; round <= rounds; round++)
        for (const server of servers) {
          const rate = await load(server, { name, status, path, init })
          const key = `${server.name} ${name}`
          if (round > 0) rates.set(key, [...(rates.get(key) ?? []), rate])
        }
    print(['', 'start, ms', 'memory, MiB', ...scenarios.map(({ name }) => `${name}, 1/s`)])
    for (const { name, pid } of servers) {
      const perSecond = scenarios.map((scenario) => median(rates.get(`${name} ${scenario.name}`)))
      print([name, ...[median(startMs.get(name)), await memoryOf(pid), ...perSecond].map((value) => value.toFixed(0))])
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
  }
}

/** The arguments of Node for each server, which end with its port. Only our mock has the base path of the API. */
function commands(): Record<string, string[]> {
  return {
    'this mock': [`${RESULTS}/node/cli.js`, '--quiet', '--port'],
    'prism mock -v silent': [prism, 'mock', DOCUMENT, '-v', 'silent', '--port'],
    'bare node:http': [inRoot('bench/bare.mjs'), RECORDED],
  }
}

/** Starts a server and waits for its first response with the right status, for a minute at most. */
async function start(name: string, args: string[], { status, path, init }: Workload): Promise<MeasuredServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${name === 'this mock' ? '/v1' : ''}`
  // In production mode Prism starts a second process, whose memory would not be counted.
  const { NODE_ENV: _, ...env } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, [...args, `${port}`], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  process.once('exit', () => child.kill('SIGKILL'))
  let complaints = ''
  child.stderr.on('data', (chunk) => (complaints += chunk))
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = () => {
    child.kill()
    return exited
  }
  for (;;) {
    const response = await fetch(url + path, init).catch(() => undefined)
    await response?.arrayBuffer()
    const startMs = performance.now() - began
    if (response?.status === status) return { name, url, pid: child.pid ?? 0, startMs, stop }
    if (child.exitCode === null && startMs < 60_000) await setTimeout(5)
    else
      throw new Error(
        `${name} did not respond with ${status}. It was started by: node ${args.join(' ')} ${port}\n${complaints}`,
      )
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Writes the scenarios' responses under what the bare server knows them by: method, path and length of the body. */
async function record({ url }: MeasuredServer, scenarios: Workload[]): Promise<void> {
  const recorded = scenarios.map(async ({ path, init }) => {
    // The mock counts credits, and the load would use them up.
    const key = init.headers.authorization?.replace('Bearer ', '')
    await fetch(new URL(`/_mock/keys/${key}`, url), { method: 'PUT', body: '{"credits":1000000000}' })
    const response = await fetch(url + path, init)
    const {
      connection: _,
      'keep-alive': __,
      'transfer-encoding': ___,
      ...headers
    } = Object.fromEntries(response.headers)
    const request = `${init.method} ${path} ${Buffer.byteLength(String(init.body ?? ''))}`
    return { key: request, status: response.status, headers, body: await response.text() }
  })
  await writeFile(RECORDED, JSON.stringify(await Promise.all(recorded)))
}

/** The parts of the load generator that are used. Its own types may be missing: the benchmark installs it. */
type Autocannon = (
  options: object,
) => Promise<{ requests: { average: number }; statusCodeStats: object; errors: number }>

/** Sends a request over all connections, each as fast as its responses arrive. Resolves to the responses per second. */
async function load(server: MeasuredServer, { name, status, path, init }: Workload): Promise<number> {
  const autocannon: Autocannon = createRequire(import.meta.url)('autocannon')
  const options = { ...init, url: server.url + path, connections: CONNECTIONS, duration: seconds }
  const { requests, statusCodeStats, errors } = await autocannon(options)
  const others = Object.keys(statusCodeStats).filter((code) => code !== `${status}`)
  if (others.length > 0 || errors > 0 || requests.average === 0)
    throw new Error(
      `${server.name}, ${name}: ${status} was expected, but there were ${others.join(', ') || `${errors} errors`}.`,
    )
  return requests.average
}

/** Returns the memory of a process (RSS), in MiB. */
async function memoryOf(pid: number): Promise<number> {
  const [, kib] = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')) ?? []
  return Number(kib) / 1024
}

function median(values: number[] = []): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function print([name = '', ...cells]: string[]): void {
  console.log(`${name.padEnd(22)}${cells.map((cell) => cell.padStart(20)).join('')}`)
}
