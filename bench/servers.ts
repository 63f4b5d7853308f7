import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inRoot } from '../scripts/support/paths.js'
import { PACKAGE } from './fixture.js'
import { freePort, type Running, startNode, until } from './processes.js'
import { type Scenario, send } from './scenarios.js'

const PEERS = inRoot('bench/peers')
const PRISM = inRoot('tools/prism/node_modules/@stoplight/prism-cli/dist/index.js')

/** Our mock comes first: its responses are recorded for the bare server. */
export const SERVERS = [
  'our mock',
  'prism mock',
  'prism mock -v silent',
  '@scalar/mock-server',
  'openapi-backend',
  'bare node:http',
] as const
export type ServerName = (typeof SERVERS)[number]

export type Server = Running & {
  name: ServerName
  /** The base URL of the API. */
  url: string
  /** From the start of the process to the first response with the expected status, in ms. */
  startMs: number
}

/**
 * Starts a server on the documents of a fixture's folder and waits for its first response. Throws if it exits before that or does
 * not respond within two minutes.
 */
export async function startServer(
  name: ServerName,
  folder: string,
  version: string,
  scenarios: Scenario[],
): Promise<Server> {
  const [first] = scenarios
  if (!first) throw new Error('There is no scenario to measure.')
  const port = await freePort()
  const { args, base } = COMMANDS[name](folder, version, String(port))
  const url = `http://127.0.0.1:${port}${base}`
  const start = performance.now()
  const running = startNode(args, folder)
  let ended: number | undefined
  void running.exited.then((code) => {
    ended = code
  })
  const responds = async () => {
    if (ended !== undefined) throw new Error(failure(name, args, `ended with status ${ended}`, running))
    return (await send(url, first).catch(() => undefined)) === first.status
  }
  await until(responds, 120_000, () => failure(name, args, 'did not respond within two minutes', running))
  const startMs = performance.now() - start
  if (name === 'our mock') {
    for (const scenario of scenarios) await giveCredits(`http://127.0.0.1:${port}`, scenario)
    await writeFile(
      join(folder, RECORDED),
      JSON.stringify(await Promise.all(scenarios.map((scenario) => record(url, scenario)))),
    )
  }
  return { ...running, name, url, startMs }
}

/** Our mock counts credits, and the load would use them up. */
async function giveCredits(origin: string, { headers }: Scenario): Promise<void> {
  const url = `${origin}/_mock/keys/${headers.authorization?.replace('Bearer ', '')}`
  const response = await fetch(url, { method: 'PUT', body: '{"credits":1000000000}' })
  if (!response.ok) throw new Error(`The mock rejected PUT ${url}: ${await response.text()}`)
}

type Command = (folder: string, version: string, port: string) => { args: string[]; base: string }

/** The file in a fixture's folder with the responses of the bare server. */
const RECORDED = 'recorded.json'

/** Records the response to a scenario's request under what the bare server recognizes it by: method, path and length of the body. */
async function record(url: string, { method, path, headers, body }: Scenario) {
  const response = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  const key = `${method} ${path} ${Buffer.byteLength(body ?? '')}`
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...kept } = Object.fromEntries(response.headers)
  return { key, status: response.status, headers: kept, body: await response.text() }
}

/** The other servers ignore the base path of `servers`. */
const COMMANDS: Record<ServerName, Command> = {
  'our mock': (folder, _, port) => ({
    args: [join(folder, PACKAGE, 'node/cli.js'), '--quiet', '--port', port],
    base: '/v1',
  }),
  'prism mock': (...about) => ({ args: prism(...about), base: '' }),
  'prism mock -v silent': (...about) => ({ args: [...prism(...about), '-v', 'silent'], base: '' }),
  '@scalar/mock-server': (...about) => ({ args: peer('scalar', ...about), base: '' }),
  'openapi-backend': (...about) => ({ args: peer('openapi-backend', ...about), base: '' }),
  'bare node:http': (folder, _, port) => ({ args: [join(PEERS, 'bare.mjs'), join(folder, RECORDED), port], base: '' }),
}

function peer(name: string, folder: string, version: string, port: string): string[] {
  return [join(PEERS, `${name}.mjs`), join(folder, `generated/openapi/${version}.json`), port]
}

function prism(folder: string, version: string, port: string): string[] {
  return [PRISM, 'mock', join(folder, `generated/openapi/${version}.json`), '--port', port]
}

function failure(name: ServerName, args: string[], what: string, { complaints }: Running): string {
  return `${name} ${what}. It was started by: node ${args.join(' ')}\n${complaints()}`.trim()
}
