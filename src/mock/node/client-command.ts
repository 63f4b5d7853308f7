/** Runs a command whose requests go to a mock on a port, and judges what it sends. */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { BadDay, ClientMock, ClientReport } from '../../conform/client.js'
import type { Contract } from '../../contract/contract.js'
import { BASE_PATH, originOf } from '../http/addresses.js'
import type { Mock, MockOptions } from '../index.js'
import { isLoopback } from '../request/origin.js'

const HOST = '127.0.0.1'

/** Lists have more than one page. */
const RECORDS = 30

/**
 * Runs a command with the address, a key and a secret of a mock in its environment, and resolves to what it did wrong.
 * Rejects with an Error if it cannot be started, or sends nothing.
 */
export async function checkClient(
  [command = '', ...args]: string[],
  contract: Contract,
  createMock: (options: MockOptions) => Promise<Mock>,
): Promise<ClientReport> {
  const [{ createBadDay }, { newKey, CannotCheck }, { listen }, { ofFetch }] = await Promise.all([
    import('../../conform/client.js'),
    import('../../conform/requests.js'),
    import('../server/server.js'),
    import('../http/fetch.js'),
  ])
  let day: BadDay | undefined
  // A webhook leaves this machine for nobody.
  const receiveWebhook = async (request: Request) =>
    day && isLoopback(new URL(request.url).hostname) ? day.deliver(request) : new Response(null, { status: 204 })
  const mock = await createMock({ contract, allowHttpCallbacks: true, receiveWebhook })
  day = createBadDay(contract, mock as ClientMock)
  const [key, secret] = [newKey(), `whsec_${crypto.randomUUID().replaceAll('-', '')}`]
  mock.defineKey({ key, secret })
  for (const type of ['canvas', 'task'] as const) mock.workspace(key).add(type, {}, RECORDS)
  const handle = ofFetch(day.fetch)
  // A fault of a test can close a connection.
  const server = await listen((request) => handle(request).catch(() => undefined), { port: 0, hostname: HOST })
  const url = originOf(HOST, server.port) + BASE_PATH
  try {
    const exit = await run(command, args, {
      CANVAS_DESIGN_URL: url,
      CANVAS_DESIGN_KEY: key,
      CANVAS_DESIGN_SECRET: secret,
    })
    const report = day.report([command, ...args].join(' '), exit)
    if (report.requests > 0) return report
    throw new CannotCheck(
      `The command ended with ${exit} and sent no request. It must send its requests to the base URL in CANVAS_DESIGN_URL.`,
    )
  } finally {
    await Promise.all([server.close(), mock.close()])
  }
}

/** Resolves to the exit status of a command. Its output goes to the error output: the report is the output. */
function run(command: string, args: string[], env: Record<string, string>): Promise<number> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['inherit', process.stderr, process.stderr],
    // npm is a script there.
    shell: process.platform === 'win32',
  })
  const end = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.on(signal, end)
  return new Promise<number>((resolve, reject) => {
    child.on('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          `${command} cannot be run: ${code ?? message}. Write the command after --, as in: client -- node app.mjs`,
        ),
      ),
    )
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  }).finally(() => {
    for (const signal of signals) process.off(signal, end)
  })
}
