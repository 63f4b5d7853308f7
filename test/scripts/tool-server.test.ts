/** The tool server: its tools follow POST /tasks. */
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { loadContract } from '../../scripts/documents/contract.js'
import { toolsOf } from '../../scripts/documents/tool-list.js'
import type { ToolServer } from '../../scripts/read/tool-server.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documents } from '../support/documents.js'

const { toolServer, tools } = await loadContract()

type Body = { properties: JsonObject; if?: JsonObject }

const inputOf = (document: JsonObject) => toolsOf(toolServer, document)[0]?.inputSchema as Body

describe('the input of start_design_task', () => {
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

describe('toolsOf', () => {
  // biome-ignore format: a table has one row a line.
  test.each<[string, Partial<ToolServer>, string]>([
    ['an unknown operation', { tools: [{ name: 'a', description: '', input_of: 'nope' }] }, 'no operation nope'],
    ['an operation without a body', { tools: [{ name: 'a', description: '', input_of: 'listTasks' }] }, 'listTasks has no JSON request body'],
    [
      'an unknown property',
      { tools: [{ name: 'a', description: '', input_of: 'createTask', flattened: { size: ['width'] } }] },
      'openapi/tool-server.yaml  a: size is flattened, but the request body of createTask has no such property.',
    ],
  ])('toolsOf rejects %s', (_, change, message) => {
    const concurrency = { ...toolServer.concurrency, tools: [] }
    expect(() => toolsOf({ ...toolServer, concurrency, ...change }, documents.canvas)).toThrow(message)
  })

  test('toolsOf rejects a limit on a tool that does not exist', () => {
    expect(() => toolsOf({ ...toolServer, tools: [] }, documents.canvas)).toThrow('there is no tool start_design_task')
  })
})
