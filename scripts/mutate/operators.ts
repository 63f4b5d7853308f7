import { type Document, isScalar } from 'yaml'
import { isObject, type Json, type JsonObject } from '../../src/contract/json.js'
import { MARKS } from '../../src/contract/marks.js'
import type { Kind as OpenApiKind } from '../../src/contract/nodes.js'
import { VERSIONS } from '../support/paths.js'

/** What a file of the contract holds: an OpenAPI object, or `data` of our own form. */
export type Kind = OpenApiKind | 'data'

export type Step = string | number

export type Change = {
  says: string
  apply: (document: Document, path: Step[]) => void
  /** How many lines below the start of the value it is made. */
  lineBelow?: number
}

export type Mutation = { at: Step[]; change: Change }

/** Returns the small changes of an object's own keywords. It does not look into the objects below. */
export function mutations(node: unknown, kind: Kind): Mutation[] {
  if (kind === 'data') return ofData(node)
  if (!isObject(node)) return []
  const own = OPERATORS[kind]?.(node as JsonObject) ?? []
  return [...own, ...versionMark(node as JsonObject), ...numbersInText(node as JsonObject)]
}

const OPERATORS: Partial<Record<Kind, (node: JsonObject) => Mutation[]>> = {
  schema: (node) => [
    ...LIMITS.flatMap((key) => (typeof node[key] === 'number' ? [set([key], node[key] + 1), drop([key])] : [])),
    ...['pattern', 'format', 'default', 'const'].flatMap((key) => (key in node ? [drop([key])] : [])),
    ...('default' in node && node.default !== null ? [set(['default'], other(node.default))] : []),
    ...('const' in node && node.const !== null ? [set(['const'], other(node.const))] : []),
    ...('additionalProperties' in node ? [drop(['additionalProperties'])] : []),
    ...(Array.isArray(node.enum)
      ? [...node.enum.map((_, index) => drop(['enum', index])), add(['enum'], 'one_more')]
      : []),
    ...required(node),
    ...types(node),
    ...Object.keys(isObject(node.properties) ? node.properties : {}).map((name) => drop(['properties', name])),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((key) => items(node, key)),
  ],
  parameter: (node) => [
    ...(typeof node.required === 'boolean' && node.in !== 'path' ? [set(['required'], !node.required)] : []),
    ...(typeof node.name === 'string' && node.in !== 'path' ? [set(['name'], `${node.name}_2`)] : []),
    ...(node.in === 'query' ? [set(['in'], 'header')] : node.in === 'header' ? [set(['in'], 'query')] : []),
  ],
  header: (node) => (typeof node.required === 'boolean' ? [set(['required'], !node.required)] : []),
  requestBody: (node) => (typeof node.required === 'boolean' ? [set(['required'], !node.required)] : []),
  mediaType: (node) => entries(node, 'examples'),
  response: (node) => [...entries(node, 'headers'), ...entries(node, 'content')],
  operation: (node) => [
    ...items(node, 'parameters'),
    ...Object.keys(isObject(node.responses) ? node.responses : {}).flatMap((status) => [
      drop(['responses', status]),
      rename(['responses', status], status === '200' ? '201' : status.startsWith('2') ? '200' : '418'),
    ]),
    ...scopes(node),
    ...(typeof node['x-pagination'] === 'string'
      ? [set(['x-pagination'], node['x-pagination'] === 'cursor' ? 'offset' : 'cursor'), drop(['x-pagination'])]
      : []),
    ...('x-rate-limit' in node ? limits(node['x-rate-limit'] ?? null, ['x-rate-limit']) : []),
    ...('x-replays' in node ? [drop(['x-replays'])] : []),
    ...('callbacks' in node ? [drop(['callbacks'])] : []),
  ],
  info: (node) => ('x-rate-limit' in node ? limits(node['x-rate-limit'] ?? null, ['x-rate-limit']) : []),
  securityScheme: (node) => entries(node, 'x-scopes'),
  example: (node) => ('value' in node ? wrongTypes(node.value ?? null, ['value']) : wrongTypes(node, [])),
  pathItem: (node) => METHODS.flatMap((method) => (method in node ? [drop([method])] : [])),
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch']

const LIMITS = [
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'],
]

function required({ required: names, properties }: JsonObject): Mutation[] {
  const listed = Array.isArray(names) ? names : []
  const missing = Object.keys(isObject(properties) ? properties : {}).filter((name) => !listed.includes(name))
  return [
    ...listed.map((name, index) => named(drop(['required', index]), `${name} no longer required`)),
    ...(listed.length > 0 ? missing.map((name) => add(['required'], name)) : []),
  ]
}

/** Another type, and null allowed or not. */
function types({ type }: JsonObject): Mutation[] {
  const list = [type].flat().filter((one): one is string => typeof one === 'string')
  const [first] = list.filter((one) => one !== 'null')
  if (first === undefined) return []
  const nullable = list.includes('null')
  const swapped = first === 'string' ? 'integer' : 'string'
  return [
    set(['type'], nullable ? first : [first, 'null']),
    set(['type'], Array.isArray(type) ? type.map((one) => (one === first ? swapped : one)) : swapped),
  ]
}

function scopes({ security }: JsonObject): Mutation[] {
  if (!Array.isArray(security)) return []
  const each = security.flatMap((one, index) =>
    Object.entries(isObject(one) ? one : {}).flatMap(([scheme, names]) =>
      (Array.isArray(names) ? names : []).flatMap((name, place) => [
        drop(['security', index, scheme, place]),
        set(['security', index, scheme, place], name === 'tasks:read' ? 'canvases:read' : 'tasks:read'),
      ]),
    ),
  )
  return [...each, drop(['security'])]
}

/** Each number and each word of a list of limits. */
function limits(value: Json, at: Step[]): Mutation[] {
  if (typeof value === 'number') return [set(at, value + 1)]
  if (Array.isArray(value)) return value.flatMap((one, index) => limits(one, [...at, index]))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'per' || key === 'window_seconds' || key === 'retry_after_seconds'
      ? [drop([...at, key]), ...limits(one, [...at, key])]
      : limits(one, [...at, key]),
  )
}

