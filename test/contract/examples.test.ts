/** Every example fits its schema, with properties outside it forbidden, in each document in which it stands. */
import { describe, expect, test } from 'vitest'
import { isIn, withoutVersion } from '../../scripts/document/marks.js'
import { isObject, type JsonObject, resolve, visit } from '../../scripts/document/shape.js'
import { examplesOf, proveExamples, strictJudge } from '../../scripts/lint/examples.js'
import { documents, NAMES, VERSIONS } from '../support/documents.js'
import '../support/sources.js'

for (const name of NAMES)
  test(`the examples of ${name}`, ({ task }) => {
    const examples = proveExamples(name, documents[name])
    expect(examples).toBeGreaterThan(100)
    task.meta.proved = { examples }
  })

test('a property outside the schema is a fault, except where the contract opens it', () => {
  const judge = strictJudge({
    components: { schemas: { Named: { type: 'object', properties: { name: { type: 'string' } } } } },
  })
  expect(judge({ $ref: '#/components/schemas/Named' }, { name: 'a' })).toEqual([])
  expect(judge({ $ref: '#/components/schemas/Named' }, { name: 'a', other: 1 })).toHaveLength(1)
  expect(judge({ type: 'object', additionalProperties: true }, { other: 1 })).toEqual([])
})

describe.each(NAMES)('%s', (name) => {
  /** Names that the source itself gives to two things. */
  const twofold = ['data', 'error', 'format']

  test('a member has one type, in open objects too: that of the examples and schemas that have its name', () => {
    const types = new Map<string, Set<string>>()
    const see = (member: string, type: string) =>
      types.set(member, (types.get(member) ?? new Set()).add(type === 'integer' ? 'number' : type))
    visit(documents[name], ({ properties }, kind) => {
      if (kind !== 'schema' || !isObject(properties)) return
      for (const [member, schema] of Object.entries(properties))
        for (const type of isObject(schema) ? [schema.type].flat() : []) if (typeof type === 'string') see(member, type)
    })
    for (const { value } of examplesOf(documents[name])) eachMember(value, see)

    for (const seen of types.values()) seen.delete('null')
    const several = [...types].filter(([member, seen]) => seen.size > 1 && !twofold.includes(member))
    expect(several.map(([member, seen]) => `${member}: ${[...seen].join(', ')}`)).toEqual([])
  })
})

test.each(VERSIONS)('in version %s, the examples of a body have different keys', (version) => {
  const bodies: string[][] = []
  visit(documents.canvas, ({ examples }, kind) => {
    if (kind !== 'mediaType' || !isObject(examples)) return
    const shown = Object.entries(examples).filter(([, one]) =>
      isIn(resolve(documents.canvas, one) as JsonObject, version),
    )
    bodies.push(shown.map(([key]) => withoutVersion(key)))
  })
  expect(bodies.length).toBeGreaterThan(50)
  expect(bodies.filter((keys) => new Set(keys).size < keys.length)).toEqual([])
})

/** Calls back with each member of a value and its type; the items of a list are members of one name. */
function eachMember(value: unknown, see: (member: string, type: string) => void, name?: string): void {
  if (name !== undefined) see(name, value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)
  if (Array.isArray(value)) for (const item of value) eachMember(item, see, `${name ?? ''}[]`)
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) eachMember(member, see, key)
}
