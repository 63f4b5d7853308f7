import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Change, changesOf } from '../../scripts/compare/changes.js'
import { compareDocuments } from '../../scripts/compare/documents.js'
import type { Json, JsonObject } from '../../src/contract/json.js'

/** Two small documents, with what the comparison must find between them. */
export type Pair = { name: string; old: JsonObject; now: JsonObject; verdict: string; found: string[] }

type Found = string | { request: string[]; response: string[] }
type SchemaRow = [name: string, old: Json, now: Json, request: string, response: string, ...found: Found[]]
type OperationRow = [name: string, old: JsonObject, now: JsonObject, verdict: string, ...found: string[]]

/** Returns the pairs of `schemas.yaml`, each in a request and in a response, and those of `operations.yaml`. */
export function pairs(): Pair[] {
  const schemas = read<SchemaRow[]>('schemas.yaml').flatMap(([name, old, now, request, response, ...found]) =>
    (['request', 'response'] as const).map((direction): Pair => {
      const inPlace = (schema: Json) =>
        documentOf(direction === 'request' ? { requestBody: json(schema) } : { responses: { 200: json(schema) } })
      const place = direction === 'request' ? 'request body' : 'response 200'
      return {
        name: `${name} in a ${direction}`,
        ...{ old: inPlace(old), now: inPlace(now), verdict: direction === 'request' ? request : response },
        found: found
          .flatMap((one) => (typeof one === 'string' ? [one] : one[direction]))
          .map((one) => one.replace(/^([\w.]+)(.*?):/, `$1 listThings: ${place}$2:`)),
      }
    }),
  )
  const operations = read<OperationRow[]>('operations.yaml').map(([name, old, now, verdict, ...found]): Pair => {
    const isWhole = [old, now].some((part) => TOP.some((key) => key in part))
    const document = isWhole ? completed : documentWith
    return { name, old: document(old), now: document(now), verdict, found }
  })
  return [...schemas, ...operations]
}

function read<Data>(file: string): Data {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Data
}

/** Returns what changed in a pair, as rows of the report. */
export function changesIn({ old, now }: Pick<Pair, 'old' | 'now'>, closed: string[] = []): Change[] {
  return changesOf(compareDocuments(old, now), undefined, new Set(closed))
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

const TOP = ['paths', 'webhooks', 'components', 'servers', 'info']

/** Returns the document of a row that has an operation, or components that are sent and received. */
function documentWith(part: JsonObject): JsonObject {
  const keys = Object.keys(part)
  if (keys.length === 0 || !keys.every((key) => /^[A-Z]/.test(key))) return documentOf(part)
  const refs = keys.map((name) => ({ $ref: `#/components/schemas/${name}` }))
  const body = json(refs.length > 1 ? { oneOf: refs } : (refs[0] ?? {}))
  return { ...documentOf({ requestBody: body, responses: { 200: body } }), components: { schemas: part } }
}

/** Returns a document with one operation, `GET /things`. */
export function documentOf(operation: JsonObject): JsonObject {
  return completed({ paths: { '/things': { get: { operationId: 'listThings', responses: {}, ...operation } } } })
}

function completed(document: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, components: SHARED, ...document }
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
