/**
 * Random changes of a document whose verdict follows from how they are made. Nothing here uses the comparison: what is sent and
 * what is received is found by following the references.
 */

import type { Verdict } from '../../scripts/compare/change-rules.js'
import { eachObject, isObject, type Json, type JsonObject, listOf } from '../../src/contract/json.js'

export type Mutation = { name: string; verdict: Verdict; apply: (document: JsonObject) => void }

type By = { request: Verdict; response: Verdict }

const BREAKS: By = { request: 'breaking', response: 'breaking' }
const ADDS: By = { request: 'additive', response: 'additive' }
const NEUTRAL: By = { request: 'neutral', response: 'neutral' }
const TIGHTENS: By = { request: 'breaking', response: 'additive' }
const LOOSENS: By = { request: 'additive', response: 'breaking' }

/** A change of a schema or an operation, given by the keys that it gets; a key that is undefined goes. */
type Change = { says: string; by: By; keys: (node: JsonObject) => Record<string, Json | undefined> }

/** Returns all mutations of a document. */
export function mutationsOf(document: JsonObject): Mutation[] {
  return [...schemaMutations(document), ...operationMutations(document)]
}

/** Components that stand alone: nothing is merged with them, so a change of one says everything. */
function schemaMutations(document: JsonObject): Mutation[] {
  const schemasOf = (one: JsonObject) => (one.components as { schemas: Record<string, JsonObject> }).schemas
  const uses = { request: reached(document, 'request'), response: reached(document, 'response') }
  const merged = namesIn(document, 'allOf')
  const beside = new Set([...namesIn(document, 'oneOf'), ...namesIn(document, 'anyOf')])
  return Object.entries(schemasOf(document)).flatMap(([name, schema]) => {
    if (merged.has(name) || ['allOf', 'if', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)) return []
    const directions = (['request', 'response'] as const).filter((direction) => uses[direction].has(name))
    if (directions.length === 0) return []
    const changed = ({ says, by, keys }: Change, nodeIn = (copy: JsonObject) => schemasOf(copy)[name]): Mutation => ({
      name: `${name} ${says}`,
      verdict: worst(directions.map((direction) => by[direction])),
      apply: (copy) => edit(nodeIn(copy) ?? {}, keys),
    })
    // Where null is an alternative beside it, null was allowed before.
    const own = valueChanges(schema, name).filter(({ says }) => says !== 'can be null' || !beside.has(name))
    const fields = Object.entries((schema.properties ?? {}) as JsonObject).flatMap(([field, value]) =>
      valueChanges(value, field).map((change) =>
        changed(
          { ...change, says: `${field} ${change.says}` },
          (copy) => (schemasOf(copy)[name]?.properties as Record<string, JsonObject> | undefined)?.[field],
        ),
      ),
    )
    return [...[...objectChanges(schema), ...own].map((change) => changed(change)), ...fields]
  })
}

function worst(verdicts: Verdict[]): Verdict {
  return (['breaking', 'additive', 'neutral'] as const).find((verdict) => verdicts.includes(verdict)) ?? 'neutral'
}

function edit(node: JsonObject, keys: Change['keys']): void {
  for (const [key, value] of Object.entries(keys(node)))
    if (value === undefined) delete node[key]
    else node[key] = value
}

/** Changes of the fields of an object, and of its text. */
function objectChanges({ properties = {}, required }: JsonObject): Change[] {
  const names = listOf(required)
  const fields = Object.keys(properties as JsonObject)
  const fresh = (node: JsonObject): JsonObject => ({ ...(node.properties as JsonObject), fresh: { type: 'string' } })
  return [
    { says: 'gets another text', by: NEUTRAL, keys: () => ({ description: 'Another.' }) },
    ...(fields.length === 0
      ? []
      : [
          { says: 'gets a field', by: ADDS, keys: (node: JsonObject) => ({ properties: fresh(node) }) },
          {
            says: 'gets a required field',
            by: TIGHTENS,
            keys: (node: JsonObject) => ({ properties: fresh(node), required: [...names, 'fresh'] }),
          },
        ]),
    ...fields.flatMap((field): Change[] => {
      const others = names.filter((name) => name !== field)
      const without = ({ [field]: _, ...rest }: JsonObject) => rest
      return [
        {
          says: `loses ${field}`,
          by: BREAKS,
          keys: (node) => ({ properties: without(node.properties as JsonObject), required: others }),
        },
        names.includes(field)
          ? { says: `no longer requires ${field}`, by: LOOSENS, keys: () => ({ required: others }) }
          : { says: `requires ${field}`, by: TIGHTENS, keys: () => ({ required: [...names, field] }) },
      ]
    }),
  ]
}

