/** The fields that the source lists, exactly: no more, no fewer, required or not, with their types and their values. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/support/paths.js'
import { visit } from '../../../src/contract/nodes.js'
import { documents } from '../../support/documents.js'
import type { Doc } from './document.js'
import { docs, isLegacy } from './fact.js'
import type { Schema } from './openapi.js'

/** By field: its types and its format, or the list of its values. The name of a field that is not required ends in `?`. */
type Shape = Record<string, string | unknown[]>

const shapes = parse(readFileSync(inRoot('test/contract/facts/shapes.yaml'), 'utf8')) as Record<
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
  const all: Record<string, Shape | string> = Object.assign({}, shapes.both, ...ownShapes(doc))
  test.each(Object.entries(all))('%s', (place, shape) => {
    expect(place.endsWith('.parameters') ? parametersOf(doc, place) : shapeOf(doc, place)).toEqual(
      typeof shape === 'string' ? all[shape] : shape,
    )
  })

  test.each(Object.keys(all).filter((place) => /^\w+$|\[\]$/.test(place)))(
    '%s is an object, and never null',
    (place) => {
      expect(doc.types(doc.at(place))).toBe('object')
    },
  )

  test('each operation with parameters besides the version is listed', () => {
    const takes = doc.operations.filter(({ operationId }) => Object.keys(parametersOf(doc, operationId)).length > 0)
    const listed = Object.keys(all).filter((place) => place.endsWith('.parameters'))
    expect(listed.sort(), `test/contract/facts/shapes.yaml has <operationId>.parameters for each operation`).toEqual(
      takes.map(({ operationId }) => `${operationId}.parameters`).sort(),
    )
  })
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
function parametersOf(doc: Doc, place: string): Shape {
  const [operationId = ''] = place.split('.')
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
