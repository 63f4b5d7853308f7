import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Change, changesOf } from '../../scripts/compare/changes.js'
import { compareDocuments } from '../../scripts/compare/documents/documents.js'
import type { Json, JsonObject } from '../../src/contract/json.js'

/** Two small documents, and what the comparison must find between them. */
export type Pair = { name: string; old: JsonObject; now: JsonObject; expect: string[]; where?: string }

const DIRECTIONS = ['request', 'response', 'parameter', 'error'] as const

type SchemaPair = { name: string; old: Json; new: Json } & Partial<
  Record<(typeof DIRECTIONS)[number], string | string[]>
>
type OperationPair = {
  name: string
  document?: true
  old: JsonObject
  new: JsonObject
  expect: string[]
  where?: string
}

/** Returns the pairs of `schemas.yaml` and `operations.yaml`. */
export function pairs(): Pair[] {
  const schemas = read<SchemaPair[]>('schemas.yaml').flatMap((pair) =>
    DIRECTIONS.flatMap((direction) => {
      const expected = pair[direction]
      if (expected === undefined) return []
      const [old, now] = [pair.old, pair.new].map((schema) => documentOf(PLACES[direction](schema))) as [
        JsonObject,
        JsonObject,
      ]
      return [{ name: `${pair.name}, ${direction}`, old, now, expect: expected === 'none' ? [] : [expected].flat() }]
    }),
  )
  const operations = read<OperationPair[]>('operations.yaml').map(
    ({ name, document, old, new: now, expect, where }) => ({
      name,
      ...(document ? { old: completed(old), now: completed(now) } : { old: documentOf(old), now: documentOf(now) }),
      expect,
      ...(where !== undefined && { where }),
    }),
  )
  return [...schemas, ...operations]
}

export function read<Data>(file: string): Data {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Data
}

/** Returns what changed in a pair, as rows of the table. */
export function changesIn({ old, now }: Pick<Pair, 'old' | 'now'>, closed: string[] = []): Change[] {
  return changesOf(compareDocuments(old, now), undefined, new Set(closed))
}

/** `breaking field.removed`, in a fixed order. */
export function verdictsOf(changes: Change[]): string[] {
  return changes.map(({ verdict, rule }) => `${verdict} ${rule}`).sort()
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

const PLACES: Record<(typeof DIRECTIONS)[number], (schema: Json) => JsonObject> = {
  request: (schema) => ({ requestBody: json(schema) }),
  response: (schema) => ({ responses: { 200: json(schema) } }),
  parameter: (schema) => ({ parameters: [{ name: 'q', in: 'query', schema }] }),
  error: (schema) => ({ responses: { 422: json(schema) } }),
}

export function documentOf(operation: JsonObject): JsonObject {
  return completed({ paths: { '/things': { get: { operationId: 'listThings', responses: {}, ...operation } } } })
}

function completed(document: JsonObject): JsonObject {
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, components: SHARED, ...document }
}

const SHARED: JsonObject = {
  parameters: { Q: { name: 'q', in: 'query', schema: { type: 'string' } } },
  schemas: {
    Short: { type: 'string', maxLength: 7 },
    Tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } } },
  },
}
