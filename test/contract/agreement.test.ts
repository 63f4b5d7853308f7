/** What holds across several places of the contract, so that no schema and no handler alone can hold it. */
import { describe, expect, test } from 'vitest'
import { sources } from '../../scripts/read/source-files.js'
import { throwProblems } from '../../scripts/support/yaml.js'
import { valueChecker } from '../../src/contract/ajv.js'
import { namedExamples } from '../../src/contract/examples.js'
import { type Json, type JsonObject, listOf } from '../../src/contract/json.js'
import { endpointsOf, schemaOf } from '../../src/contract/operations.js'
import { find, resolve } from '../../src/contract/references.js'
import type { Versions } from '../../src/contract/versions.js'
import { documents, type Operation, objectsIn, operationsOf, VERSIONS, type Version } from '../support/documents.js'
import { readGenerated } from '../support/generated.js'
import '../support/sources.js'
import { isLegacy, NEWEST } from '../support/versions.js'

const { placeOf } = sources()
const schemas = (version: Version) => documents[version].components as { schemas: Record<string, JsonObject> }
const propertyOf = (version: Version, schema: string, name: string) =>
  resolve(
    documents[version],
    find(documents[version], `#/components/schemas/${schema}/properties/${name}`),
  ) as JsonObject

function operation(version: Version, operationId: string): Operation {
  const found = operationsOf(version).find((one) => one.operationId === operationId)
  return found ?? expect.unreachable(`There is no ${operationId} in ${version}.`)
}

/** The bodies of an operation's success by the name of their example, and those of its request. */
function shown(version: Version, operationId: string): Record<string, JsonObject> {
  const { responses, success } = operation(version, operationId)
  return Object.fromEntries(
    responses.filter(({ status }) => status === String(success)).map(({ name, value }) => [name, value as JsonObject]),
  )
}
function sent(version: Version, operationId: string): Record<string, JsonObject> {
  const { body } = operation(version, operationId)
  return Object.fromEntries((body?.examples ?? []).map(({ name, value }) => [name, value as JsonObject]))
}

/** All examples of error bodies, with the place where each is written. */
function errorsOf(version: Version): { place: string; status: string; error: JsonObject }[] {
  const { examples } = documents[version].components as { examples: Record<string, JsonObject> }
  const names = new Map(Object.entries(examples).map(([name, { value }]) => [value, name]))
  return operationsOf(version).flatMap(({ responses }) =>
    responses
      .filter(({ status, value }) => !status.startsWith('2') && value !== null)
      .map(({ status, value }) => ({
        place: placeOf(['components', 'examples', names.get(value) ?? '']),
        status,
        error: (value as { error: JsonObject }).error,
      })),
  )
}

