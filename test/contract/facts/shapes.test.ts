/**
 * The fields and parameters that the source lists, exactly: no more, no fewer, required or not, with their types and their values.
 * Each operation succeeds with the status that the source or a gap gives.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/support/paths.js'
import { throwProblems } from '../../../scripts/support/yaml.js'
import { visit } from '../../../src/contract/nodes.js'
import { documents } from '../../support/documents.js'
import { facts, structurePlaces } from './catalog.js'
import { EVENT_TYPES } from './deliveries.js'
import type { Doc } from './document.js'
import { docs, isLegacy, newest } from './fact.js'
import type { Schema } from './openapi.js'
import { nodeAt, writtenAt } from './places.js'
import { factsOf, formsAt } from './shared.js'

/** By field: its types and its format, or the list of its values. The name of a field that is not required ends in `?`. */
type Shape = Record<string, string | unknown[]>

const TABLE = 'test/contract/facts/shapes.yaml'
const table = readFileSync(inRoot(TABLE), 'utf8')
const shapes = parse(table.replaceAll('EVENT_TYPES', EVENT_TYPES.join(','))) as Record<
  'both' | Doc['version'],
  Record<string, Shape | string>
>

/** A version has the shapes of those before it, until it says otherwise; the legacy shapes are those of one version. */
const ownShapes = (doc: Doc) =>
  docs
    .filter((one) => (isLegacy(doc) ? one === doc : one.version <= doc.version && !isLegacy(one)))
    .toReversed()
    .map(({ version }) => shapes[version] ?? {})

describe.each(docs.map((doc) => [doc.version, doc] as const))('%s', (_, doc) => {
  const bodies = doc.operations
    .filter(({ requestBody }) => requestBody)
    .map(({ operationId }) => `${operationId}.request`)
  const all: Record<string, Shape | string> = Object.assign(
    Object.fromEntries(bodies.map((place) => [place, {}])),
    shapes.both,
    ...ownShapes(doc),
  )
  const rows = Object.entries(all).filter(([place]) => !place.endsWith('.parameters'))
  const listed = (place: string): Shape => {
    const row = all[place] ?? {}
    return typeof row === 'string' ? listed(row) : row
  }

  test.each(rows)('%s has the fields listed here, and those of facts', (place, like) => {
    checkShape(doc, place, shapeOf(doc, place), typeof like === 'string' ? shapeOf(doc, like) : like)
  })

  test.each(rows.filter(([place]) => /^\w+$|\[\]$/.test(place)))('%s is an object, and never null', (place) => {
    expect(doc.types(doc.at(place))).toBe('object')
  })

  test.each(doc.operations.map(({ operationId }) => operationId))(
    '%s has the parameters of its path, its pagination, facts, and those listed here',
    (operationId) => {
      const known = { ...parametersByRule(doc, operationId), ...listed(`${operationId}.parameters`) }
      checkShape(doc, `${operationId}.parameter`, parametersOf(doc, operationId), known)
    },
  )

  test.each(doc.operations.map(({ operationId, responses }) => [operationId, responses] as const))(
    '%s succeeds with 200, or with the status that a fact or a gap gives',
    (operationId, responses) => {
      const success = doc.success(operationId)
      const [, noted] = /^Assumed: status (\d+)/m.exec(responses[success]?.description ?? '') ?? []
      const places = factsOf(doc).flatMap(structurePlaces)
      const stated = places.find((place) => new RegExp(`^${operationId}\\.2\\d\\d$`).test(place))?.slice(-3)
      expect(success).toBe(stated ?? noted ?? '200')
    },
  )
})

/**
 * Says what to do about each field that is not as listed. A fact, which test/contract/facts/structure.test.ts checks, or a gap
 * stands for a new one.
 */
function checkShape(doc: Doc, parent: string, shape: Shape, known: Shape): void {
  const counts = ([name]: [string, unknown]) => !hasEnded(doc, `${parent}.${name.replace(/\?$/, '')}`)
  const now = Object.fromEntries(Object.entries(known).filter(counts))
  const [are, were] = [shape, now].map(byName) as [Record<string, string>, Record<string, string>]
  throwProblems(
    Object.keys({ ...were, ...are }).flatMap((name) => {
      const place = `${parent}.${name}`
      if (are[name] === were[name]) return []
      const says = (text: string) => [`${writtenAt(doc, place)}  ${place} in ${doc.version} ${text}`]
      if (are[name] === undefined) return says(`is gone: bring it back, or remove it from ${TABLE}.`)
      if (were[name] !== undefined)
        return says(`is ${are[name]}, but ${TABLE} lists ${were[name]}: correct one of them.`)
      const { type, 'x-gap': gap } = nodeAt(doc, place) as Record<string, unknown>
      if (gap || formsAt(doc, place).length > 0) return []
      return says(
        `is new: add a statement to openapi/statements/ with its form, \`at: { ${place}: ${type} }\`, or \`x-gap\` to the field.`,
      )
    }),
  )
}

