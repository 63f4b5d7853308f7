/** The flags of the command, and how it ends when it cannot start: each in a process of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { readContract } from '../../src/mock/node/contract.js'
import { newFolder } from '../support/folders.js'
import { start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const CLI = 'src/mock/node/cli.ts'

test('a signal right after the ready file is written ends the command in order', async () => {
  const file = join(newFolder(), 'url')
  for (let round = 0; round < 5; round++) {
    const mock = start(CLI, ['--port', '0', '--quiet', '--ready-file', file])
    while (!existsSync(file)) await new Promise((resolve) => setImmediate(resolve))
    expect(await mock.stop()).toBe(0)
    expect(existsSync(file)).toBe(false)
  }
})

test('mcp.local_variant: local-tools responds over standard input and output without a key, and reaches nothing private', async () => {
  const client = new Client({ name: 'test', version: '1' })
  const args = ['--import', 'tsx', inRoot(CLI), 'local-tools']
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: inRoot() }))
  expect(client.getServerVersion()).toEqual({ name: 'canvas-design-mock', version: NEWEST })
  expect(await client.ping()).toEqual({})
  expect(await client.listTools()).toEqual({ tools: [] })
  for (const name of ['list_my_canvases', 'start_design_task'])
    await expect(client.callTool({ name })).rejects.toThrow(`There is no tool ${name}. Available: none.`)
  await client.close()
})

describe('a command that cannot work ends with a clear line', () => {
  const MISSPELLED = 'service_live_0a:\n  - type: task\n    fields:\n      statsu: running\n'
  /** Nine levels of nine aliases: written out, some gigabytes. */
  const LAUGHS = `service_live_0a:\n  - &a0 [lol]\n${Array.from({ length: 9 }, (_, at) => `  - &a${at + 1} [${`*a${at},`.repeat(9)}]\n`).join('')}`
  test.each([
    [MISSPELLED, ':4: task: `statsu` is not a known field. Did you mean `status`?'],
    ['{"service_live_0a": [\n{"type": "canvas", "count": 0}]}', ':2: `count` must be at least 1.'],
    ['mine: []', ':1: mine is not a key of the form service_live_0123abcd.'],
    ['a: [', ':1: '],
    ['service_live_0a:\n  - *x\n', ':2: `*x` needs a value marked `&x` that ends before it.'],
    ['service_live_0a: &x\n  - *x\n', ':2: `*x` needs a value marked `&x` that ends before it.'],
    ['service_live_0a:\n  - type: canvas\n  -\n', ':3: A record must be an object, such as `{ type:'],
    [
      'service_live_0a:\n  - type: event\n    fields:\n      data:\n        a: 1\n',
      ':5: event: `data.a` is not a known',
    ],
    [LAUGHS, ': Aliases inside of aliases may stand for at most 10000 values.'],
    ['', ': The file is empty. It must have a list of records for each key, such as `service_live_0123abcd: ['],
    ['- type: canvas\n', ':1: It must have a list of records for each key'],
  ])('--data with %j names file and line', async (text, message) => {
    const file = join(newFolder(), 'records.yaml')
    await writeFile(file, text)
    const mock = start(CLI, ['--port', '0', '--data', file])
    expect(await mock.exited).toBe(1)
    expect(mock.output()).toContain(file + message)
  })

  test.each([
    ['{"format": 1,\n"day": ', ':2: The state is damaged: '],
    ['{"format": 1,\n"day": "2026-05-05",\n"limits": "yes"}', ':1: The state is damaged: '],
    ['{"format": 0}', ':1: The state has the format 0, and this version of the mock reads the format 1.'],
    ['null\n', ':1: The state is damaged: it must be a JSON object.'],
    ['', ': The state is damaged: the file is empty. Delete it to start afresh.'],
  ])('--state with %j names file and line, and changes nothing', async (text, message) => {
    const file = join(newFolder(), 'state.json')
    await writeFile(file, text)
    const mock = start(CLI, ['--port', '0', '--state', file])
    expect(await mock.exited).toBe(1)
    expect(mock.output()).toContain(file + message)
    expect(await readFile(file, 'utf8')).toBe(text)
  })
})

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
