#!/usr/bin/env node
/** The command `canvas-design-sandbox`: the sandbox on one's own machine, in workerd. */
import { spawn } from 'node:child_process'
import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect, type NetConnectOpts } from 'node:net'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const HELP = `Usage: canvas-design-sandbox [options]

A sandbox of the Canvas Design Platform API in workerd, with a durable workspace for each key.

Options:
  --port <number>         port of 127.0.0.1 to listen on (default: 4020)
  --state <folder>        folder that keeps the workspaces (default: sandbox-state)
  --ready-file <file>     write the base URL of the API to this file once the sandbox is ready
  --allow-http-callbacks  for a trial: also deliver webhooks over HTTP and to private addresses
  --help                  display help`

const { port, state, file, isTrial } = flags()
// First of all: after Node has seen a socket, such as the lock, it no longer resolves links to packages.
const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
const config = fileURLToPath(new URL('sandbox.capnp', import.meta.url))
const origin = `http://127.0.0.1:${port}`
process.chdir(state)
if (await isListening({ path: 'lock' })) fail(`Another sandbox uses the folder ${state}.`)
if (await isListening({ host: '127.0.0.1', port })) fail(`Port ${port} is in use. Choose another one with --port.`)
// A sandbox that was killed leaves its lock.
rmSync('lock', { force: true })

const args = ['--experimental', '--control-fd=3', `--socket-addr=http=127.0.0.1:${port}`]
// Here all clients have one address.
const variables = { SANDBOX_URL: origin, SANDBOX_NEW_PER_HOUR: 'Infinity', SANDBOX_HTTP_CALLBACKS: String(isTrial) }
const child = spawn(workerd, ['serve', config, isTrial ? 'trial' : 'public', ...args], {
  env: { ...variables, ...process.env },
  stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
})
let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isEnding = child.kill()))
child.on('exit', (status) => {
  if (file) rmSync(file, { force: true })
  process.exit(isEnding ? 0 : (status ?? 1))
})
// workerd reports each socket that listens.
child.stdio[3]?.once('data', () => {
  if (file) writeFileSync(file, `${origin}/v1\n`)
  console.log(`API        ${origin}/v1\nWorkspaces ${state}`)
})

function flags() {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const options = { port: text('4020'), state: text('sandbox-state'), 'ready-file': text('') }
  const switches = { 'allow-http-callbacks': { type: 'boolean', default: false }, help: { type: 'boolean' } } as const
  try {
    const { values } = parseArgs({ options: { ...options, ...switches } })
    if (values.help) fail(HELP, 0)
    const [port, state, file] = [Number(values.port), resolve(values.state), values['ready-file']]
    if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error('--port must be from 1 to 65535.')
    mkdirSync(state, { recursive: true })
    if (file) accessSync(dirname(resolve(file)), constants.W_OK)
    return { port, state, file: file && resolve(file), isTrial: values['allow-http-callbacks'] }
  } catch (error) {
    return fail(`${(error as Error).message} Try --help.`, 2)
  }
}

function fail(message: string, status = 1): never {
  if (status === 0) console.log(message)
  else console.error(message)
  process.exit(status)
}

function isListening(to: NetConnectOpts): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(to, () => done(socket.destroy() !== undefined)).on('error', () => done(false))
  })
}
