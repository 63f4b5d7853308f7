/** Bodies of requests: documented ones and changes of them, ones made from the schema, and wrong ones. */
import fc from 'fast-check'
import { negativeCasesOf } from '../../../src/conform/negative-cases.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { responseOf, schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'
import { partsOf } from '../../../src/contract/schemas.js'
import type { Operation } from '../../support/documents.js'
import { NEWEST } from '../../support/versions.js'
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
  const changed = (changes: fc.Arbitrary<FieldChange[]>) => fc.tuple(documented, changes).map(withChanges)
  const wrong = negativeCasesOf(operation).map(({ options }) => options.body ?? null)
  const json = fc.oneof(
    { arbitrary: changed(fc.array(changesOf(document, properties), { maxLength: 2 })), weight: 10 },
    { arbitrary: valuesOf(document, body.schema), weight: 5 },
    { arbitrary: changed(fc.array(strangersOf(operation), { minLength: 1, maxLength: 3 })), weight: 2 },
    fc.constantFrom(...wrong),
    ANYTHING,
  )
  return fc.oneof(
    { arbitrary: json.map((value) => ({ json: value })), weight: 20 },
    fc.constantFrom(...['{"a":', '', ...beyondBounds(Object.keys(properties))].map((text) => ({ text }))),
  )
}

/** Bodies that are well-formed and hold more than any request needs: too deep, too wide, too long. */
function beyondBounds(names: string[]): string[] {
  const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`
  const wide = `[${'{},'.repeat(20_000)}0]`
  const long = `"${'x'.repeat(2_000_000)}"`
  const [first = 'a', last = first] = [names[0], names.at(-1)]
  return [deep, `{"${first}":${deep}}`, `{"${last}":${wide}}`, `{"${last}":${long}}`]
}

export const CONTENTS: fc.Arbitrary<Content> = fc.oneof(
  fc.constantFrom('one', 'two'),
  TEXTS,
  fc.record({ width: fc.constantFrom(1, 640, 20_000), height: fc.constantFrom(1, 480), animated: fc.boolean() }),
)

/** The new value of a member, undefined to leave it out; with `inner`, of a member inside of it. */
type FieldChange = [name: string, value: Json | undefined, inner?: string]

function changesOf(document: JsonObject, properties: JsonObject): fc.Arbitrary<FieldChange> {
  const values = Object.entries(properties).flatMap(([name, schema]): fc.Arbitrary<FieldChange>[] => {
    const fitting = fc.option(valuesOf(document, schema, name), { freq: 4, nil: undefined })
    const change = fc.tuple(fc.constant(name), fc.oneof({ arbitrary: fitting, weight: 7 }, ODD_VALUES))
    const inner = membersOf(document, schema)
    return inner.length > 0 ? [change, fc.tuple(fc.constant(name), ODD_VALUES, fc.constantFrom(...inner))] : [change]
  })
  return fc.oneof(...values)
}

/** Values of every type, at and beyond the limits of the contract. */
// biome-ignore format: a list of values.
const ODD_VALUES = fc.constantFrom<(Json | undefined)[]>(
  undefined, null, true, 0, -1, 5, 61, 301, 3601, 1.5, 1e300,
  '', ' ', 'x', '1', 'cvs_', 'task_1', NEWEST, '\u0000',
  'https://', 'https://a.example/b', 'http://a.example', 'x'.repeat(5000), [], [1], [null], {}, { a: 1 }, [{}], [{ role: 1 }],
)

function withChanges([value, changes]: [Json, FieldChange[]]): Json {
  let members = isObject(value) ? Object.entries(value) : []
  for (const [name, to, inner] of changes) {
    const old = members.find(([other]) => other === name)?.[1]
    const changed = inner === undefined ? to : withInner(old, inner, to)
    members = members.filter(([other]) => other !== name)
    if (changed !== undefined) members.push([name, changed])
  }
  return Object.fromEntries(members)
}

function withInner(value: Json | undefined, inner: string, to: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => withInner(item, inner, to) ?? item)
  return isObject(value) ? withChanges([value, [[inner, to]]]) : value
}

/** Members of the operation's response that its request lacks, and names that would reach the prototype. */
function strangersOf(operation: Operation): fc.Arbitrary<FieldChange> {
  const response = schemaOf(responseOf(operation, operation.success)) ?? {}
  const names = new Set(['__proto__', 'constructor', ...membersOf(operation.document, response)])
  return fc.tuple(fc.constantFrom(...names), ANYTHING)
}

/** The names of all members that a schema tells of, at any depth. */
function membersOf(document: JsonObject, node: Json): string[] {
  const schema = resolve(document, node)
  if (!isObject(schema)) return []
  const { properties = {}, items = null } = schema
  const inner = [...Object.values(properties as JsonObject), items, ...partsOf(schema)]
  return [...Object.keys(properties as JsonObject), ...inner.flatMap((branch) => membersOf(document, branch))]
}

const PARTS: fc.Arbitrary<Part> = fc.record({
  field: fc.oneof({ arbitrary: fc.constant('file'), weight: 8 }, fc.constantFrom('other', '__proto__')),
  filename: fc.option(TEXTS, { freq: 6, nil: undefined }),
  type: MEDIA_TYPES,
  content: CONTENTS,
})
