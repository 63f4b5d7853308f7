/**
 * Random changes of a document whose verdict follows from how they are made. Nothing here uses the comparison: what is sent and
 * what is received is found by following the references.
 */

import type { Verdict } from '../../scripts/compare/change-rules.js'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'

export type Mutation = { name: string; verdict: Verdict; apply: (document: JsonObject) => void }

type By = { request: Verdict; response: Verdict }

const BREAKS: By = { request: 'breaking', response: 'breaking' }
const ADDS: By = { request: 'additive', response: 'additive' }
const TIGHTENS: By = { request: 'breaking', response: 'additive' }
const LOOSENS: By = { request: 'additive', response: 'breaking' }

/** Returns all mutations of a document. */
export function mutationsOf(document: JsonObject): Mutation[] {
  return [...schemaMutations(document), ...operationMutations(document)]
}

/** Components that stand alone: nothing is merged with them, so a change of one says everything. */
function schemaMutations(document: JsonObject): Mutation[] {
  const schemas = (document.components as { schemas: Record<string, JsonObject> }).schemas
  const uses = { request: reached(document, 'request'), response: reached(document, 'response') }
  const merged = namesIn(document, 'allOf')
  const beside = new Set([...namesIn(document, 'oneOf'), ...namesIn(document, 'anyOf')])
  return Object.entries(schemas).flatMap(([name, schema]) => {
    if (merged.has(name) || ['allOf', 'if', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)) return []
    const directions = (['request', 'response'] as const).filter((direction) => uses[direction].has(name))
    if (directions.length === 0) return []
    const target = (copy: JsonObject) =>
      (copy.components as { schemas: Record<string, JsonObject> }).schemas[name] ?? {}
    // Where null is an alternative beside it, null was allowed before.
    const changes = changesOf(schema, name).filter(({ says }) => says !== 'can be null' || !beside.has(name))
    return changes.map(({ says, by, change }) => ({
      name: `${name} ${says}`,
      verdict: worst(directions.map((direction) => by[direction])),
      apply: (copy) => change(target(copy)),
    }))
  })
}