/** A value of another type in place of each that an example shows. */
function wrongTypes(value: Json, at: Step[]): Mutation[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => wrongTypes(one, [...at, index]))
  if (isObject(value))
    return Object.entries(value).flatMap(([key, one]) => (key === '$ref' ? [] : wrongTypes(one, [...at, key])))
  if (at.length === 0) return []
  // A schema that allows null often allows other values too, but seldom true.
  return [set(at, typeof value === 'string' ? 42.5 : value === null ? true : 'mutated')]
}

function versionMark(node: JsonObject): Mutation[] {
  return MARKS.flatMap((mark) =>
    mark in node
      ? [
          set(
            [mark],
            VERSIONS.find((version) => version !== node[mark]),
          ),
          drop([mark]),
        ]
      : [],
  )
}

/** A number in a text that is not part of a name, a date, a URL or a standard. */
const NUMBER = /(?<![\w.,/:#<-]|(?:ISO|OAuth|RFC|version) )\d+(?:,\d{3})*(?![\w:/>-]|[.,]\d)/g

function numbersInText(node: JsonObject): Mutation[] {
  return ['summary', 'description', 'title'].flatMap((key) => textNumbers(node[key], [key]))
}

function textNumbers(text: unknown, at: Step[]): Mutation[] {
  if (typeof text !== 'string') return []
  return [...text.matchAll(NUMBER)].map(({ 0: number, index }) => {
    const more = String(Number(number.replaceAll(',', '')) + 1)
    const mutated = `${text.slice(0, index)}${more}${text.slice(index + number.length)}`
    const below = text.includes('\n') ? text.slice(0, index).split('\n').length : 0
    const around = text.slice(Math.max(0, index - 20), index + number.length + 20).replaceAll('\n', ' ')
    return { ...named(set(at, mutated), `${number} → ${more} in "${around}"`, below) }
  })
}

/** Removed list entries, changed numbers and marks, misspelled names. */
function ofData(node: unknown): Mutation[] {
  if (Array.isArray(node))
    return node.flatMap((one, index) => [drop([index]), ...(isObject(one) ? [] : scalar(one as Json, [index]))])
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([key, one]) =>
    key === 'x-gap' || (typeof one === 'object' && one !== null) ? [] : scalar(one as Json, [key]),
  )
}

function scalar(value: Json, at: Step[]): Mutation[] {
  if (typeof value === 'number') return [set(at, value + 1)]
  if (typeof value === 'boolean') return [set(at, !value)]
  if (typeof value !== 'string') return []
  return value.includes(' ') ? textNumbers(value, at) : [set(at, other(value))]
}

function other(value: Json): Json {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}_2` : 'mutated'
}

const entries = (node: JsonObject, key: string) =>
  Object.keys(isObject(node[key]) ? node[key] : {}).map((name) => drop([key, name]))

const items = (node: JsonObject, key: string) =>
  Array.isArray(node[key]) ? node[key].map((_, index) => drop([key, index])) : []

function set(at: Step[], value: unknown): Mutation {
  return {
    at,
    change: {
      says: `→ ${JSON.stringify(value)}`,
      apply: (document, path) => {
        const node = document.getIn(path, true)
        if (isScalar(node) && (typeof value !== 'object' || value === null) && typeof value === typeof node.value)
          node.value = value
        else document.setIn(path, document.createNode(value))
      },
    },
  }
}

function drop(at: Step[]): Mutation {
  return { at, change: { says: 'removed', apply: (document, path) => void document.deleteIn(path) } }
}

function add(at: Step[], value: string): Mutation {
  return {
    at,
    change: { says: `${value} added`, apply: (document, path) => document.addIn(path, value) },
  }
}

function rename(at: Step[], key: string): Mutation {
  return {
    at,
    change: {
      says: `→ ${key}`,
      apply: (document, path) => {
        const value = document.getIn(path, true)
        document.deleteIn(path)
        document.setIn([...path.slice(0, -1), key], value)
      },
    },
  }
}

function named({ at, change }: Mutation, says: string, lineBelow = 0): Mutation {
  return { at, change: { ...change, says, lineBelow } }
}
