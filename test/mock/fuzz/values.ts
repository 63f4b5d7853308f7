/** Values made from the schemas of a document. */
import fc from 'fast-check'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { anyKnown } from './known.js'

/**
 * Values that mostly fit a schema: types, enums, limits, formats, optional members, open objects. What rests on a
 * condition (`if`, `not`) is left to chance. `name` is the member's name: some hold ids, and those are of what the run
 * has seen.
 */
export function valuesOf(document: JsonObject, node: Json, name = ''): fc.Arbitrary<Json> {
  const schema = resolve(document, node)
  if (!isObject(schema) || Object.keys(schema).length === 0) return ANYTHING
  const branches = [schema.oneOf, schema.anyOf].find(Array.isArray)
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(document, branch, name)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valuesOf(document, { ...schema, type }, name)))
  if (schema.type === 'null') return fc.constant(null)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if (schema.type === 'object') return objects(document, schema)
  if (schema.type === 'array')
    return fc.array(valuesOf(document, schema.items ?? {}), { maxLength: 3 }) as fc.Arbitrary<Json>
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema)
  return strings(schema, name)
}

export const TEXTS: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 12 }),
  // Half characters too, which fast-check's own strings leave out.
  fc.array(fc.nat({ max: 0x10ffff }), { maxLength: 6 }).map((points) => String.fromCodePoint(...points)),
  fc.constantFrom('A poster', '../a b.png', '%', '\ud800', '\u0000', '__proto__', 'é'.repeat(300)),
)

/** What breaks a careless program, within the bounds of a body: deep, wide, long, and names that reach a prototype. */
const HOSTILE: fc.Arbitrary<Json> = fc.constantFrom(
  nested(40),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`member ${index}`, index])),
  Array.from({ length: 500 }, () => null),
  { ['x'.repeat(20_000)]: 'y'.repeat(20_000) },
  JSON.parse('{ "__proto__": { "id": 1, "canvas_id": [] }, "constructor": { "prototype": null } }') as Json,
  { toString: 1, valueOf: null, hasOwnProperty: [], toJSON: 'x', length: -1 },
  { '\ud800': '\udfff' },
)

function nested(levels: number): Json {
  return levels === 0 ? [] : { a: nested(levels - 1) }
}

export const ANYTHING: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, weight: 6 },
  HOSTILE,
)

/** Only hosts that are reserved for examples: no run may call anybody. */
const ADDRESSES = fc.constantFrom(
  'https://hooks.example.com/done',
  'https://a.example:8443/b?c=d#e',
  'https://user:word@b.example/',
  'https://images.example.com/one.png',
  'https://',
)

export const MEDIA_TYPES = fc.oneof(
  fc.constantFrom('image/png', 'image/jpeg', 'audio/mpeg', 'application/pdf', 'text/plain; charset=utf-8'),
  fc.constantFrom('text/javascript', 'application/x-sh', 'nonsense', ''),
)

/** The members that hold an id, and of what. */
const HOLDS: Record<string, string> = {
  canvas_id: 'cvs',
  template_canvas_id: 'cvs',
  brand_kit_id: 'bk',
  file_id: 'file',
  image: 'file',
  source_audio: 'file',
  voice: 'vox',
  model: 'model',
  storage_key: 'storage_key',
  conversation_id: 'conversation_id',
  api_key_id: 'api_key_id',
}

function objects(document: JsonObject, schema: JsonObject): fc.Arbitrary<Json> {
  const required = (schema.required ?? []) as string[]
  const members = Object.entries((schema.properties ?? {}) as JsonObject).map(([name, member]) => {
    const values = valuesOf(document, member, name).map((value): [string, Json][] => [[name, value]])
    return required.includes(name) ? values : fc.oneof({ arbitrary: fc.constant([]), weight: 2 }, values)
  })
  const open = schema.additionalProperties === true
  const more = open ? fc.array(fc.tuple(TEXTS, ANYTHING), { maxLength: 2 }) : fc.constant([])
  return fc.tuple(more, ...members).map((entries) => Object.fromEntries(entries.flat()) as Json)
}

function numbers({ type, minimum, maximum, exclusiveMinimum = -4 }: JsonObject): fc.Arbitrary<number> {
  const min = Number(minimum ?? Number(exclusiveMinimum) + 1)
  const max = Number(maximum ?? Number.MAX_SAFE_INTEGER)
  const small = fc.integer({ min, max: Math.min(min + 6, max) })
  const large = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
  return fc.oneof({ arbitrary: small, weight: 3 }, large)
}

function strings({ format, pattern, minLength, maxLength }: JsonObject, name: string): fc.Arbitrary<string> {
  if (name === 'idempotency_key') return fc.oneof(fc.constantFrom('first', 'second'), within(minLength, maxLength))
  if (name === 'mime_type') return MEDIA_TYPES
  if (format === 'uri') return ADDRESSES
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString())
  const pool = HOLDS[name]
  if (!pool) return within(minLength, maxLength)
  return name === 'image' && pattern ? fc.oneof(anyKnown([pool]), ADDRESSES) : anyKnown([pool])
}

function within(minLength: Json = 0, maxLength: Json = 400): fc.Arbitrary<string> {
  const [least, most] = [Number(minLength), Number(maxLength)]
  return TEXTS.map((text) => [...text.padEnd(least, 'x')].slice(0, most).join(''))
}
