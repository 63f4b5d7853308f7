/** Bodies of requests: documented ones and changes of them, ones made from the schema, and wrong ones. */
import fc from 'fast-check'
import { isObject, type Json, type JsonObject, resolve } from '../../../../src/mock/conform/json.js'
import { refusalsOf } from '../../../../src/mock/conform/refusals.js'
import { documents, type Operation } from '../../../support/documents.js'
import { ANYTHING, MEDIA_TYPES, TEXTS, valuesOf } from './values.js'

export type Body = { json: Json } | { text: string } | { form: Part[] }

/** A field of a form: a file if it has a name. */
export type Part = { field: string; filename: string | undefined; type: string; content: Content }

/** A text, or the header of a PNG. */
export type Content = string | { width: number; height: number; animated: boolean }

export function bodiesOf(operation: Operation): fc.Arbitrary<Body | undefined> {
  const { body, document } = operation
  if (!body) return fc.constant(undefined)
  if (body.mediaType === 'multipart/form-data')
    return fc.array(PARTS, { minLength: 1, maxLength: 2 }).map((form) => ({ form }))

  const documented = fc.constantFrom(...body.examples.map(({ value }) => value))
  const { properties } = resolve(document, body.schema) as { properties: JsonObject }
  const changed = (changes: fc.Arbitrary<Change[]>) => fc.tuple(documented, changes).map(withChanges)
  const wrong = refusalsOf(operation).map(({ options }) => options.body ?? null)
  const json = fc.oneof(
    { arbitrary: changed(fc.array(changesOf(document, properties), { maxLength: 2 })), weight: 10 },
    { arbitrary: valuesOf(document, body.schema), weight: 5 },
    { arbitrary: changed(fc.array(STRANGERS, { minLength: 1, maxLength: 2 })), weight: 2 },
    fc.constantFrom(...wrong),
    ANYTHING,
  )
  return fc.oneof(
    { arbitrary: json.map((value) => ({ json: value })), weight: 20 },
    fc.constantFrom({ text: '{"a":' }, { text: '' }),
  )
}

export const CONTENTS: fc.Arbitrary<Content> = fc.oneof(
  fc.constantFrom('one', 'two'),
  TEXTS,
  fc.record({ width: fc.constantFrom(1, 640, 20_000), height: fc.constantFrom(1, 480), animated: fc.boolean() }),
)

/** A member's new value; undefined to leave it out. */
type Change = [name: string, value: Json | undefined]

function changesOf(document: JsonObject, properties: JsonObject): fc.Arbitrary<Change> {
  const values = Object.entries(properties).map(([name, schema]) =>
    fc.tuple(fc.constant(name), fc.option(valuesOf(document, schema, name), { freq: 4, nil: undefined })),
  )
  return fc.oneof(...values)
}

function withChanges([value, changes]: [Json, Change[]]): Json {
  const members = isObject(value) ? Object.entries(value) : []
  const names = changes.map(([name]) => name)
  const kept = members.filter(([name]) => !names.includes(name))
  return Object.fromEntries([...kept, ...changes].filter((entry): entry is [string, Json] => entry[1] !== undefined))
}

/** Members that no request has but some answer may, or that would reach the prototype. */
const STRANGERS: fc.Arbitrary<Change> = fc.tuple(
  fc.constantFrom(
    ...new Set(
      Object.values((documents['2026-05-01'].components as { schemas: JsonObject }).schemas).flatMap((schema) =>
        Object.keys((schema as JsonObject).properties ?? {}),
      ),
    ),
    '__proto__',
    'constructor',
  ),
  ANYTHING,
)

const PARTS: fc.Arbitrary<Part> = fc.record({
  field: fc.oneof({ arbitrary: fc.constant('file'), weight: 8 }, fc.constantFrom('other', '__proto__')),
  filename: fc.option(TEXTS, { freq: 6, nil: undefined }),
  type: MEDIA_TYPES,
  content: CONTENTS,
})
