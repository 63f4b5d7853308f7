/** The command `conform`, started as a process: its exit status, and what it prints to which output. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { freePort, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'
import { BROKEN_SERVERS } from './broken-servers.js'

const CLI = 'src/mock/node/cli.ts'
const KEY = 'service_live_0123abcd'
let mock: Mock
let conforming: string

beforeAll(async () => {
  mock = await createMock()
  conforming = (await mock.listen()).baseUrl
})
afterAll(() => mock.close())

async function conform(...args: string[]) {
  const command = start(CLI, ['conform', ...args])
  let stdout = ''
  command.process.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  return { status: await command.exited, output: command.output(), stdout }
}

test('conform exits with 0 for a server that conforms and prints only the report to the standard output', async () => {
  const { status, output, stdout } = await conform('--url', conforming, '--key', KEY, '--version', NEWEST, '--json')
  const report = JSON.parse(stdout)
  expect(report).toMatchObject({ url: conforming, failed: 0 })
  expect(report.operations).toHaveLength(35)
  expect(report.operations[0]).toMatchObject({ operationId: 'listCanvases', version: NEWEST, failed: [] })
  expect(output).toMatch(new RegExp(` 1/35 {2}${NEWEST} {2}listCanvases +ok, \\d+ passed\\n`))
  expect(status).toBe(0)
})

test('conform exits with 1 for a server that fails and prints what was expected and received for each operation', async () => {
  const { serve } =
    BROKEN_SERVERS.find(({ what }) => what === 'returns null for a documented total') ?? expect.unreachable()
  const server = createServer(getRequestListener(serve(mock.fetch), { overrideGlobalObjects: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`
  const { status, stdout } = await conform('--url', url, '--key', KEY, '--only', 'listTasks', '--read-only')
  server.close()
  expect(stdout).toContain(
    [
      'listTasks',
      `  ${NEWEST}  error list.total: total is the number of all items or null, as documented for the list`,
      '    expected    /total must be integer',
      '    got         /total null',
    ].join('\n'),
  )
  expect(stdout).toMatch(/ passed, [1-9]\d* failed, 0 warnings, \d+ skipped\n$/)
  expect(status).toBe(1)
})

test('conform exits with 2 and prints one line for a server that is not there', async () => {
  const url = `http://127.0.0.1:${await freePort()}/v1`
  const { status, output } = await conform('--url', url, '--key', KEY)
  expect(output).toBe(`${url} cannot be reached: ECONNREFUSED. Check the address, and that the server is running.\n`)
  expect(status).toBe(2)
})

test('conform exits with 2 for an unknown flag', async () => {
  const { status, output } = await conform('--nothing')
  expect(output).toBe("error: unknown option '--nothing'\nTry --help.\n")
  expect(status).toBe(2)
})
