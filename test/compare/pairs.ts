import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Change, changesOf } from '../../scripts/compare/changes.js'
import { compareDocuments } from '../../scripts/compare/documents.js'
import { neutralFindings } from '../../scripts/compare/neutral.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'

/** Two small documents, with what the comparison must find between them. */
export type Pair = { name: string; old: JsonObject; now: JsonObject; verdict: string; found: string[] }

type Found = string | { request: string[]; response: string[] }
type SchemaChange = [request: string, response: string, ...found: Found[]]
type SchemaRow = [name: string, one: Json, other: Json, there: SchemaChange, back?: SchemaChange]
type OperationChange = [verdict: string, ...found: string[]]
type OperationRow = [name: string, one: JsonObject, other: JsonObject, there: OperationChange, back?: OperationChange]

/** Returns the pairs of `schemas.yaml`, each in a request and in a response, and those of `operations.yaml`, each there and back. */
export function pairs(): Pair[] {
  const schemas = readRows<SchemaRow>('schemas.yaml').flatMap(([name, one, other, there, back]) =>
    (['request', 'response'] as const).flatMap((direction) => {
      const isRequest = direction === 'request'
      const [old, now] = [one, other].map((json) =>
        documentOf(isRequest ? { requestBody: { json } } : { responses: { 200: { json } } }),
      )
      const changes = [there, back].map((change): OperationChange | undefined => {
        if (!change) return undefined
        const [request, response, ...found] = change
        const place = isRequest ? 'request body' : 'response 200'
        const words = found.flatMap((one) => (typeof one === 'string' ? [one] : one[direction]))
        const placed = words.map((one) =>
          one.includes(':') ? one.replace(/^([\w.]+)(.*?):/, `$1 listThings: ${place}$2:`) : `${one} listThings`,
        )
        return [isRequest ? request : response, ...placed]
      })
      return bothWays(`${name} in a ${direction}`, old ?? {}, now ?? {}, ...changes)
    }),
  )
  const operations = readRows<OperationRow>('operations.yaml').flatMap(([name, one, other, ...changes]) => {
    const isWhole = [one, other].some((part) => TOP.some((key) => key in part))
    const document = isWhole ? completed : documentWith
    return bothWays(name, document(one), document(other), ...changes)
  })
  return [...schemas, ...operations]
}

function bothWays(name: string, old: JsonObject, now: JsonObject, ...changes: (OperationChange | undefined)[]): Pair[] {
  const [there, back] = changes.map((change) => change && { verdict: change[0], found: change.slice(1) })
  return [
    ...(there ? [{ name, old, now, ...there }] : []),
    ...(back ? [{ name: `${name}, back`, old: now, now: old, ...back }] : []),
  ]
}

/** Returns the rows of a YAML file of this folder. */
export function readRows<Row>(file: string): Row[] {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Row[]
}

/** Returns what changed in a pair for a client, as rows of the report. `closed` are the gaps that only the older one has. */
export function changesIn({ old, now }: Pick<Pair, 'old' | 'now'>, closed: string[] = []): Change[] {
  return changesOf(compareDocuments(old, now), undefined, new Set(closed))
}

/** Returns all that changed in a pair, also what no client notices. */
export function allChangesIn({ old, now }: Pick<Pair, 'old' | 'now'>): Change[] {
  const noticed = compareDocuments(old, now)
  return changesOf([...noticed, ...neutralFindings(old, now, noticed)], undefined, new Set())
}

const TOP = ['paths', 'webhooks', 'components', 'servers', 'info']

/** Returns the document of a row that has an operation, a webhook, a callback, or components that are sent and received. */
function documentWith(part: JsonObject): JsonObject {
  const keys = Object.keys(part)
  if (isObject(part.webhook))
    return completed({ webhooks: { a: { post: { operationId: 'a', responses: {}, ...part.webhook } } } })
  if (isObject(part.callback))
    return documentOf({
      callbacks: { done: { '{$request.body#/url}': { post: { responses: {}, ...part.callback } } } },
    })
  if (keys.length === 0 || !keys.every((key) => /^[A-Z]/.test(key))) return documentOf(part)
  const refs = keys.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const body = { json: refs.length > 1 ? { oneOf: refs } : (refs[0] ?? {}) }
  return { ...documentOf({ requestBody: body, responses: { 200: body } }), components: { schemas: part } }
}

/** Returns a document with one operation, `GET /things`. */
export function documentOf(operation: JsonObject): JsonObject {
  return completed({ paths: { '/things': { get: { operationId: 'listThings', responses: {}, ...operation } } } })
}

function completed(document: JsonObject): JsonObject {
  const whole = { openapi: '3.1.0', info: { title: 'A', version: '1' }, components: SHARED, ...document }
  return withContent(whole) as JsonObject
}

/** In a row, `json` stands for a body of JSON with this schema. */
function withContent(node: Json): Json {
  if (Array.isArray(node)) return node.map(withContent)
  if (!isObject(node)) return node
  const { json, ...rest } = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withContent(value)]))
  return json === undefined ? rest : { ...rest, content: { 'application/json': { schema: json } } }
}

const SHARED: JsonObject = {
  headers: { Q: { schema: { type: 'string' } } },
  parameters: { Q: { name: 'q', in: 'query', schema: { type: 'string' } } },
  responses: { Missing: { description: 'None.' } },
  schemas: {
    Short: { type: 'string', maxLength: 7 },
    Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
  },
}