/** True if a fact has the form of a place, but only up to an earlier version. */
const hasEnded = ({ version }: Doc, place: string) =>
  Object.values(facts).some((one) => one.until && version >= one.until && structurePlaces(one).includes(place))

const byName = (shape: Shape): Record<string, string> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, type]) => [
      name.replace(/\?$/, ''),
      `${[type].flat().join(', ')}${name.endsWith('?') ? ', not required' : ''}`,
    ]),
  )

/** The parameters that the path and the pagination of an operation ask for. */
function parametersByRule(doc: Doc, operationId: string): Shape {
  const { path, 'x-pagination': pagination } = doc.operation(operationId)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'path string'])
  const page = { cursor: { 'cursor?': 'query string' }, offset: { 'offset?': 'query integer' } }[pagination ?? '']
  return { ...Object.fromEntries(inPath), ...(page && { ...page, 'limit?': 'query integer' }) }
}

test.each([
  ['is new', { name: 'string' }, {}, /is new: add a statement .*`at: { renameCanvas\.request\.name: string }`/],
  [
    'is gone',
    {},
    { name: 'string' },
    /is gone: bring it back, or remove it from test\/contract\/facts\/shapes\.yaml\.$/,
  ],
  [
    'may be missing',
    { 'name?': 'string' },
    { name: 'string' },
    /is string, not required, but \S+ lists string: correct one of them\.$/,
  ],
])('checkShape says where a field is that %s, and what to do', (_, shape, known, says) => {
  const check = () => checkShape(newest, 'renameCanvas.request', shape, known)
  expect(check).toThrow(says)
  expect(check).toThrow(
    /^openapi\/resources\/canvases\/canvases-canvas_id\.yaml:\d+:1 {2}renameCanvas\.request\.name in /,
  )
})

/** The schemas that are open on purpose: the source does not list their fields, or says that there are others. */
const OPEN = [
  ...['AudioGeneration', 'BrandKit', 'Canvas', 'CanvasExport', 'CanvasExport.result', 'ErrorDetails.anyOf.2'],
  ...['Generate3D.input', 'Generate3DStatus', 'Generate3DStatus.result', 'Generate3DTask', 'GenerateAudio.context'],
  // Only 2026-04-12
  ...['LegacyLogPage', 'LegacyTask.credits'],
  ...['GenerateAudio.model_params', 'LoggedEvent', 'OpenObject', 'Organization'],
  ...['Page', 'RemixRequest', 'Task.input', 'Task.result', 'TaskCreate.format', 'TextItem', 'WebhookDelivery'],
]

test('these objects are open, and say so; only the body of layerize is closed', () => {
  const found: Record<string, string[]> = { true: [], false: [] }
  visit(documents.canvas, ({ additionalProperties: more }, kind, [, , ...pointer]) => {
    const place = pointer.filter((key) => key !== 'properties').join('.')
    if (kind === 'schema' && more !== undefined) found[String(more)]?.push(place)
  })
  expect(found.true?.sort()).toEqual(OPEN.sort())
  expect(found.false).toEqual(['Layerize'])
})

function shapeOf(doc: Doc, place: string): Shape {
  const { required, properties = {} } = doc.at(place)
  return Object.fromEntries(
    Object.keys(properties).map((name) => [
      required.includes(name) ? name : `${name}?`,
      typeOf(doc, doc.at(`${place}.${name}`)),
    ]),
  )
}

/** The parameters of an operation besides the version, each with its place and its type. */
function parametersOf(doc: Doc, operationId: string): Shape {
  const own = doc.operation(operationId).parameters.filter(({ name }) => name !== 'Service-Version')
  return Object.fromEntries(
    own.map((parameter) => {
      const type = typeOf(doc, doc.follow(parameter.schema))
      return [parameter.required ? parameter.name : `${parameter.name}?`, `${parameter.in} ${type}`]
    }),
  )
}

function typeOf(doc: Doc, schema: Schema): string | unknown[] {
  const values = typeof schema.const === 'string' ? [schema.const] : schema.enum
  return values ?? [doc.types(schema), schema.format].filter(Boolean).join(' ')
}
