import { expect } from 'vitest'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { typesOf } from '../../../src/contract/schemas.js'
import { facts } from './catalog.js'
import { type Doc, examplesIn, inside, requests, responses } from './doc.js'
import { fact } from './fact.js'

const eachSchema = ({ json }: Doc) => {
  const schemas: JsonObject[] = []
  visit(json, (node, kind) => void (kind === 'schema' && schemas.push(node)))
  return schemas
}

fact('service.bodies.json', (doc) => {
  for (const operation of doc.operations.values()) {
    const { operationId, body } = operation
    const expected = operationId === 'uploadFile' ? 'multipart/form-data' : 'application/json'
    if (body) expect(body.mediaType, operationId).toBe(expected)
    for (const { content } of Object.values(responses(operation)))
      if (content) expect(Object.keys(content)).toEqual(['application/json'])
  }
})

fact('service.timestamps.iso8601', (doc) => {
  const times = eachSchema(doc)
    .flatMap(({ properties }) => Object.entries(isObject(properties) ? properties : {}))
    .filter(([name]) => /_at$|^created$/.test(name))
  expect(times.length).toBeGreaterThan(5)
  for (const [name, schema] of times)
    expect(typesOf(doc.json, schema).sort().join('|'), name).toMatch(/^(null\|)?string$/)
})

fact('service.placeholders.angle_brackets', (doc) => {
  const bodies = [...doc.operations.values()].flatMap((operation) => [
    requests(doc, operation.operationId),
    ...Object.values(responses(operation)).map((response) => examplesIn(doc, response)),
  ])
  const literal = [...Object.keys(doc.json.paths ?? {}), ...eachSchema(doc).flatMap((schema) => schema.enum ?? [])]
  const found = [...literal, ...inside(bodies)]
  expect(found.filter((value) => typeof value === 'string' && /<\w+>/.test(value))).toEqual([])
})

fact('service.groups.enum', ({ json }) => {
  const tags = (json.tags as JsonObject[]).map(({ name }) => name)
  const groups = [facts['service.groups.enum']?.data?.groups ?? []].flat()
  expect(groups.length).toBeGreaterThan(10)
  // A group without an operation does not become a tag.
  for (const group of groups)
    if (!tags.includes(group)) expect((json.info as JsonObject).description).toContain(`\`${group}\``)
})

fact('service.auth.default', (doc) => {
  expect(doc.json.security).toEqual([{ apiKey: [] }])
  for (const { operationId, node } of doc.operations.values())
    expect(node.security ?? doc.json.security, operationId).toEqual([{ apiKey: expect.any(Array) }])
})
