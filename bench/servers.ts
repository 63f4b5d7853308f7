import { join } from 'node:path'
import { inRoot } from '../scripts/paths.js'
import { type Leg, send } from './legs.js'
import { freePort, type Running, startNode, until } from './processes.js'

export const SERVERS = ['our mock', 'prism mock', 'prism mock -v silent'] as const
export type ServerName = (typeof SERVERS)[number]

export type Server = Running & {
  name: ServerName
  /** The base URL of the API. */
  url: string
  /** From the start of the process to the first response with the expected status, in ms. */
  startMs: number
}

/**
 * Starts a server on the documents of a stage's folder and waits for its first response. Throws if it exits before that or does
 * not respond within two minutes.
 */
export async function startServer(name: ServerName, folder: string, version: string, first: Leg): Promise<Server> {
  const port = await freePort()
  const { args, base } = COMMANDS[name](folder, version, String(port))
  const url = `http://127.0.0.1:${port}${base}`
  const start = performance.now()
  const running = startNode(args, folder)
  let ended: number | undefined
  void running.exited.then((code) => {
    ended = code
  })
  const answers = async () => {
    if (ended !== undefined) throw new Error(failure(name, args, `ended with status ${ended}`, running))
    return (await send(url, first).catch(() => undefined)) === first.status
  }
  await until(answers, 120_000, () => failure(name, args, 'did not respond within two minutes', running))
  const startMs = performance.now() - start
  if (name === 'our mock') await giveCredits(port, first)
  return { ...running, name, url, startMs }
}

/** Our mock counts credits, and the load would use them up. */
async function giveCredits(port: number, { headers }: Leg): Promise<void> {
  const key = headers.authorization?.replace('Bearer ', '')
  const answer = await fetch(`http://127.0.0.1:${port}/_mock/keys/${key}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ credits: 1_000_000_000 }),
  })
  if (!answer.ok) throw new Error(`The mock did not accept the credits: ${await answer.text()}`)
}

type Command = (folder: string, version: string, port: string) => { args: string[]; base: string }

/** Prism ignores the base path of `servers`. */
const COMMANDS: Record<ServerName, Command> = {
  'our mock': (folder, _, port) => ({
    args: [join(folder, 'src/mock/node/cli.js'), '--quiet', '--port', port],
    base: '/v1',
  }),
  'prism mock': (...about) => ({ args: prism(...about), base: '' }),
  'prism mock -v silent': (...about) => ({ args: [...prism(...about), '-v', 'silent'], base: '' }),
}

const PRISM = inRoot('node_modules/@stoplight/prism-cli/dist/index.js')

function prism(folder: string, version: string, port: string): string[] {
  return [PRISM, 'mock', join(folder, `generated/openapi/${version}.json`), '--port', port]
}

function failure(name: ServerName, args: string[], what: string, { complaints }: Running): string {
  return `${name} ${what}. It was started by: node ${args.join(' ')}\n${complaints()}`.trim()
}
