import { expect, test } from 'vitest'
import { propertiesOf } from '../../../src/contract/schemas.js'
import { fact } from './fact.js'
import { schemaAt } from './places.js'
import { surface, tool, tools } from './tool-server.js'

const FLAT = ['format_category', 'format_width', 'format_height', 'carousel_dimensions', 'carousel_page_count']
const start = tool('start_design_task').inputSchema.properties as Record<string, object>

fact('mcp.method.tools_list', () => expect(Object.keys(surface.transport.methods)).toEqual(['tools/list']))

fact('mcp.tool.start_design_task', (doc) => {
  const fields = Object.keys(propertiesOf(doc.json, schemaAt(doc, 'createTask.request')))
  expect(fields).toContain('format')
  expect(Object.keys(start).filter((name) => !FLAT.includes(name))).toEqual(fields.filter((name) => name !== 'format'))
})
fact('mcp.tool.start_design_task.flat_args', () => {
  expect(Object.keys(start).filter((name) => /^(format|carousel)/.test(name))).toEqual(FLAT)
})
fact('mcp.auth.safe_subset.excluded', () => {
  expect(tools.filter(({ name }) => /webhook|credit/.test(name))).toEqual([])
})

test('mcp.tool.start_design_task.types: the flat arguments have no types', () => {
  for (const name of FLAT) expect(Object.keys(start[name] ?? {})).toEqual(['description'])
})
