/**
 * Invalid requests, generated from the schemas: for each constraint of a parameter or body, one request that breaks it
 * and no constraint of another field.
 *
 * Bodies are found by trial: the documented examples are changed in many small ways, a validator reports which
 * constraints each change breaks, and for every constraint the change that breaks the fewest others, all of the same
 * field, is used.
 */
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { schemaValidators } from '../contract/ajv.js'
import { isObject, type Json, type JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import { resolve } from '../contract/references.js'
import { partsOf } from '../contract/schemas.js'
import { isStated } from './notes.js'
import type { RequestOptions } from './requests.js'

export type NegativeCase = {
  /** The broken constraint: `limit maximum`. */
  name: string
  options: Pick<RequestOptions, 'path' | 'query' | 'body' | 'bodyless'>
  /** The name that must appear in `details.fields`. */
  field: string
  /** Where the mistake is, which decides the status: 422 in a body, else 400. A missing body counts as `path`. */
  in: 'path' | 'query' | 'body'
  /** True if the constraint is on a node that is marked with a gap, and the source does not state it. */
  assumed: boolean
  /** True if the source states the constraint, although its node has a gap. */
  stated?: boolean
}

export function negativeCasesOf(operation: Operation): NegativeCase[] {
  const cases = CASES.get(operation) ?? findCases(operation)
  CASES.set(operation, cases)
  return cases
}

/** Cases are found by trial, which takes longer than to send them. */
const CASES = new WeakMap<Operation, NegativeCase[]>()

function findCases(operation: Operation): NegativeCase[] {
  const found = [...operation.parameters.flatMap((parameter) => ofParameter(parameter)), ...ofBody(operation)]
  return found.map((negative) =>
    isStated(operation.operationId, negative.name) ? { ...negative, stated: true, assumed: false } : negative,
  )
}

function ofParameter(parameter: JsonObject): NegativeCase[] {
  const [name, place] = [String(parameter.name), String(parameter.in)]
  if (place !== 'path' && place !== 'query') return []
  const schema = parameter.schema as JsonObject
  return Object.entries(wrongTexts(schema)).map(([keyword, text]) => ({
    name: `${name} ${keyword}`,
    options: place === 'path' ? { path: { [name]: text } } : { query: { [name]: text } },
    field: name,
    in: place,
    assumed: 'x-gap' in parameter || 'x-gap' in schema,
  }))
}

/** Returns, for each constraint of a parameter's schema, a text that breaks it. */
function wrongTexts(schema: JsonObject): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (schema.type === 'integer') wrong.type = 'many'
  if (typeof schema.minimum === 'number') wrong.minimum = String(schema.minimum - 1)
  if (typeof schema.maximum === 'number') wrong.maximum = String(schema.maximum + 1)
  if (schema.pattern) wrong.pattern = '!'
  if (schema.enum) wrong.enum = 'neither'
  if (schema.format) wrong.format = 'never'
  return wrong
}

function ofBody({ document, body }: Operation): NegativeCase[] {
  if (!body) return []
  const absent: NegativeCase[] = body.required
    ? [{ name: 'body required', options: { bodyless: true }, field: 'body', in: 'path', assumed: true }]
    : []
  if (body.mediaType === 'multipart/form-data')
    return [
      ...absent,
      { name: 'file required', options: { body: { other: 'x' } }, field: 'file', in: 'body', assumed: true },
    ]

  const validate = schemaValidators(document)(body.schema)
  const found = new Map<string, NegativeCase & { breaks: string[] }>()
  const keys = constraintsOf({ document, body }).map((name) => name.split(/[ .]/)[0] ?? '')
  const examples = body.examples.map((example) => example.value)
  for (const value of variants(examples, keys)) {
    const broken = brokenBy(validate, value)
    for (const name of broken?.breaks ?? [])
      if (broken && broken.breaks.length < (found.get(name)?.breaks.length ?? Number.POSITIVE_INFINITY))
        found.set(name, { ...broken, name, options: { body: value }, in: 'body' })
  }
  return [...absent, ...found.values()]
}

