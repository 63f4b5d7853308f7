/** What only its own process shows of the command: signals, pipes, and the tool server over standard input. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { readContract } from '../../src/mock/node/contract.js'
import { newFolder } from '../support/folders.js'
import { start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const CLI = 'src/mock/node/cli.ts'

test('a signal right after the ready file is written ends the command in order', { timeout: 60_000 }, async () => {
  const file = join(newFolder(), 'url')
  for (let round = 0; round < 3; round++) {
    const mock = start(CLI, ['--port', '0', '--quiet', '--ready-file', file])
    while (!existsSync(file)) await new Promise((resolve) => setImmediate(resolve))
    expect(await mock.stop()).toBe(0)
    expect(existsSync(file)).toBe(false)
  }
})

test.each([
  ['legacy', '2025-11-25'],
  ['auto', '2026-07-28'],
] as const)(
  'local-tools serves the form %s over standard input and output without a key, and nothing private',
  async (mode, spoken) => {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const args = ['--import', 'tsx', inRoot(CLI), 'local-tools']
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: inRoot() }))
    expect(client.getNegotiatedProtocolVersion()).toBe(spoken)
    expect(client.getServerVersion()).toEqual({ name: 'canvas-design-mock', version: NEWEST })
    expect((await client.listTools()).tools).toEqual([])
    for (const name of ['list_my_canvases', 'start_design_task'])
      await expect(client.callTool({ name })).rejects.toThrow(`There is no tool ${name}. Available: none.`)
    await client.close()
  },
)

test('--data reads a pipe, and a value that is used many times', async () => {
  const fifo = join(newFolder(), 'records')
  execFileSync('mkfifo', [fifo])
  const mock = start(CLI, ['--port', '0', '--data', fifo])
  await writeFile(fifo, `service_live_0a:\n  - &x { type: canvas }\n${'  - *x\n'.repeat(200)}  - wrong\n`)
  expect(await mock.exited).toBe(1)
  expect(mock.output()).toContain(`${fifo}:203: A record must be an object`)
})

test.each([
  ['missing', undefined, `generated/openapi/${NEWEST}.json cannot be read. Run \`npm run generate\`.`],
  ['not JSON', '{', `generated/openapi/${NEWEST}.json is not valid JSON`],
  ['not OpenAPI', '{}', `generated/openapi/${NEWEST}.json is not an OpenAPI document. Run \`npm run generate\`.`],
])('readContract names a document that is %s', async (_, text, message) => {
  const folder = newFolder()
  await mkdir(join(folder, 'openapi'))
  await cp(inRoot('generated/versions.json'), join(folder, 'versions.json'))
  if (text !== undefined) await writeFile(join(folder, `openapi/${NEWEST}.json`), text)
  await expect(readContract(folder)).rejects.toThrow(message)
})
