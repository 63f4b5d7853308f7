/** The command `conform`: its exit status, what it prints, and what it says when it cannot do its work. */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/paths.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { conformCommand } from '../../src/mock/node/conform-command.js'
import { contract } from '../support/contract.js'
import { freePort } from '../support/processes.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { SPOILED } from './spoiled.js'

const local = { readContract: async () => contract, createMock }
const KEY = 'service_live_0123abcd'
let mock: Mock
let sound: string

beforeAll(async () => {
  mock = await createMock()
  sound = (await mock.listen()).baseUrl
})
afterAll(() => mock.close())

const at = (url: string) => ['--url', url, '--key', KEY]

/** Runs the command in this process: what it prints on the error output and on the standard one, and how it ends. */
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

test('a server that is in order: status 0, the report alone on the standard output', async () => {
  const { status, errors, printed } = await conformHere(...at(sound), '--version', NEWEST, '--json')
  const report = JSON.parse(printed)
  expect(report).toMatchObject({ url: sound, failed: 0 })
  expect(report.operations).toHaveLength(35)
  expect(report.operations[0]).toMatchObject({ operationId: 'listCanvases', version: NEWEST, failed: [] })
  expect(errors).toMatch(new RegExp(` 1/35 {2}${NEWEST} {2}listCanvases +ok, \\d+ held\\n`))
  expect(status).toBe(0)
})

test('a server that fails is reported by operation, with what was expected and received', async () => {
  const { serve } = SPOILED.find(({ check }) => check === 'list.total') ?? expect.unreachable()
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
      `  ${OLDEST}  list.total`,
    ].join('\n'),
  )
  expect(printed).toMatch(/ held, 5 failed, \d+ skipped$/)
  expect(status).toBe(1)
})

test('the guide lists the flags that there are', async () => {
  const flags = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].sort()
  const guide = await readFile(inRoot('docs/conform.md'), 'utf8')
  const table = guide.split('\n').filter((line) => line.startsWith('| `--'))
  expect(flags(table.join('\n'))).toEqual(flags(conformCommand(local).helpInformation()))
})

test('without a URL a mock in the process is checked', async () => {
  const { status, printed } = await conformHere('--operations', 'getCredits, listTasks')
  expect(printed).toMatch(/^Checked http/)
  expect(printed).toMatch(/\n\d+ held, 0 failed, \d+ skipped$/)
  expect(status).toBe(0)
})

describe('what cannot be checked is reported and ends with status 2', () => {
  const nowhere = ['--url', 'http://127.0.0.1:1/v1']

  test.each([
    ['no address', ['--url', 'example'], 'Use a URL that starts with http:// or https://.'],
    ['an address without a key', nowhere, 'A key is needed. Pass one with --key, or set CANVAS_DESIGN_KEY.'],
    ['a key that is none', [...nowhere, '--key', 'a b'], 'A key contains only visible ASCII characters.'],
    [
      'an unknown version',
      ['--version', '2025-01-01'],
      `There is no version 2025-01-01. Available: ${VERSIONS.join(', ')}.`,
    ],
    [
      'an unknown operation',
      ['--operations', 'getNothing'],
      'There is no operation getNothing. Available: listCanvases,',
    ],
    ['flags that exclude each other', ['--read-only', '--all'], "'--read-only' cannot be used with option '--all'"],
  ])('%s', async (_, args, message) => {
    const { status, errors, printed } = await conformHere(...args)
    expect(errors).toContain(message)
    expect(printed).toBe('')
    expect(status).toBe(2)
  })

  test('a server that is not there', async () => {
    const url = `http://127.0.0.1:${await freePort()}/v1`
    const { status, errors } = await conformHere(...at(url))
    expect(errors).toBe(`${url} cannot be reached: ECONNREFUSED. Check the address, and that the server is running.\n`)
    expect(status).toBe(2)
  })

  test('a key that the server refuses', async () => {
    const { status, errors } = await conformHere('--url', sound, '--key', 'sk_0123')
    expect(errors).toBe(`${sound} rejects the key (401). Pass a valid one with --key.\n`)
    expect(status).toBe(2)
  })

  test('a URL that is not the API', async () => {
    const { origin } = new URL(sound)
    const { status, errors } = await conformHere('--url', origin, '--key', KEY)
    expect(errors).toBe(`There is nothing at ${origin}/uploads/limits. The base URL ends in /v1.\n`)
    expect(status).toBe(2)
  })
})
