/** The tool server: its tools follow POST /tasks. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { JSONRPCMessageSchema, ListToolsResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, onTestFinished, test } from 'vitest'
import { loadContract } from '../../scripts/documents/contract.js'
import { toolsOf } from '../../scripts/documents/tool-list.js'
import { readToolServer, type ToolServer } from '../../scripts/read/tool-server.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documents } from '../support/documents.js'

const { toolServer, tools } = await loadContract()

type Body = { properties: JsonObject; if?: JsonObject }

/** The document with another schema for the body of POST /tasks. */
function _withBody(change: (body: Body) => void): JsonObject {
  const document = structuredClone(documents.canvas)
  change((document.components as { schemas: { TaskCreate: Body } }).schemas.TaskCreate)
  return document
}

const inputOf = (document: JsonObject) => toolsOf(toolServer, document)[0]?.inputSchema as Body

describe('The input of start_design_task', () => {
  test('has no references', () => expect(JSON.stringify({ tools })).not.toContain('$ref'))

  test('accepts the request examples of POST /tasks, and rejects what POST /tasks rejects', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const fits = ajv.compile(inputOf(documents.canvas))
    expect(fits({ prompt: 'A deck', format_category: 'slides', attachments: [{ role: 'source' }] })).toBe(true)
    expect(fits({ prompt: 1 })).toBe(false)
    expect(fits({ canvas_id: 'a', template_canvas_id: 'b' })).toBe(false)
    expect(fits({ callback_url: 'http://hooks.example.com/' })).toBe(false)
  })
})

describe('toolsOf rejects', () => {
  test.each<[string, Partial<ToolServer>, string]>([
    ['an unknown operation', { tools: [{ name: 'a', description: '', input_of: 'nope' }] }, 'no operation nope'],
    [
      'an operation without a body',
      { tools: [{ name: 'a', description: '', input_of: 'listTasks' }] },
      'listTasks has no JSON request body',
    ],
    [
      'an unknown property',
      { tools: [{ name: 'a', description: '', input_of: 'createTask', flattened: { size: ['width'] } }] },
      'openapi/mcp/tools.yaml  a: size is flattened, but the request body of createTask has no such property.',
    ],
  ])('%s', (_, change, message) => {
    const concurrency = { ...toolServer.concurrency, tools: [] }
    expect(() => toolsOf({ ...toolServer, concurrency, ...change }, documents.canvas)).toThrow(message)
  })

  test('a limit on a tool that does not exist', () => {
    expect(() => toolsOf({ ...toolServer, tools: [] }, documents.canvas)).toThrow('there is no tool start_design_task')
  })
})

describe('readToolServer', () => {
  /** Reads a copy of `openapi/mcp` in which one text is replaced. */
  async function read(file: string, from: string, to: string) {
    const folder = await mkdtemp(inRoot('node_modules/.cache/tool-server-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await cp(inRoot('openapi/mcp'), `${folder}/mcp`, { recursive: true })
    const text = await readFile(`${folder}/mcp/${file}`, 'utf8')
    expect(text).toContain(from)
    await writeFile(`${folder}/mcp/${file}`, text.replace(from, to))
    return readToolServer(relative(ROOT, folder))
  }

  test.each([
    [
      'an unknown key',
      'tools.yaml',
      'flattened:',
      'flatened:',
      /tools\.yaml:\d+:\d+ {2}There is no key `flatened` here/,
    ],
    [
      'a missing key',
      'server.yaml',
      'status:',
      'state:',
      /server\.yaml:\d+:\d+ {2}The key `status` is missing in discovery\./,
    ],
    [
      'a value of another type',
      'server.yaml',
      'status: 401',
      'status: "401"',
      /:\d+:\d+ {2}The value must be integer\./,
    ],
  ])('reports the line of %s', async (_, file, from, to, message) => {
    await expect(read(file, from, to)).rejects.toThrow(message)
  })
})

test('tools.json is a valid result of tools/list', () => {
  const parsed = ListToolsResultSchema.parse({ tools })
  expect(parsed.tools.map(({ name }) => name)).toEqual(toolServer.tools.map(({ name }) => name))
  expect(JSONRPCMessageSchema.safeParse({ jsonrpc: '2.0', id: 1, result: { tools } }).success).toBe(true)
})
