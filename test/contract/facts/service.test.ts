import { expect } from 'vitest'
import { defaultOf, type KnownVersion } from '../../../src/contract/versions.js'
import { fact, unknown, versions } from './fact.js'
import { ERRORS, eachSchema, eachValue, factsOf, formsAt, operationIds } from './shared.js'

const GROUPS =
  'canvases tasks organizations credits brand-kits remix share-links uploads voices usage feedback voyager embed web websites drive'

fact('service.title', ({ json }) => expect(json.info.title).toMatch(/canvas design platform/i))

fact('service.base_url.v1_suffix', ({ json }) => {
  for (const { url } of json.servers) expect(url).toMatch(/\/v1$/)
  for (const path of Object.keys(json.paths)) expect(path).not.toMatch(/^\/v1(\/|$)/)
})

unknown('service.base_url.value', ({ json }) => {
  for (const { url, description } of json.servers) {
    expect(new URL(url).hostname).toMatch(/\.example$/)
    expect(description).toMatch(/placeholder/i)
  }
})

fact('service.paths.relative', (doc) => {
  const all = doc.operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const named = factsOf(doc).flatMap(({ says }) => says.match(/(?<=`)[A-Z]+ \/[^`]*/g) ?? [])
  expect(all).toEqual(expect.arrayContaining(named))
  const paths = named.map((operation) => operation.replace(/^\w+ /, ''))
  for (const { operationId, path, 'x-gap': gap = [] } of doc.operations) {
    expect(path).toMatch(/^\/[^/]/)
    const isStated = paths.includes(path) || formsAt(doc, operationId).some((form) => Object(form).path === path)
    if (!isStated) expect([gap].flat().join(), `no fact names ${path}, and no gap marks it`).toMatch(/path/)
  }
})

fact('service.mcp_url.separate', (doc) => {
  expect(Object.keys(doc.json.paths).filter((path) => /mcp|tool/.test(path))).toEqual([])
})

fact('service.bodies.json', (doc) => {
  for (const { operationId, requestBody, responses } of doc.operations) {
    const request = Object.keys(requestBody?.content ?? {})
    expect(request, operationId).toEqual(
      operationId === 'uploadFile' ? ['multipart/form-data'] : requestBody ? ['application/json'] : [],
    )
    for (const response of Object.values(responses))
      for (const type of Object.keys(doc.follow(response).content ?? {})) expect(type).toBe('application/json')
  }
})

fact('service.timestamps.iso8601', (doc) => {
  const times = eachSchema(doc).flatMap(({ properties }) =>
    Object.entries(properties ?? {}).filter(([name]) => /_at$|^created$/.test(name)),
  )
  expect(times.length).toBeGreaterThan(5)
  for (const [name, schema] of times) expect(doc.types(schema), name).toMatch(/^(null\|)?string$/)
})

fact('service.placeholders.angle_brackets', (doc) => {
  const literal = [
    ...Object.keys(doc.json.paths),
    ...eachSchema(doc).flatMap((schema) => schema.enum ?? []),
    ...eachValue(doc),
  ]
  expect(literal.filter((value) => typeof value === 'string' && /<\w+>/.test(value))).toEqual([])
})

fact('service.transport.https', ({ json }) => {
  const servers = [...json.servers, ...Object.values(json.components.pathItems).flatMap((item) => item.servers ?? [])]
  expect(servers.length).toBeGreaterThan(0)
  for (const { url } of servers) expect(url).toMatch(/^https:/)
})

fact('service.actor.key_holder', ({ json }) => {
  const names = json.security.flatMap(Object.keys)
  expect(names.map((name) => json.components.securitySchemes[name]?.scheme)).toEqual(['bearer'])
})

fact('service.capability.design_tasks', (doc) => {
  const bodies = Object.values(doc.requestExamples('createTask')) as Record<string, unknown>[]
  const fields = bodies.map((body) =>
    ['canvas_id', 'template_canvas_id', 'brand_kit_id'].filter((name) => name in body).join('+'),
  )
  const fillAndRebrand = fields.filter((name) => name.startsWith('template_canvas_id'))
  expect(fields).toEqual(expect.arrayContaining(['', 'canvas_id']))
  expect(fillAndRebrand).toHaveLength(2)
})

fact('service.capability.webhooks', (doc) => {
  expect(Object.keys(doc.json.webhooks).length).toBeGreaterThan(0)
  expect(operationIds(doc)).toEqual(expect.arrayContaining(['listWebhookDeliveries', 'redeliverWebhook']))
})

fact('service.groups.enum', ({ json }) => {
  const tags = json.tags.map(({ name }) => name)
  // A group without an operation is no tag.
  for (const group of GROUPS.split(' '))
    if (!tags.includes(group)) expect(json.info.description).toContain(`\`${group}\``)
})

unknown('service.groups.incomplete', ({ json }) => {
  expect(json.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(['media', 'events', 'webhook_deliveries']))
})

fact('service.auth.default', (doc) => {
  expect(doc.json.security).toEqual([{ apiKey: [] }])
  for (const { operationId, security } of doc.operations)
    for (const requirement of security) expect(Object.keys(requirement), operationId).toEqual(['apiKey'])
  for (const { operationId, security } of doc.operations) expect(security.length, operationId).toBeGreaterThan(0)
})

fact('service.version_header.every_endpoint', (doc) => {
  // A request without the header is one of the default version, which the view of the other one does not describe.
  for (const operationId of operationIds(doc))
    expect(doc.parameter(operationId, 'Service-Version')).toMatchObject({
      in: 'header',
      required: doc.version !== defaultOf(versions.versions as KnownVersion[]),
    })
})

fact('service.errors.every_endpoint', (doc) => {
  for (const operationId of operationIds(doc)) {
    const open = doc.at(`${operationId}.response`) && doc.responseBody(operationId, 'default')
    expect(doc.members(open), operationId).toEqual(['error'])
    const always = ERRORS.filter((status) => !['402', '409', '413', '415', '422'].includes(status))
    expect(doc.statuses(operationId), operationId).toEqual(expect.arrayContaining(always))
  }
})