describe.each(VERSIONS)('%s', (version) => {
  const document = documents[version]
  const types = listOf(propertyOf(version, 'WebhookEnvelope', 'type').enum).map(String)

  test('the lists of event types are the same', () => {
    const { discriminator } = schemas(version).schemas.WebhookEvent as { discriminator: { mapping: JsonObject } }
    const { parameters } = operation(version, 'listWebhookDeliveries')
    const filter = parameters.find(({ name }) => name === 'event_type')?.schema as JsonObject
    const lists: [file: string, types: Json[]][] = [
      ['openapi/openapi.yaml  `webhooks`', Object.keys(document.webhooks ?? {})],
      ['openapi/webhooks/schemas/WebhookEvent.yaml  `mapping`', Object.keys(discriminator.mapping)],
      ['openapi/resources/webhook_deliveries/webhook_deliveries.yaml  The filter `event_type`', listOf(filter.enum)],
    ]
    throwProblems(
      lists
        .filter(([, found]) => String(found.toSorted()) !== String(types.toSorted()))
        .map(
          ([place, found]) => `${place} has ${found}; the type in WebhookEnvelope.yaml has ${types}: make them equal.`,
        ),
    )
  })

  test('events carry a task that the envelope accepts, in a version that exists', () => {
    const accepts = valueChecker(document)
    const events = endpointsOf(document).filter(({ top }) => top === 'webhooks')
    for (const { path, node } of events)
      for (const { data, api_version } of bodiesOf(document, node)) {
        expect(accepts(propertyOf(version, 'WebhookEnvelope', 'data'), data ?? null), path).toEqual([])
        expect(VERSIONS).toContain(api_version)
      }
  })

  test('each error code of an example is known, with its status and type', () => {
    const known = listOf(propertyOf(version, 'ApiError', 'code')['x-extensible-enum'])
    const placeholders = ['not_stated', 'insufficient_credits', ...listOf(propertyOf(version, 'ApiError', 'type').enum)]
    const problems = errorsOf(version).flatMap(({ place, status, error }) => {
      const code = String(error.code)
      if (!known.includes(code) && !placeholders.includes(code))
        return [
          `${place}  The code ${code} is not known: add it to openapi/shared/schemas/ErrorCode.yaml, or use the type.`,
        ]
      const [stated, type] = CODES[code] ?? []
      if (stated === undefined || (stated === status && type === error.type)) return []
      return [
        `${place}  ${code} is documented with status ${stated} and type ${type}, not with ${status} and ${error.type}.`,
      ]
    })
    throwProblems([...new Set(problems)])
  })

  test('errors with and without a documented type have the same fields', () => {
    const { ApiError: typed = {}, UntypedApiError: untyped = {} } = schemas(version).schemas
    const { type: _, ...fields } = typed.properties as JsonObject
    const { type: __, ...others } = untyped.properties as JsonObject
    expect(others, 'Change ApiError.yaml and UntypedApiError.yaml together.').toEqual(fields)
    expect(untyped.required).toEqual(typed.required)
  })

  test('the ids of examples have a prefix that the introduction lists', () => {
    const introduction = String((document.info as JsonObject).description)
    const prefixes = [...introduction.matchAll(/`(\w+_)` for an? /g)].map(([, prefix = '']) => prefix)
    expect(prefixes.length).toBeGreaterThan(4)
    const ids = operationsOf(version).flatMap(({ operationId, responses }) =>
      objectsIn(responses.map(({ value }) => value))
        // Pages have no prefix (gap ids.page.exception), and some other ids none that is documented (gap
        // ids.prefix.others).
        .filter(({ id, url, name }) => /^[a-z]+_/.test(String(id)) && (url !== undefined || name === undefined))
        .map(({ id }) => `${operationId}: ${id}`),
    )
    expect(ids.filter((id) => !prefixes.some((prefix) => id.includes(` ${prefix}`)))).toEqual([])
    for (const [id] of JSON.stringify(document).matchAll(/cvs_[0-9A-Za-z]+/g))
      expect(id).toMatch(/^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/)
  })

  test('a layerize task is one that getTask returns, and no list of tasks has it', () => {
    const [read] = operation(version, 'getTask').responses
    for (const task of Object.values(shown(version, 'layerizeAssets')))
      expect(valueChecker(document)(schemaOf(read?.response ?? {}) ?? {}, task)).toEqual([])
    for (const task of objectsIn(Object.values(shown(version, 'listTasks'))))
      expect(task.kind).not.toBe('layerize_assets')
  })
})

test.each(VERSIONS.filter((version) => !isLegacy(version)))(
  'a task of %s echoes its request and its source',
  (version) => {
    const started = Object.entries(sent(version, 'createTask')).map(([name, body]) => ({
      body,
      input: shown(version, 'createTask')[name]?.input as JsonObject,
    }))
    expect(started.some(({ body }) => body.template_canvas_id)).toBe(true)
    for (const { body, input } of started) {
      expect(input.prompt).toBe(body.prompt)
      if (body.template_canvas_id) expect(input.source_canvas_id).toBe(body.template_canvas_id)
    }
    const designs = Object.values(shown(version, 'getTask')).filter(({ kind, result }) => kind === 'design' && result)
    expect(designs.length).toBeGreaterThan(0)
    for (const { input, result } of designs)
      for (const name of ['source_canvas_id', 'source_canvas_url'])
        expect((result as JsonObject)[name]).toBe((input as JsonObject)[name])
  },
)

test('the statuses that end a task are the same for every version', () => {
  const { migration } = readGenerated<Versions>('versions.json')
  const rows = migration.flatMap(({ task }) => task).filter(({ old }) => old === 'is_terminal')
  for (const { derived } of rows) expect(derived?.status).toEqual(propertyOf(NEWEST, 'Task', 'status')['x-terminal'])
})

/** The status and the type that are documented for a code. */
const CODES: Record<string, [status: string, type: string]> = {
  unsupported_version: ['400', 'invalid_request'],
  validation_failed: ['422', 'unprocessable'],
  unsupported_model_setting: ['422', 'unprocessable'],
  idempotency_conflict: ['409', 'idempotency_conflict'],
  rate_limit_exceeded: ['429', 'rate_limited'],
  concurrency_limit_exceeded: ['429', 'rate_limited'],
}

function bodiesOf(document: JsonObject, { requestBody }: JsonObject): JsonObject[] {
  const { content } = resolve(document, requestBody ?? {}) as { content: Record<string, JsonObject> }
  return namedExamples(document, content['application/json']?.examples).map(({ value }) => value as JsonObject)
}
