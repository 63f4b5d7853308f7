import type { Version } from '../../../scripts/support/paths.js'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { resolve } from '../../contract/references.js'
import type { Shown, ShownByVersion } from '../operations/list.js'
import { optionsOf, shapeOf } from '../operations/resolve-schema.js'
import type { SiteSource } from '../source.js'
import { operationPage } from '../urls.js'
import type { SearchRecord } from './engine.js'
import { searchText } from './text.js'

/** A field at one place of an operation. `id` is its fragment on the operation's page, such as `body.callback_url`. */
type FieldPlace = { name: string; id: string; where: string; operation: Shown; version: string; description: string }

/**
 * Returns each parameter, header and field of a body by name, with all its places in one record. It leads to the first
 * request that takes it, or else to the first response that has it.
 */
export function fieldRecords(shown: ShownByVersion, documents: SiteSource['documents']): SearchRecord[] {
  const byName = new Map<string, FieldPlace[]>()
  for (const { version, operations } of shown)
    for (const operation of operations)
      for (const place of placesOf(operation, version, documents[version as Version]))
        byName.set(place.name, [...(byName.get(place.name) ?? []), place])
  return [...byName].map(([name, places]) => fieldRecord(name, places))
}

/**
 * A field is looked up where it is sent rather than where it comes back, in a response rather than in a webhook, and at
 * the top of a body rather than deep in it.
 */
function rank({ where, id, operation }: FieldPlace): number {
  return (operation.isWebhook ? ORDER.length : ORDER.indexOf(where)) * 100 + id.split('.').length
}

const ORDER = ['body', 'query', 'path', 'header', 'response']

function fieldRecord(name: string, places: FieldPlace[]): SearchRecord {
  const sorted = [...places].sort((one, other) => rank(one) - rank(other))
  const addresses: Record<string, string> = {}
  // The places are sorted by version first, so the keys are in the order of the versions.
  for (const { version } of places) {
    const first = sorted.find((place) => place.version === version)
    if (first) addresses[version] ??= `${operationPage(version, first.operation.id)}#${first.id}`
  }
  const operations = [...new Set(sorted.map(({ operation }) => operation.id))]
  const texts = [...new Set(sorted.map(({ description }) => description))].filter((text) => text !== '')
  const more = operations.length > MAX_NAMES ? ` and ${operations.length - MAX_NAMES} more` : ''
  return {
    kind: 'field',
    title: name,
    place: `${WORDS[sorted[0]?.where ?? ''] ?? 'Field'} of ${operations.slice(0, MAX_NAMES).join(', ')}${more}`,
    names: [name],
    text: texts.slice(0, MAX_DESCRIPTIONS).join(' '),
    addresses,
  }
}

/** How many operations and descriptions a record names. A field such as `id` has dozens. */
const MAX_NAMES = 3
const MAX_DESCRIPTIONS = 4

const WORDS: Record<string, string> = { query: 'Parameter', path: 'Parameter', header: 'Header' }

function placesOf(operation: Shown, version: string, document: JsonObject): FieldPlace[] {
  const { node, parameters } = operation
  const found: FieldPlace[] = []
  const add = (name: string, id: string, where: string, description: Json | undefined) =>
    found.push({ name, id, where, operation, version, description: searchText(String(description ?? '')) })

  for (const { name, in: where, description } of parameters)
    add(String(name), `parameter.${name}`, String(where), description)
  const body = resolve(document, node.requestBody ?? {})
  for (const { name, id, description } of fieldsOf(body, 'body', document)) add(name, id, 'body', description)
  for (const [status, reference] of Object.entries(node.responses as JsonObject)) {
    if (!/^[23]/.test(status)) continue
    for (const { name, id, description } of fieldsOf(resolve(document, reference), `response.${status}`, document))
      add(name, id, 'response', description)
  }
  return found
}

type Field = { name: string; id: string; description: Json | undefined }

/** Returns the fields of a body or response, with the ids that the page of the operation gives them. */
function fieldsOf(holder: Json, id: string, document: JsonObject): Field[] {
  const [media] = Object.values(isObject(holder) && isObject(holder.content) ? holder.content : {})
  return isObject(media) && media.schema ? fieldsOfSchema(media.schema, id, document, []) : []
}

function fieldsOfSchema(schema: Json, id: string, document: JsonObject, above: string[]): Field[] {
  const shape = shapeOf(schema, document)
  if (shape.name && above.includes(shape.name)) return []
  const around = shape.name ? [...above, shape.name] : above
  const { options } = optionsOf(shape)
  const known = Object.entries(isObject(shape.node.properties) ? shape.node.properties : {})
  return [
    ...known.flatMap(([name, property]) => [
      { name, id: `${id}.${name}`, description: shapeOf(property, document).node.description },
      ...fieldsOfSchema(property, `${id}.${name}`, document, around),
    ]),
    ...(shape.node.items ? fieldsOfSchema(shape.node.items, id, document, around) : []),
    ...options.flatMap((option, at) =>
      fieldsOfSchema(option, options.length > 1 ? `${id}.${at + 1}` : id, document, around),
    ),
  ]
}
