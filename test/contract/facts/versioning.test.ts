import { expect } from 'vitest'
import { defaultOf, type KnownVersion } from '../../../src/contract/versions.js'
import { VERSIONS } from '../../support/documents.js'
import type { Doc } from './document.js'
import {
  canonical,
  canvas,
  docs,
  fact,
  inLegacy,
  isLegacy,
  legacy,
  newest,
  taskRows,
  unknown,
  versions,
} from './fact.js'
import type { Schema } from './openapi.js'
import { eachResponseBody, LISTS, operationIds } from './shared.js'

/** From the oldest. */
const DATES: string[] = VERSIONS.toReversed()
const BY_DEFAULT = defaultOf(versions.versions as KnownVersion[])

const header = (doc: Doc, operationId: string, status: string) => {
  const found = doc.response(operationId, status).headers?.['Service-Version']
  return found && doc.follow(found)
}

fact('versioning.header.name', (doc) => {
  for (const { operationId, parameters } of doc.operations) {
    expect(doc.parameter(operationId, 'Service-Version')).toMatchObject({ in: 'header', schema: { type: 'string' } })
    expect(parameters.filter(({ name }) => /version/i.test(name))).toHaveLength(1)
  }
})

fact(
  'versioning.header.values',
  (doc) => {
    for (const operationId of operationIds(doc))
      expect([...(doc.parameter(operationId, 'Service-Version').schema.enum ?? [])].sort()).toEqual(
        doc === canvas ? DATES : [doc.version],
      )
  },
  [canvas, ...docs],
)

canonical.fact('versioning.2026_05_01', () => {
  expect(versions.versions.find(({ date }) => date === '2026-05-01')).toMatchObject({
    // Canonical until a newer version is.
    role: DATES.at(-1) === '2026-05-01' ? 'canonical' : expect.any(String),
  })
})

legacy.fact('versioning.2026_04_12', () => {
  expect(versions.versions.find(({ date }) => date === '2026-04-12')?.role).toMatch(/default/)
})

legacy.fact('versioning.2026_04_12.sunset', () => {
  expect(versions.versions.find(({ date }) => date === '2026-04-12')?.sunset).toBe('2026-05-12')
})

fact(
  'versioning.rule.1',
  (doc) => {
    for (const operationId of operationIds(doc)) {
      const { required, schema, example } = doc.parameter(operationId, 'Service-Version')
      if (doc !== canvas && doc.version !== BY_DEFAULT)
        expect({ required, default: schema.default }).toEqual({ required: true, default: undefined })
      else expect({ required, default: schema.default }).toEqual({ required: false, default: BY_DEFAULT })
      expect(schema.enum).toContain(example)
    }
  },
  [canvas, ...docs],
)

unknown('versioning.rule.1.schema_default', (doc) => {
  for (const operationId of operationIds(doc)) {
    expect(doc.parameter(operationId, 'Service-Version').schema.default).not.toBe(
      DATES.length > 1 ? VERSIONS[0] : undefined,
    )
  }
})

fact('versioning.rule.2', (doc) => {
  for (const operationId of operationIds(doc)) {
    const { error } = doc.examples(operationId, '400').unsupported_version as { error: Record<string, unknown> }
    expect(error, operationId).toMatchObject({ type: 'invalid_request', code: 'unsupported_version' })
    const { requested, supported } = error.details as { requested: string; supported: string[] }
    expect(DATES).not.toContain(requested)
    expect([...supported].sort()).toEqual(DATES)
  }
})

fact('versioning.rule.2.header', (doc) => {
  for (const operationId of operationIds(doc)) {
    const found = header(doc, operationId, '400')
    expect([...(found?.schema?.enum ?? [])].sort(), operationId).toEqual(DATES)
    expect(found?.example).toBe(BY_DEFAULT)
  }
})

fact(
  'versioning.rule.3',
  (doc) => {
    for (const operationId of operationIds(doc))
      for (const status of doc.statuses(operationId)) {
        // The gateway's bare 413 is a contradiction of the source: errors.status.413.bare_conflict.
        if (['uploadFile', 'generate3d'].includes(operationId) && status === '413') continue
        const found = header(doc, operationId, status)
        expect(found, `${operationId} ${status}`).toBeDefined()
        if (status === '400' || !found?.schema) continue
        const own = doc === canvas ? DATES : [doc.version]
        for (const version of [...DATES, '2020-01-01'])
          expect(doc.accepts(found.schema, version), `${operationId} ${status} ${version}`).toBe(own.includes(version))
      }
  },
  [canvas, ...docs],
)

unknown('versioning.rule.4.clock')

fact('versioning.rule.6.tolerate', (doc) => {
  const bodies = eachResponseBody(doc)
  expect(bodies.length).toBeGreaterThan(1000)
  const isClosed = (schema: Schema) => schema.additionalProperties === false || schema.unevaluatedProperties === false
  expect(bodies.filter(isClosed)).toEqual([])
})

fact('versioning.rule.7', (doc) => {
  const names = doc.members(doc.responseBody('layerizeAssets'))
  expect(names).toEqual(expect.arrayContaining(['id', 'input', 'result', 'links', 'retry_after_ms']))
  expect(names).not.toContain('job_id')
  for (const body of Object.values(doc.examples('layerizeAssets')))
    expect(doc.accepts(doc.responseBody('getTask'), body)).toBe(true)
})

fact('versioning.rule.7.webhooks', (doc) => {
  const names = doc.members(doc.at('WebhookEnvelope.data'))
  expect(names).toEqual(expect.arrayContaining(['id', 'result', 'links']))
  expect(names).not.toContain('job_id')
})

fact('versioning.migration.id', () => {
  inLegacy((old) => expect(old.at('createTask.response').required).toContain('job_id'))
  expect(newest.at('createTask.response').required).toContain('id')
})

fact('versioning.migration.result', () => {
  for (const name of ['canvas_id', 'canvas_url', 'conversation_id']) {
    inLegacy((old) => expect(old.find(`createTask.response.${name}`)).toBeDefined())
    expect(newest.find(`createTask.response.${name}`)).toBeUndefined()
    expect(newest.find(`createTask.response.result.${name}`)).toBeDefined()
  }
})

fact('versioning.migration.is_terminal', () => {
  expect(newest.find('createTask.response.is_terminal')).toBeUndefined()
})

fact('versioning.migration.can_export', () => {
  expect(newest.find('createTask.response.can_export')).toBeUndefined()
})

fact('versioning.migration.retry_after', () => {
  inLegacy((old) => {
    const row = taskRows.find((one) => one.old === 'retry_after_seconds')
    expect(row).toMatchObject({ new: 'retry_after_ms', divisor: 1000 })
    for (const [name, body] of Object.entries(old.examples('createTask'))) {
      const { retry_after_seconds: seconds } = body as { retry_after_seconds: number }
      expect(newest.examples('createTask')[name]).toMatchObject({ retry_after_ms: seconds * 1000 })
    }
  })
})

unknown('versioning.migration.pagination_tension', (doc) => {
  if (doc === canvas || isLegacy(doc)) return
  for (const operationId of LISTS)
    expect(doc.members(doc.responseBody(operationId))).toEqual(expect.arrayContaining(['has_more', 'total']))
})

fact('versioning.migration.brand_kit_team_id', () => {
  inLegacy((old) => expect(old.find('listBrandKits.response.brand_kits[].team_id')).toBeDefined())
  expect(newest.find('listBrandKits.response.data[].team_id')).toBeUndefined()
})
