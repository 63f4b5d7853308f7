import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lineOf } from '../../scripts/lint/line.js'
import { lintWithSpectral } from '../../scripts/lint/spectral.js'
import { sources } from '../../scripts/read/source-files.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { NEWEST } from '../support/versions.js'

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Canvases', version: NEWEST, description: 'Canvases.' },
  servers: [{ url: 'https://api.canvas-design.example/v1' }],
  tags: [{ name: 'canvases', description: 'Canvases.' }],
  paths: {},
}

test('lintWithSpectral accepts a valid document, and does not change it', async () => {
  const before = structuredClone(document)
  await lintWithSpectral({ canvas: document })
  expect(document).toEqual(before)
  expect(Object.isFrozen(document.info)).toBe(false)
})

test('lintWithSpectral reports file, line, message, rule and source file, sorted by line', async () => {
  const broken: JsonObject = {
    ...document,
    tags: [{ name: 'canvases' }],
    components: { headers: { RequestId: { schema: { type: 'string' } } } },
  }
  const error = await lintWithSpectral({ [NEWEST]: document, canvas: broken }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ContractError)
  const text = JSON.stringify(broken, null, 2).split('\n')
  const [tag, header, unused, ...others] = (error as Error).message.split('\n')
  const tagLine = text.indexOf('  "tags": [') + 2
  const headerLine = text.findIndex((line) => line.includes('"RequestId"')) + 1
  expect(tag).toMatch(
    new RegExp(
      `^generated/openapi/canvas.json:${tagLine}  Say what the tag .* \\(described\\) Written in openapi/openapi.yaml.$`,
    ),
  )
  const mend = 'Written in openapi/shared/headers/RequestId.yaml.'
  expect(header).toMatch(new RegExp(`^generated/openapi/canvas.json:${headerLine}  .* ${mend}$`))
  expect(unused).toMatch(new RegExp(`^generated/openapi/canvas.json:${headerLine}  .* ${mend}$`))
  expect(others).toEqual([])
  expect(error).toHaveProperty('message', expect.stringContaining('(described)'))
  expect(error).toHaveProperty('message', expect.stringContaining('(oas3-unused-component)'))
})

test('lineOf returns the line of each value', () => {
  const sample: Json = { a: { b: [], c: [1, { d: {} }, 'e'] }, f: { g: null }, h: 0 }
  const lines = JSON.stringify(sample, null, 2).split('\n')
  for (const [path, value] of everythingIn(sample)) {
    const key = path.at(-1)
    const written = typeof key === 'string' ? `"${key}": ` : ''
    expect(lines[lineOf(sample, path) - 1]?.trim()).toContain(written + JSON.stringify(value, null, 2).split('\n')[0])
  }
})

test('lineOf returns the line of the nearest existing ancestor', () => {
  expect(lineOf({ a: { b: 1 }, c: {} }, ['c', 'd', 0])).toBe(lineOf({ a: { b: 1 }, c: {} }, ['c']))
})

test.each([
  [['paths', '/canvases/{canvas_id}/pages', 'get'], 'openapi/resources/canvases/canvases-canvas_id-pages.yaml'],
  [['webhooks', 'task.failed', 'post'], 'openapi/webhooks/task.failed.yaml'],
  [['components', 'schemas', 'ApiError', 'type'], 'openapi/shared/schemas/ApiError.yaml'],
  [['components', 'responses', 'NotFound'], 'openapi/shared/responses/NotFound.yaml'],
  [['components', 'securitySchemes', 'apiKey'], 'openapi/shared/security/apiKey.yaml'],
  [['components', 'callbacks', 'callback'], 'openapi/webhooks/callback.yaml'],
  [['components', 'pathItems', 'StorageUpload'], 'openapi/resources/uploads/StorageUpload.yaml'],
  [['components', 'schemas', 'NoSuchThing'], 'openapi/openapi.yaml'],
  [['info', 'description'], 'openapi/openapi.yaml'],
])('the source file of %j is %s', async (path, file) => {
  expect(await sources()(path)).toBe(file)
})

test('each path and webhook has the file name that its name predicts, without characters to escape', async () => {
  const root = await readYaml<Record<'paths' | 'webhooks', Record<string, { $ref: string }>>>(
    inRoot('openapi/openapi.yaml'),
  )
  for (const top of ['paths', 'webhooks'] as const)
    for (const [name, { $ref }] of Object.entries(root[top]))
      expect(`openapi/${$ref}`).toBe(await sources()([top, name]))
  const files = await readdir(inRoot('openapi'), { recursive: true })
  expect(files.filter((file) => encodeURI(file) !== file)).toEqual([])
})

function everythingIn(node: Json, path: (string | number)[] = []): [(string | number)[], Json][] {
  const children: [string | number, Json][] = Array.isArray(node)
    ? [...node.entries()]
    : isObject(node)
      ? Object.entries(node)
      : []
  return [[path, node], ...children.flatMap(([key, child]) => everythingIn(child, [...path, key]))]
}
