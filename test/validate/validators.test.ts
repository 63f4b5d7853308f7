/** The generated validators: each gives the verdict of its schema, and says what is wrong in plain words. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { examplesOf } from '../../scripts/lint/examples.js'
import { inRoot } from '../../scripts/support/paths.js'
import { schemaValidators } from '../../src/contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { endpointsOf, operationsOf, responseOf, schemaOf } from '../../src/contract/operations.js'
import type { Validator } from '../../src/validate/standard-schema.js'
import { documents, VERSIONS, type Version } from '../support/documents.js'
import { NEWEST } from '../support/versions.js'

type Validators = Record<string, Validator<unknown>>

const modules = Object.fromEntries(
  await Promise.all(
    VERSIONS.map(async (version) => [version, await import(inRoot(`generated/validate/${version}.js`))] as const),
  ),
) as Record<Version, Validators>
const newest = modules[NEWEST]

/** Returns the messages with their paths. An empty list for a valid value. */
function issuesOf(name: string, value: unknown, validators = newest): string[] {
  const result = validators[name]?.['~standard'].validate(value)
  expect(result, name).toBeDefined()
  return result?.issues?.map(({ message, path }) => `${path.join('/')}: ${message}`) ?? []
}

describe.each(VERSIONS)('the validators of %s', (version) => {
  const document = documents[version]
  const validators = modules[version]
  const { schemas } = document.components as { schemas: JsonObject }
  const judge = schemaValidators(document)
  const bodies = examplesOf(document)

  test('are those of its schemas, its events and the responses of its operations', () => {
    const responses = operationsOf(document).map(({ operationId }) =>
      operationId.replace(/^./, (first) => first.toUpperCase()),
    )
    expect(Object.keys(validators).sort()).toEqual(
      [...Object.keys(schemas), ...responses.map((id) => `${id}Response`)].sort(),
    )
    for (const { top, node } of endpointsOf(document))
      if (top === 'webhooks') {
        const { content } = node.requestBody as { content: Record<string, { schema: { $ref: string } }> }
        for (const { schema } of Object.values(content))
          expect(validators).toHaveProperty(schema.$ref.split('/').at(-1) ?? '')
      }
  })

  test('give the verdict of the schema on every example, and on what is left if a part is removed or replaced', () => {
    const values = bodies.map(({ value }) => value).filter((value, index) => isObject(value) || index % 10 === 0)
    const verdicts = Object.keys(schemas).flatMap((name) => {
      const accepts = judge({ $ref: `#/components/schemas/${name}` })
      // One example of each set of fields: others of them have the same parts.
      const own = new Map(values.filter((value) => accepts(value)).map((value) => [fieldsOf(value), value]))
      const all = [...values, ...[...own.values()].slice(0, 4).flatMap(variants)]
      return all.map((value) => ({ name, value, expected: accepts(value) }))
    })
    const wrong = verdicts.filter(({ name, value, expected }) => isValid(validators, name, value) !== expected)
    expect(wrong).toEqual([])
    const valid = verdicts.filter(({ expected }) => expected).length
    const invalid = verdicts.length - valid
    expect(valid).toBeGreaterThan(1000)
    expect(invalid).toBeGreaterThan(1000)
  })

  test('accept the documented responses, with unknown fields too', () => {
    for (const operation of operationsOf(document)) {
      const name = `${operation.operationId.replace(/^./, (first) => first.toUpperCase())}Response`
      const schema = schemaOf(responseOf(operation, operation.success))
      const examples = bodies.filter((example) => JSON.stringify(example.schema) === JSON.stringify(schema))
      expect(examples.length, name).toBeGreaterThan(0)
      for (const { value } of examples)
        expect(issuesOf(name, { ...(value as JsonObject), unknown: 1 }, validators)).toEqual([])
    }
  })

  test('do not throw for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...Object.keys(validators)), (value, name) => {
        const { issues } = validators[name]?.['~standard'].validate(value) ?? {}
        for (const { message } of issues ?? []) expect(message).toMatch(/^(`.+`|The value) (must|is|has|cannot) .+\.$/s)
      }),
      { numRuns: 2000 },
    )
  })
})

function isValid(validators: Validators, name: string, value: unknown): boolean {
  return validators[name]?.['~standard'].validate(value).issues === undefined
}

