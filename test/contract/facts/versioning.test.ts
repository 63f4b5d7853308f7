import { expect } from 'vitest'
import type { JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { resolve } from '../../../src/contract/references.js'
import { propertiesOf } from '../../../src/contract/schemas.js'
import { defaultOf, type Versions } from '../../../src/contract/versions.js'
import { VERSIONS } from '../../support/documents.js'
import { readGenerated } from '../../support/generated.js'
import { facts } from './catalog.js'
import { bodyOf, canvas, type Doc, docs, examples, isLegacy, newest, responses } from './doc.js'
import { fact } from './fact.js'
import { nodeAt, schemaAt } from './places.js'

/** From the oldest. */
const DATES: string[] = VERSIONS.toReversed()
const { versions, migration } = readGenerated<Versions>('versions.json')
const BY_DEFAULT = defaultOf(versions)
const taskRow = (old: string) => migration.flatMap(({ task }) => task).find((row) => row.old === old)

const ids = (doc: Doc) => [...doc.operations.keys()]
const ofAll = (id: string, check: (doc: Doc) => void) => fact(id, check, [canvas, ...docs])

ofAll('versioning.header.name', (doc) => {
  for (const { operationId, parameters } of doc.operations.values()) {
    expect(nodeAt(doc, `${operationId}.parameter.Service-Version`)).toMatchObject({ in: 'header', type: 'string' })
    expect(parameters.filter(({ name }) => /version/i.test(name))).toHaveLength(1)
  }
})

// A request without the header is one of the default version, which the view of another one does not describe.
ofAll('versioning.rule.1', (doc) => {
  const isOptional = doc === canvas || doc.name === BY_DEFAULT
  for (const operationId of ids(doc)) {
    const header = nodeAt(doc, `${operationId}.parameter.Service-Version`)
    const { required, default: byDefault, enum: values, example } = header as JsonObject
    expect({ required, byDefault }).toEqual({
      required: !isOptional,
      byDefault: isOptional ? BY_DEFAULT : undefined,
    })
    expect((values as string[]).toSorted()).toEqual(doc === canvas ? DATES : [doc.name])
    expect(values).toContain(example)
  }
})

for (const { date, role, sunset } of versions) {
  const id = `versioning.${date.replaceAll('-', '_')}`
  const { data } = facts[id] ?? {}
  if (data?.role) fact(id, () => expect(role).toBe(data.role))
  if (sunset) fact(`${id}.sunset`, () => expect(sunset).toBe(facts[`${id}.sunset`]?.data?.sunset))
}

fact('versioning.rule.2', (doc) => {
  for (const operationId of ids(doc)) {
    const { error } = examples(doc, operationId, 400).unsupported_version as { error: JsonObject }
    expect(error, operationId).toMatchObject({ type: 'invalid_request', code: 'unsupported_version' })
    const { requested, supported } = error.details as { requested: string; supported: string[] }
    expect(DATES).not.toContain(requested)
    expect(supported.toSorted()).toEqual(DATES)
  }
})

ofAll('versioning.rule.3', (doc) => {
  for (const operation of doc.operations.values())
    for (const [status, { headers }] of Object.entries(responses(operation))) {
      const place = `${operation.operationId} ${status}`
      // The gateway's bare 413 is a contradiction of the source: errors.status.413.bare_conflict.
      if (['uploadFile 413', 'generate3d 413'].includes(place)) continue
      expect(headers, place).toHaveProperty('Service-Version')
      if (status === '400') continue
      const { schema } = resolve(doc.json, (headers as JsonObject)['Service-Version'] ?? {}) as { schema: JsonObject }
      for (const version of [...DATES, '2020-01-01'])
        expect(doc.accepts(schema, version), `${place} ${version}`).toBe(
          doc === canvas ? DATES.includes(version) : version === doc.name,
        )
    }
})

fact('versioning.rule.6.tolerate', ({ json }) => {
  const closed: string[] = []
  visit(json, ({ additionalProperties, unevaluatedProperties }, kind, path) => {
    if (kind === 'schema' && [additionalProperties, unevaluatedProperties].includes(false)) closed.push(path.join('.'))
  })
  expect(closed, 'only the body of a layerize request').toEqual(['components.schemas.Layerize'])
})

fact('versioning.rule.7', (doc) => {
  for (const body of Object.values(examples(doc, 'layerizeAssets')))
    expect(doc.accepts(bodyOf(doc, 'getTask'), body)).toBe(true)
})

fact('versioning.migration.retry_after', () => {
  const old = docs.find(isLegacy)
  if (!old) return
  expect(taskRow('retry_after_seconds')).toMatchObject({ new: 'retry_after_ms', divisor: 1000 })
  for (const [name, { retry_after_seconds: seconds }] of Object.entries(examples(old, 'createTask')))
    expect(examples(newest, 'createTask')[name]).toMatchObject({ retry_after_ms: Number(seconds) * 1000 })
})

fact('task.nonterminal', (doc) => {
  if (!docs.some(isLegacy)) return
  const { enum: statuses } = nodeAt(doc, 'Task.status') as { enum: string[] }
  expect(taskRow('is_terminal')).toMatchObject({ derived: { status: statuses.slice(2) } })
})

fact('versioning.rule.7.webhooks', (doc) => {
  expect(Object.keys(propertiesOf(doc.json, schemaAt(doc, 'WebhookEnvelope.data')))).not.toContain('job_id')
})