/** Changes of a schema that stands for a value. Only what is written in place. */
function valueChanges(schema: Json | undefined, field: string): Change[] {
  if (!isObject(schema) || ['$ref', 'oneOf', 'anyOf', 'allOf', 'not'].some((keyword) => keyword in schema)) return []
  const types = [schema.type ?? []].flat()
  const others = types.filter((one) => one !== 'null')
  const values = listOf(schema.enum)
  const isAny = values.length === 0 && !('const' in schema)
  const limits = ['maximum', 'maxLength', 'maxItems'].filter((keyword) => typeof schema[keyword] === 'number')
  const when = (isPossible: boolean, says: string, by: By, keys: Record<string, Json | undefined>): Change[] =>
    isPossible ? [{ says, by, keys: () => keys }] : []
  return [
    ...when(isAny && others.length === 1, 'has another type', BREAKS, {
      type: others[0] === 'boolean' ? 'string' : 'boolean',
    }),
    ...when(isAny && others.length > 0 && types.includes('null'), 'is never null', TIGHTENS, { type: others }),
    ...when(isAny && others.length > 0 && !types.includes('null'), 'can be null', LOOSENS, {
      type: [...types, 'null'],
    }),
    ...when(values.length > 0, 'has one more value', LOOSENS, { enum: [...values, 'fresh'] }),
    ...when(values.length > 1, 'has one value less', field === 'status' ? BREAKS : TIGHTENS, { enum: values.slice(1) }),
    ...limits.flatMap((keyword) => [
      ...when(true, `has a higher ${keyword}`, LOOSENS, { [keyword]: Number(schema[keyword]) + 1 }),
      ...when(true, `has a lower ${keyword}`, TIGHTENS, { [keyword]: Number(schema[keyword]) - 1 }),
      ...when(true, `has no ${keyword}`, LOOSENS, { [keyword]: undefined }),
    ]),
    ...when('pattern' in schema, 'has no pattern', LOOSENS, { pattern: undefined }),
    ...when('pattern' in schema, 'has another pattern', BREAKS, { pattern: '^fresh$' }),
  ]
}

function operationMutations(document: JsonObject): Mutation[] {
  return Object.entries(document.paths as Record<string, JsonObject>).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): Mutation[] => {
      if (!isObject(operation)) return []
      const parameters = listOf(operation.parameters)
      const { 500: _, ...responses } = operation.responses as JsonObject
      const success = Object.keys(responses).find((status) => status.startsWith('2')) ?? ''
      const { [success]: response = {}, ...errors } = operation.responses as JsonObject
      const itemIn = (copy: JsonObject) => (copy.paths as Record<string, Record<string, JsonObject>>)[path] ?? {}
      const changed = (says: string, verdict: Verdict, keys: JsonObject): Mutation => ({
        name: `${operation.operationId} ${says}`,
        verdict,
        apply: (copy) => void Object.assign(itemIn(copy)[method] ?? {}, keys),
      })
      return [
        { ...changed('is gone', 'breaking', {}), apply: (copy) => void delete itemIn(copy)[method] },
        changed('gets a parameter', 'additive', {
          parameters: [...parameters, { name: 'fresh', in: 'query', schema: {} }],
        }),
        ...parameters.map((_, index) =>
          changed(`loses parameter ${index}`, 'breaking', { parameters: parameters.toSpliced(index, 1) }),
        ),
        changed('has another success status', 'breaking', { responses: { ...errors, 299: response } }),
        changed('no longer documents a 500', 'neutral', { responses }),
        changed('has another summary', 'neutral', { summary: 'Another' }),
      ]
    }),
  )
}

/** Returns the names of the schemas that a client sends or receives. What the service sends is the other way round. */
function reached(document: JsonObject, direction: 'request' | 'response'): Set<string> {
  const components = document.components as Record<string, JsonObject>
  const names = new Set<string>()
  const seen = new Set<Json>()
  const follow = (node: Json | undefined): void => {
    if (Array.isArray(node)) for (const one of node) follow(one)
    if (!isObject(node) || seen.has(node)) return
    seen.add(node)
    if (typeof node.$ref === 'string') {
      const [, , section = '', name = ''] = node.$ref.split('/')
      if (section === 'schemas') names.add(name)
      follow(components[section]?.[name])
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
          const name = String(callback.$ref).split('/').at(-1) ?? ''
          operations(callback.$ref ? components.callbacks?.[name] : callback, true)
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
  eachObject(document, (node) => {
    for (const one of listOf(node[keyword])) if (isObject(one)) names.add(String(one.$ref).split('/').at(-1) ?? '')
  })
  return names
}