function fieldsOf(value: Json): string {
  return isObject(value) ? Object.keys(value).join() : typeof value
}

/** Returns a value without each of its parts, and with a wrong value in place of each. */
function variants(value: Json): Json[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => variants(item).map((other) => [other]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, child]) => {
    const { [key]: _, ...rest } = value
    return [rest, ...[null, 7, 'x', [], {}, ...variants(child)].map((other) => ({ ...value, [key]: other }))]
  })
}

const ITEM = {
  id: 'cvs_01JTM9S346Q3D25VT4F5V37E3S',
  name: 'Poster',
  url: 'https://app.canvas-design.example/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S',
  category: 'slides',
  visibility: 'team',
  created_at: '2026-05-03T14:04:40Z',
  updated_at: '2026-05-03T14:04:40Z',
}

describe('a validator', () => {
  test('returns the same value if it is valid', () => {
    const { '~standard': standard } = newest.CanvasListItem as Validator<unknown>
    expect(standard).toMatchObject({ version: 1, vendor: 'canvas-design-api' })
    const result = standard.validate(ITEM)
    expect('value' in result && result.value).toBe(ITEM)
  })

  test('names each part that is wrong, with the rule and the path of keys and positions', () => {
    const { name: _, ...item } = ITEM
    const page = { data: [ITEM, { ...item, visibility: 'public', created_at: 'yesterday' }], has_more: 'no' }
    expect(issuesOf('CanvasPage', page)).toEqual(
      expect.arrayContaining([
        'data/1/name: `data.1.name` is required.',
        'data/1/visibility: `data.1.visibility` must be `team` or `private`.',
        'data/1/created_at: `data.1.created_at` must be a date and time, such as `2030-01-31T09:00:00Z`.',
        'has_more: `has_more` must be true or false.',
      ]),
    )
    const { issues = [] } = newest.CanvasPage?.['~standard'].validate(page) ?? {}
    expect(issues.map(({ path }) => path)).toContainEqual(['data', 1, 'name'])
  })

  test('calls the whole value by that name', () => {
    for (const value of [null, 'x', 7, true, []])
      expect(issuesOf('CanvasListItem', value)).toEqual([': The value must be an object.'])
  })

  test('reports only the branch of a union that the value is meant for, each fault once', () => {
    const event = { id: 'evt_1', type: 'task.failed', created: '2026-05-03T14:04:40Z', api_version: NEWEST, data: null }
    expect(issuesOf('WebhookEvent', event)).toContain('data: `data` must be an object.')
    expect(
      issuesOf('WebhookEvent', event).filter((issue) => issue.startsWith('type') || issue.startsWith(':')),
    ).toEqual([])
    expect(issuesOf('WebhookEvent', { ...event, type: 'task.paused' })).toEqual([
      expect.stringMatching(/^type: `type` must be (`[\w.]+`, )+`[\w.]+` or `[\w.]+`\.$/),
    ])
    expect(issuesOf('CanonicalTask', null)).toEqual([': The value must be an object.'])
    const task = bodiesOf('DesignTask')[0] as JsonObject
    expect(issuesOf('GetTaskResponse', { ...task, status: 'paused' })).toEqual([
      'status: `status` must be `queued`, `running`, `succeeded`, `failed`, `canceled` or `expired`.',
    ])
  })

  test('reports a value that is nested deeper than the stack allows', () => {
    const [error] = bodiesOf('ApiError')
    let deep = error
    for (let depth = 0; depth < 200_000; depth++) deep = { ...(error as JsonObject), causes: [deep ?? null] }
    expect(issuesOf('ApiError', deep)).toEqual([': The value is nested too deeply.'])
  })

  test('judges a long list in a time that grows with its length', () => {
    const page = { data: Array.from({ length: 50_000 }, () => ({ ...ITEM, name: 7 })) }
    const start = performance.now()
    expect(issuesOf('CanvasPage', page).length).toBeGreaterThan(50_000)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})

/** Returns the examples that a schema of the newest version accepts. */
function bodiesOf(name: string): Json[] {
  const accepts = schemaValidators(documents[NEWEST])({ $ref: `#/components/schemas/${name}` })
  return examplesOf(documents[NEWEST])
    .flatMap(({ value }) => [value, ...(isObject(value) && value.error ? [value.error] : [])])
    .filter((value) => isObject(value) && accepts(value))
}