function worst(verdicts: Verdict[]): Verdict {
  return (['breaking', 'additive', 'neutral'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'neutral'
}

type Change = { says: string; by: By; change: (schema: JsonObject) => void }

function changesOf(schema: JsonObject, name: string): Change[] {
  const properties = isObject(schema.properties) ? schema.properties : {}
  const required = Array.isArray(schema.required) ? schema.required.map(String) : []
  const fields = Object.keys(properties)
  return [
    {
      says: 'gets another text',
      by: { request: 'neutral', response: 'neutral' },
      change: (one) => void Object.assign(one, { description: 'Another.' }),
    },
    ...(fields.length > 0
      ? [
          {
            says: 'gets a field',
            by: ADDS,
            change: (one: JsonObject) => void Object.assign(one.properties ?? {}, { fresh: { type: 'string' } }),
          },
          {
            says: 'gets a required field',
            by: TIGHTENS,
            change: (one: JsonObject) => {
              ;(one.properties as JsonObject).fresh = { type: 'string' }
              one.required = [...required, 'fresh']
            },
          },
        ]
      : []),
    ...fields.flatMap((field): Change[] => [
      {
        says: `loses ${field}`,
        by: BREAKS,
        change: (one) => {
          delete (one.properties as JsonObject)[field]
          one.required = required.filter((other) => other !== field)
        },
      },
      required.includes(field)
        ? {
            says: `no longer requires ${field}`,
            by: LOOSENS,
            change: (one) => void Object.assign(one, { required: required.filter((other) => other !== field) }),
          }
        : {
            says: `requires ${field}`,
            by: TIGHTENS,
            change: (one) => void Object.assign(one, { required: [...required, field] }),
          },
      ...valueChanges(properties[field], field).map(({ says, by, change }) => ({
        says: `${field} ${says}`,
        by,
        change: (one: JsonObject) => change((one.properties as Record<string, JsonObject>)[field] ?? {}),
      })),
    ]),
    ...valueChanges(schema, name),
  ]
}

/** Changes of a schema that stands for a value. Only what is written in place. */
function valueChanges(schema: Json | undefined, field: string): Change[] {
  if (
    !isObject(schema) ||
    '$ref' in schema ||
    'oneOf' in schema ||
    'anyOf' in schema ||
    'allOf' in schema ||
    'not' in schema
  )
    return []
  const { type, enum: values } = schema
  const types = [type].flat().filter((one) => typeof one === 'string')
  const others = types.filter((one) => one !== 'null')
  const isStatus = field === 'status'
  return [
    ...(others.length === 1 && !values && !('const' in schema)
      ? [
          {
            says: 'has another type',
            by: BREAKS,
            change: (one: JsonObject) =>
              void Object.assign(one, { type: others[0] === 'boolean' ? 'string' : 'boolean' }),
          },
        ]
      : []),
    ...(others.length > 0 && !values && !('const' in schema)
      ? [
          types.includes('null')
            ? {
                says: 'is never null',
                by: TIGHTENS,
                change: (one: JsonObject) => void Object.assign(one, { type: others }),
              }
            : {
                says: 'can be null',
                by: LOOSENS,
                change: (one: JsonObject) => void Object.assign(one, { type: [...types, 'null'] }),
              },
        ]
      : []),
    ...(Array.isArray(values)
      ? [
          {
            says: 'has one more value',
            by: LOOSENS,
            change: (one: JsonObject) => void Object.assign(one, { enum: [...values, 'fresh'] }),
          },
          {
            says: 'has one value less',
            by: isStatus ? BREAKS : TIGHTENS,
            change: (one: JsonObject) => void Object.assign(one, { enum: values.slice(1) }),
          },
        ].slice(0, values.length > 1 ? 2 : 1)
      : []),
    ...(['maximum', 'maxLength', 'maxItems'] as const).flatMap((keyword): Change[] => {
      const limit = schema[keyword]
      if (typeof limit !== 'number') return []
      return [
        {
          says: `has a higher ${keyword}`,
          by: LOOSENS,
          change: (one) => void Object.assign(one, { [keyword]: limit + 1 }),
        },
        {
          says: `has a lower ${keyword}`,
          by: TIGHTENS,
          change: (one) => void Object.assign(one, { [keyword]: limit - 1 }),
        },
        { says: `has no ${keyword}`, by: LOOSENS, change: (one) => void delete one[keyword] },
      ]
    }),
    ...(typeof schema.pattern === 'string'
      ? [
          { says: 'has no pattern', by: LOOSENS, change: (one: JsonObject) => void delete one.pattern },
          {
            says: 'has another pattern',
            by: BREAKS,
            change: (one: JsonObject) => void Object.assign(one, { pattern: '^fresh$' }),
          },
        ]
      : []),
  ]
}

function operationMutations(document: JsonObject): Mutation[] {
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): Mutation[] => {
      if (method === 'parameters' || !isObject(operation)) return []
      const id = String(operation.operationId)
      const target = (copy: JsonObject) =>
        (copy.paths as Record<string, Record<string, JsonObject>>)[path]?.[method] ?? {}
      const parameters = (Array.isArray(operation.parameters) ? operation.parameters : []) as Json[]
      const success = Object.keys(operation.responses as JsonObject).find((status) => status.startsWith('2')) ?? ''
      const edit = (says: string, verdict: Verdict, change: (one: JsonObject) => void): Mutation => ({
        name: `${id} ${says}`,
        verdict,
        apply: (copy) => change(target(copy)),
      })
      return [
        {
          name: `${id} is gone`,
          verdict: 'breaking',
          apply: (copy) => void delete (copy.paths as Record<string, JsonObject>)[path]?.[method],
        },
        edit(
          'gets a parameter',
          'additive',
          (one) => void Object.assign(one, { parameters: [...parameters, { name: 'fresh', in: 'query', schema: {} }] }),
        ),
        ...parameters.map((_, index) =>
          edit(
            `loses parameter ${index}`,
            'breaking',
            (one) => void Object.assign(one, { parameters: parameters.filter((__, other) => other !== index) }),
          ),
        ),
        edit('has another success status', 'breaking', (one) => {
          const responses = one.responses as JsonObject
          responses['299'] = responses[success] ?? {}
          delete responses[success]
        }),
        edit('no longer documents a 500', 'neutral', (one) => void delete (one.responses as JsonObject)['500']),
        edit('has another summary', 'neutral', (one) => void Object.assign(one, { summary: 'Another' })),
      ]
    }),
  )
}

/** Returns the names of the schemas that a client sends or receives. What the service sends is the other way round. */
function reached(document: JsonObject, direction: 'request' | 'response'): Set<string> {
  const names = new Set<string>()
  const seen = new Set<Json>()
  const follow = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const one of node) follow(one)
    if (!isObject(node) || seen.has(node)) return
    seen.add(node)
    if (typeof node.$ref === 'string') {
      const [, , section = '', name = ''] = node.$ref.split('/')
      if (section === 'schemas') names.add(name)
      follow((document.components as Record<string, JsonObject>)[section]?.[name])
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'examples' && key !== 'example') follow(value)
  }
  const operations = (items: Json | undefined, sent: boolean): void => {
    for (const item of Object.values((items ?? {}) as Record<string, JsonObject>)) {
      const asks = direction === (sent ? 'response' : 'request')
      if (asks) follow(item.parameters)
      for (const operation of Object.values(item)) {
        if (!isObject(operation) || !('responses' in operation)) continue
        if (asks) follow([operation.parameters ?? [], operation.requestBody ?? {}])
        else follow(operation.responses)
        for (const callback of Object.values((operation.callbacks ?? {}) as Record<string, JsonObject>)) {
          const known = callback.$ref
            ? (document.components as Record<string, Record<string, JsonObject>>).callbacks?.[
                String(callback.$ref).split('/').at(-1) ?? ''
              ]
            : callback
          operations(known, true)
        }
      }
    }
  }
  operations(document.paths, false)
  operations(document.webhooks, true)
  return names
}

/** The names of the schemas that lists of this keyword refer to. */
function namesIn(document: JsonObject, keyword: string): Set<string> {
  const names = new Set<string>()
  const walk = (node: Json): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    if (!isObject(node)) return
    const list = node[keyword]
    for (const one of Array.isArray(list) ? list : [])
      if (isObject(one) && typeof one.$ref === 'string') names.add(one.$ref.split('/').at(-1) ?? '')
    for (const value of Object.values(node)) walk(value)
  }
  walk(document)
  return names
}
