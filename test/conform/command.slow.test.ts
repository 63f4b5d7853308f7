import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

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
  expect(JSON.parse(stdout)).toMatchObject({ url: conforming, failed: 0 })
  expect(output).toMatch(new RegExp(` 1/35 {2}${NEWEST} {2}listCanvases +ok, \\d+ passed\\n`))
  expect(status).toBe(0)
})

test('conform exits with 2 for an unknown flag', async () => {
  const { status, output } = await conform('--nothing')
  expect(output).toBe("error: unknown option '--nothing'\nTry --help.\n")
  expect(status).toBe(2)
})
