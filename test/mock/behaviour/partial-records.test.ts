/** Records of which a test gives some fields: whatever the mock adds to them fits the contract wherever it is read. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import control from '../../../generated/control.json' with { type: 'json' }
import { valueChecker } from '../../../src/contract/ajv.js'
import { isObject, type Json, type JsonObject, listOf } from '../../../src/contract/json.js'
import { responseOf, schemaOf } from '../../../src/contract/operations.js'
import type { InvalidData } from '../../../src/mock/http/errors.js'
import { createMock, type Mock } from '../../../src/mock/index.js'
import type { RecordsToAdd } from '../../../src/mock/resources/records.js'
import { clientOf } from '../../support/client.js'
import { documents, operationsOf, VERSIONS } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'

const { allOf: BRANCHES } = control.paths['/_mock/workspaces/{key}/records'].post.requestBody.content[
  'application/json'
].schema as unknown as { allOf: { if: JsonObject; then: { properties: { fields: JsonObject } } }[] }
const TYPES = BRANCHES.map(({ if: condition, then }): [RecordsToAdd['type'], JsonObject] => [
  (condition.properties as { type: { const: RecordsToAdd['type'] } }).type.const,
  then.properties.fields,
])

const TIMES = [
  '2025-03-01T09:00:00Z',
  '2025-03-01T09:00:00.250+02:00',
  '2025-03-02 09:00:00z',
  '2026-01-01t09:00:00-0330',
]

/** Generates values of a schema: of an object any of its members, also inside of it. */
function valuesOf(schema: JsonObject): fc.Arbitrary<Json> {
  const { type, enum: values, const: only, format, pattern, items, properties } = schema
  if (only !== undefined) return fc.constant(only)
  if (values !== undefined) return fc.constantFrom(...listOf(values))
  const kinds = [type ?? []].flat().map((kind): fc.Arbitrary<Json> => {
    if (kind === 'null') return fc.constant(null)
    if (kind === 'boolean') return fc.boolean()
    if (kind === 'integer' || kind === 'number') return fc.integer({ min: Number(schema.minimum ?? 0), max: 1000 })
    if (kind === 'array') return fc.array(valuesOf((items ?? {}) as JsonObject), { maxLength: 3 })
    if (kind === 'object') return membersOf(properties)
    if (pattern !== undefined) return fc.stringMatching(new RegExp(String(pattern).replace('.+', '\\w+')))
    if (format === 'date-time') return fc.constantFrom(...TIMES)
    if (format === 'uuid') return fc.uuid()
    return format === undefined ? fc.string() : fc.constant('https://example.com/a')
  })
  return kinds.length > 0 ? fc.oneof(...kinds) : fc.constant('any')
}

function membersOf(properties: Json | undefined): fc.Arbitrary<JsonObject> {
  const members = Object.entries(isObject(properties) ? properties : {})
  const values = members.map(([name, member]) => [name, valuesOf(member as JsonObject)])
  return fc.record(Object.fromEntries(values), { requiredKeys: [] }) as fc.Arbitrary<JsonObject>
}

/** Reads a path in each version, and returns what does not fit the contract's response. */
async function misfits(mock: Mock, key: string, operationId: string, path: string): Promise<string[]> {
  const found: string[] = []
  for (const version of VERSIONS) {
    const operation = operationsOf(version).find((known) => known.operationId === operationId)
    if (!operation) continue
    const { status, body } = await clientOf(mock).call(`GET ${path}`, { key, version })
    if (status !== 200) found.push(`${version} ${path} ${status}`)
    const errors = valueChecker(documents[version])(schemaOf(responseOf(operation, 200)) ?? {}, body)
    found.push(...errors.map((error) => `${version} ${path} ${error}`))
  }
  return found
}

function attempt<Result>(work: () => Result): Result | Error {
  try {
    return work()
  } catch (error) {
    return error as Error
  }
}

const LISTS = {
  listCanvases: '/canvases?limit=100',
  listTasks: '/tasks?limit=100',
  listBrandKits: '/brand-kits?limit=100',
  listOrganizations: '/organizations?limit=100',
  listEvents: '/events?limit=100',
  listWebhookDeliveries: '/webhook_deliveries?limit=100',
  listVoices: '/voices',
  listMediaModels: '/media/models',
}

test.each(TYPES)('any fields of a %s are completed to what the contract requires', async (type, schema) => {
  const mock = await createMock({ empty: true, seed: 1 })
  const key = newKey()
  const workspace = mock.workspace(key)
  const samples = fc.sample(membersOf(schema.properties), { numRuns: process.env.TEST_ALL ? 300 : 100, seed: 1 })
  let added = 0
  for (const [index, fields] of samples.entries()) {
    const made = attempt(() => workspace.add(type, fields as object) as { id: string })
    if ('id' in made) {
      added++
      if (type.endsWith('task')) expect(await misfits(mock, key, 'getTask', `/tasks/${made.id}`)).toEqual([])
      if (type === 'canvas') expect(await misfits(mock, key, 'getCanvas', `/canvases/${made.id}`)).toEqual([])
    }
    // Some contradict each other, or have an id that is in use.
    else expect((made as InvalidData).path?.[0], `${made} ${JSON.stringify(fields)}`).toBe('fields')
    if (index % 20 < 19) continue
    for (const [operationId, path] of Object.entries(LISTS))
      expect(await misfits(mock, key, operationId, path)).toEqual([])
    workspace.clear()
  }
  expect(added).toBeGreaterThan(samples.length / 10)
})
