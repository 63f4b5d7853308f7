/** The command `conform`: its exit status, and what it prints. */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { conformCommand } from '../../src/mock/node/conform-command.js'
import { contract } from '../support/contract.js'
import { freePort } from '../support/processes.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { BROKEN_SERVERS } from './broken-servers.js'

const local = { readContract: async () => contract, createMock }
const KEY = 'service_live_0123abcd'
let mock: Mock
let conforming: string

beforeAll(async () => {
  mock = await createMock()
  conforming = (await mock.listen()).baseUrl
})
afterAll(() => mock.close())

const at = (url: string) => ['--url', url, '--key', KEY]

/** Runs the command in this process. Resolves to its exit status and to what it prints to the error output and to the standard output. */
async function conformHere(...args: string[]) {
  const errors: string[] = []
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    process.exitCode = status ?? 0
    throw new Error('exit')
  })
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0)
  vi.spyOn(console, 'error').mockImplementation((text) => errors.push(`${text}\n`))
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  await conformCommand(local)
    .parseAsync(args, { from: 'user' })
    .catch((error: Error) => expect(error.message).toBe('exit'))
  const status = process.exitCode
  const printed = log.mock.calls.join('\n')
  vi.restoreAllMocks()
  process.exitCode = undefined
  return { status, errors: errors.join(''), printed }
}

test('conform exits with 0 for a server that conforms and prints only the report to the standard output', async () => {
  const { status, errors, printed } = await conformHere(...at(conforming), '--version', NEWEST, '--json')
  const report = JSON.parse(printed)
  expect(report).toMatchObject({ url: conforming, failed: 0 })
  expect(report.operations).toHaveLength(35)
  expect(report.operations[0]).toMatchObject({ operationId: 'listCanvases', version: NEWEST, failed: [] })
  expect(errors).toMatch(new RegExp(` 1/35 {2}${NEWEST} {2}listCanvases +ok, \\d+ passed\\n`))
  expect(status).toBe(0)
})

test('conform exits with 1 for a server that fails and prints what was expected and received for each operation', async () => {
  const { serve } = BROKEN_SERVERS.find(({ check }) => check === 'list.total') ?? expect.unreachable()
  const server = createServer(
    getRequestListener((request) => serve(request, mock.fetch), { overrideGlobalObjects: false }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const { status, printed } = await conformHere(...at(url), '--operations', 'listTasks', '--read-only')
  server.close()
  expect(printed).toContain(
    [
      'listTasks',
      `  ${NEWEST}  list.total: total is a number or null, as documented for the list`,
      '    expected  /total must be integer',
      '    got       /total null',
      '    request   without Service-Version, as documented, with limit=1',
    ].join('\n'),
  )
  expect(printed).toContain(`\n  ${OLDEST}  list.total`)
  // Two in each version, and one without the header.
  expect(printed).toMatch(new RegExp(` passed, ${VERSIONS.length * 2 + 1} failed, \\d+ skipped$`))
  expect(status).toBe(1)
})

test('the guide lists exactly the flags of the command', async () => {
  const flags = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].sort()
  const guide = await readFile(inRoot('docs/conform.md'), 'utf8')
  const table = guide.split('\n').filter((line) => line.startsWith('| `--'))
  expect(flags(table.join('\n'))).toEqual(flags(conformCommand(local).helpInformation()))
})

test('conform without a URL checks a mock in the process', async () => {
  const { status, printed } = await conformHere('--operations', 'getCredits, listTasks')
  expect(printed).toMatch(/^Checked http/)
  expect(printed).toMatch(/\n\d+ passed, 0 failed, \d+ skipped$/)
  expect(status).toBe(0)
})

describe('conform exits with 2 and says what is wrong', () => {
  const nowhere = ['--url', 'http://127.0.0.1:1/v1']

  test.each([
    ['for a URL without a scheme', ['--url', 'example'], 'Use a URL that starts with http:// or https://.'],
    ['for a URL without a key', nowhere, 'A key is needed. Pass one with --key, or set CANVAS_DESIGN_KEY.'],
    ['for a key with a space', [...nowhere, '--key', 'a b'], 'A key contains only visible ASCII characters.'],
    [
      'for an unknown version',
      ['--version', '2025-01-01'],
      `There is no version 2025-01-01. Available: ${VERSIONS.join(', ')}.`,
    ],
    [
      'for an unknown operation',
      ['--operations', 'getNothing'],
      'There is no operation getNothing. Available: listCanvases,',
    ],
    ['for flags that exclude each other', ['--read-only', '--all'], "'--read-only' cannot be used with option '--all'"],
  ])('%s', async (_, args, message) => {
    const { status, errors, printed } = await conformHere(...args)
    expect(errors).toContain(message)
    expect(printed).toBe('')
    expect(status).toBe(2)
  })

  test('for a server that is not there', async () => {
    const url = `http://127.0.0.1:${await freePort()}/v1`
    const { status, errors } = await conformHere(...at(url))
    expect(errors).toBe(`${url} cannot be reached: ECONNREFUSED. Check the address, and that the server is running.\n`)
    expect(status).toBe(2)
  })

  test('for a key that the server rejects', async () => {
    const { status, errors } = await conformHere('--url', conforming, '--key', 'sk_0123')
    expect(errors).toBe(`${conforming} rejects the key (401). Pass a valid one with --key.\n`)
    expect(status).toBe(2)
  })

  test('for a URL that is not the base URL of the API', async () => {
    const { origin } = new URL(conforming)
    const { status, errors } = await conformHere('--url', origin, '--key', KEY)
    expect(errors).toBe(`There is nothing at ${origin}/uploads/limits. The base URL ends in /v1.\n`)
    expect(status).toBe(2)
  })
})
