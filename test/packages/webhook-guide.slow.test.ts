/** The receivers of the guide to webhooks: each accepts what the mock delivers, and rejects every forged delivery. */
import { execFile, spawn } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { checkReceiver } from '../../src/conform/receiver.js'
import { contract } from '../support/contract.js'
import { newFolder } from '../support/folders.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks } from './guides.js'

const SECRET = 'shown once'
/** Returns the first program of a section, as a reader takes it out of the guide. */
const code = (heading: string) => blocks('docs/webhooks.md', '(?:ts|typescript)', heading)[0] ?? ''

/** Next.js calls the function of a route; here Node's server does, by way of Hono's adapter. */
const SERVE_ROUTE = `
import { serve } from '@hono/node-server'
serve({ fetch: POST, port: Number(process.env.PORT) })
`

const folder = newFolder()
symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'))
const mock = await sharedMock({ taskMs: 300, allowHttpCallbacks: true })

/** A program of the guide as JavaScript. Its import of the package is replaced by the path of the compiled file. */
function write(name: string, text: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  const program = ts.transpileModule(text, { compilerOptions }).outputText
  const file = join(folder, `${name}.mjs`)
  const entry = JSON.stringify(`file://${inRoot('generated/client/webhooks.js')}`)
  writeFileSync(file, program.replace(/'canvas-design-api\/webhooks'/g, entry))
  return file
}

let port = 21_300 + (process.pid % 500)

test.each([
  ["Node's http", code("Node's http")],
  ['Express', code('Express')],
  ['Hono', code('Hono')],
  ['Next.js', code('Next.js') + SERVE_ROUTE],
])('the receiver for %s accepts genuine deliveries and rejects all others', { timeout: 60_000 }, async (_, program) => {
  port++
  const receiver = spawn(process.execPath, [write(`receiver-${port}`, program)], {
    cwd: folder,
    env: { ...process.env, SIGNING_SECRET: SECRET, PORT: String(port) },
  })
  try {
    let printed = ''
    for (const stream of [receiver.stdout, receiver.stderr]) stream.on('data', (chunk) => (printed += chunk))
    const address = `http://127.0.0.1:${port}/webhooks`
    const post = (body: string, headers: Record<string, string> = {}) =>
      fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(() => post('{}'), { timeout: 20_000, message: printed }).toBe(400)

    const delivered = await checkReceiver(contract, { url: address, secret: SECRET })
    expect(delivered.filter(({ severity }) => severity)).toEqual([])

    const key = `service_live_${port.toString(16)}`
    mock.defineKey({ key, secret: SECRET })
    await mock.fetch(
      new Request('http://mock.test/v1/tasks', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: 'A poster', callback_url: address }),
      }),
    )
    await expect.poll(() => mock.deliveries().at(-1), { timeout: 10_000 }).toMatchObject({ status: 204 })
    expect(printed).toMatch(/task\.failed/)
  } finally {
    receiver.kill()
  }
})

test('the program that tests a receiver gets a 204', { timeout: 60_000 }, async () => {
  port++
  const env = { ...process.env, SIGNING_SECRET: SECRET, PORT: String(port) }
  const receiver = spawn(process.execPath, [write('tested', code('Hono'))], { cwd: folder, env })
  try {
    const file = write('sender', code('Testing a receiver').replace('8080', String(port)))
    const send = () =>
      promisify(execFile)(process.execPath, [file], { cwd: folder, env }).then(
        ({ stdout }) => stdout,
        () => '',
      )
    await expect.poll(send, { timeout: 20_000 }).toBe('204\n')
  } finally {
    receiver.kill()
  }
})