/** Returns the constraints of one field that a value breaks. Undefined if it breaks none or several fields'. */
function brokenBy(
  validate: ValidateFunction,
  value: Json,
): (Pick<NegativeCase, 'field' | 'assumed'> & { breaks: string[] }) | undefined {
  if (validate(value)) return undefined
  // The error of a `then` comes in addition to that of its `if`, and that of a branch in addition to that of its
  // `oneOf`.
  const errors = (validate.errors ?? []).filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword))
  const [field, ...others] = new Set(errors.map(fieldOf))
  if (field === undefined || others.length > 0) return undefined
  const restsOnGap = ({ parentSchema }: ErrorObject) => isObject(parentSchema) && 'x-gap' in parentSchema
  return { field, assumed: errors.some(restsOnGap), breaks: [...new Set(errors.map(nameOf))] }
}

function nameOf(error: ErrorObject): string {
  return `${fieldOf(error)} ${error.keyword === 'false schema' ? 'excluded' : error.keyword}`
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const own = params.missingProperty ?? params.additionalProperty
  return [...instancePath.split('/').slice(1), ...(own ? [own] : [])].join('.') || 'body'
}

// biome-ignore format: texts in one row, other values in the next.
const WRONG_VALUES: Json[] = [
  'x', '', ' ', 'http://insecure.test/', 'https://a b', 'x'.repeat(65), 'x'.repeat(201), 'x'.repeat(256),
  0, -1, 301, 3601, 1.5, true, [], {}, null,
]

/** Yields each example with one property removed, made wrong or taken from another, and values that are no objects. */
function* variants(examples: Json[], keys: string[] = []): Generator<Json> {
  yield* [[], 'text', 7]
  const objects = examples.filter(isObject)
  for (const example of objects) {
    yield { ...example, a_field_that_does_not_exist: 1 }
    for (const other of objects) for (const [key, value] of Object.entries(other)) yield { ...example, [key]: value }
    for (const key of new Set([...keys, ...objects.flatMap((other) => Object.keys(other))])) {
      const { [key]: now, ...rest } = example
      yield rest
      for (const wrong of WRONG_VALUES) yield { ...example, [key]: wrong }
      if (isObject(now)) for (const inner of variants([now])) yield { ...example, [key]: inner }
      if (Array.isArray(now)) for (const inner of variants(now)) yield { ...example, [key]: [inner] }
    }
  }
}

/** Returns the constraints of a body's schema by name, so that a test can require an invalid request for each. */
export function constraintsOf({ document, body }: Pick<Operation, 'document' | 'body'>): string[] {
  if (!body || body.mediaType === 'multipart/form-data') return []
  return [...new Set(constraints(document, body.schema, []))]
}

const KEYWORDS = 'type enum const pattern format minLength maxLength minimum maximum exclusiveMinimum'.split(' ')

function constraints(document: JsonObject, node: Json, path: string[]): string[] {
  const schema = resolve(document, node)
  const field = path.join('.') || 'body'
  if (schema === false) return [`${field} excluded`]
  if (!isObject(schema)) return []
  return [
    ...KEYWORDS.filter((keyword) => keyword in schema).map((keyword) => `${field} ${keyword}`),
    ...((schema.required ?? []) as string[]).map((name) => `${[...path, name].join('.')} required`),
    ...(schema.additionalProperties === false ? ['a_field_that_does_not_exist additionalProperties'] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) => constraints(document, child, [...path, key])),
    ...(schema.items ? constraints(document, schema.items, [...path, '0']) : []),
    ...partsOf(schema).flatMap((part) => constraints(document, part, path)),
    // A schema under `if` is a condition, not a constraint.
    ...(schema.then ? constraints(document, schema.then, path) : []),
  ]
}
