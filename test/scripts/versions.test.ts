/** A version is added and another retired by data alone: what of the files changes, what stays as it is, and what is refused. */
import { describe, expect, test } from 'vitest'
import { withoutOlder } from '../../scripts/versions/retired.js'
import { withoutRow, withVersion } from '../../scripts/versions/rows.js'

const ONE = `# The versions.
versions:
  - date: "2030-01-01"
    role: canonical
    sunset: null

# The steps.
migration: []
`

const THREE = `# The versions.
versions:
  - { date: "2030-03-01", role: canonical, sunset: null } # the newest
  - date: "2030-02-01"
    role: supported
    sunset: null
  # Soon to go.
  - date: "2030-01-01"
    role: default
    sunset: "2030-04-01"

# The steps.
migration:
  - from: "2030-02-01"
    to: "2030-03-01"
    fields:
      - { schema: Task, old: name, new: title } # shorter

  # The first step.
  - from: "2030-01-01"
    to: "2030-02-01"
`

describe('withVersion', () => {
  test('adds a version to the only one, which becomes the default', () => {
    expect(withVersion(ONE, '2030-02-01')).toBe(`# The versions.
versions:
  - date: "2030-02-01"
    role: canonical
    sunset: null
  - date: "2030-01-01"
    role: default
    sunset: null

# The steps.
migration:
  - from: "2030-01-01"
    to: "2030-02-01"
`)
  })

  test('adds a version to several, and changes nothing else', () => {
    const text = withVersion(THREE, '2030-04-01')
    const rest = text
      .replace('  - date: "2030-04-01"\n    role: canonical\n    sunset: null\n', '')
      .replace('  - from: "2030-03-01"\n    to: "2030-04-01"\n', '')
      .replace('"2030-03-01", role: supported', '"2030-03-01", role: canonical')
    expect(rest).toBe(THREE)
  })

  test.each([
    ['2030-02-30', '2030-02-30 is not a calendar day. Write it as 2030-01-31.'],
    ['tomorrow', 'tomorrow is not a calendar day.'],
    ['2030-02-01', 'openapi/versions.yaml already has version 2030-02-01.'],
    ['2030-02-15', 'A new version must be newer than all others: 2030-02-15 is before 2030-03-01.'],
  ])('rejects %s', (date, message) => {
    expect(() => withVersion(THREE, date)).toThrow(message)
  })
})

describe('withoutRow', () => {
  test('removes a version with its step and comments, and the next one becomes the default', () => {
    expect(withoutRow(THREE, '2030-01-01')).toBe(`# The versions.
versions:
  - { date: "2030-03-01", role: canonical, sunset: null } # the newest
  - date: "2030-02-01"
    role: default
    sunset: null

# The steps.
migration:
  - from: "2030-02-01"
    to: "2030-03-01"
    fields:
      - { schema: Task, old: name, new: title } # shorter

`)
  })

  test('restores the file from before a version was added', () => {
    const two = withVersion(ONE, '2030-02-01').replace('default\n    sunset: null', 'default\n    sunset: "2030-03-01"')
    expect(withoutRow(two, '2030-01-01')).toBe(ONE.replace('2030-01-01', '2030-02-01'))
  })

  test.each([
    ['2029-01-01', 'There is no version 2029-01-01. Known: 2030-03-01, 2030-02-01, 2030-01-01.'],
    ['2030-03-01', '2030-03-01 is the canonical version. Only an older one can be retired.'],
    ['2030-02-01', '2030-01-01 is older than 2030-02-01: retire it first.'],
  ])('rejects %s', (date, message) => {
    expect(() => withoutRow(THREE, date)).toThrow(message)
  })

  test('rejects the only version, and one without a sunset', () => {
    expect(() => withoutRow(ONE, '2030-01-01')).toThrow('2030-01-01 is the only version: add the next one first')
    expect(() => withoutRow(withVersion(ONE, '2030-02-01'), '2030-01-01')).toThrow('2030-01-01 has no sunset.')
  })
})

const OLDEST = '2030-02-01'

/** The file after the versions before the oldest one are gone, among others that it refers to. */
function tidied(text: string, others: Record<string, string> = {}): string | undefined {
  const files = new Map(Object.entries({ 'openapi.yaml': text, ...others }))
  return withoutOlder(files, OLDEST).get('openapi.yaml')
}

const GONE = {
  'resources/old.yaml': `x-until: "${OLDEST}"\n`,
  'resources/now.yaml': `x-since: "${OLDEST}"\ntype: object\n`,
}

describe('withoutOlder', () => {
  test.each<[string, string, string]>([
    [
      'a marked property',
      `properties:\n  # Old.\n  a:\n    x-until: "${OLDEST}"\n    type: string\n  b: {}\n`,
      'properties:\n  b: {}\n',
    ],
    [
      'a required property',
      `required: [a, b]\nproperties:\n  a: { x-until: "${OLDEST}" }\n  b: {}\n`,
      'required: [b]\nproperties:\n  b: {}\n',
    ],
    [
      'the only required property, with the list',
      `type: object\nrequired: [a]\nproperties:\n  a: { x-until: "${OLDEST}" }\n  b: {}\n`,
      'type: object\nproperties:\n  b: {}\n',
    ],
    [
      'an entry of a map in braces',
      `properties: { a: { x-until: "${OLDEST}" }, b: { type: string }, "c": {} }\n`,
      'properties: { b: { type: string }, "c": {} }\n',
    ],
    [
      'a property with the name of a keyword',
      `properties:\n  default:\n    x-until: "${OLDEST}"\n  b: {}\n`,
      'properties:\n  b: {}\n',
    ],
    [
      'an optional property beside a required one',
      `required: [b]\nproperties:\n  a: { x-until: "${OLDEST}" }\n  b: {}\n`,
      'required: [b]\nproperties:\n  b: {}\n',
    ],
    [
      'a definition with the name of a required property',
      `required: [a]\n$defs:\n  a: { x-until: "${OLDEST}" }\n  b: {}\n`,
      'required: [a]\n$defs:\n  b: {}\n',
    ],
    [
      'an entry before one without a value, and nothing else',
      `a:\nb:\n  c: { x-until: "${OLDEST}" }\n  d:\n`,
      'a:\nb:\n  d:\n',
    ],
    [
      'an item above an empty entry',
      `b:\n  - c: 1\n    d:\n  - x-until: "${OLDEST}"\n    e:\n`,
      'b:\n  - c: 1\n    d:\n',
    ],
    [
      'a node with a text of several lines',
      `a:\n  x-until: "${OLDEST}"\n  description: |\n    One.\n    Two.\nb: 1\n`,
      'b: 1\n',
    ],
    ['the last line of a file without a line break', `b: 1\na: { x-until: "${OLDEST}" }`, 'b: 1\n'],
    [
      'the comments above a node with it',
      `b: 1\n# One.\n  # Two.\na: { x-until: "${OLDEST}" }\n# Three.\nc: 1\n`,
      'b: 1\n# Three.\nc: 1\n',
    ],
    ['a mark that says nothing', `a:\n  x-since: "${OLDEST}" # new\n  type: string\n`, 'a:\n  type: string\n'],
    ['a mark at the start of an item', `a:\n  - x-since: "${OLDEST}"\n    name: b\n`, 'a:\n  - name: b\n'],
    [
      'an item, and leaves one blank line',
      `a:\n  - b\n\n  - x-until: "${OLDEST}"\n    c: 1\n\n  - d\n`,
      'a:\n  - b\n\n  - d\n',
    ],
    [
      'a reference to a file that is gone',
      'a:\n  - $ref: resources/old.yaml\n  - $ref: resources/now.yaml\n',
      'a:\n  - $ref: resources/now.yaml\n',
    ],
    [
      'the last entry of a map, with the map',
      'a: 1\nexamples:\n  old: { $ref: resources/old.yaml }\nb: 2\n',
      'a: 1\nb: 2\n',
    ],
    [
      'a mapping to a file that is gone',
      'discriminator:\n  mapping:\n    a: resources/old.yaml\n    b: resources/now.yaml\n',
      'discriminator:\n  mapping:\n    b: resources/now.yaml\n',
    ],
  ])('removes %s', (_, before, after) => {
    expect(tidied(before, GONE)).toBe(after)
  })

  test.each<[string, string, string]>([
    [
      'in its place',
      'schema:\n  oneOf:\n    - $ref: resources/now.yaml\n    - $ref: resources/old.yaml\nexamples: {}\n',
      'schema:\n  $ref: resources/now.yaml\nexamples: {}\n',
    ],
    [
      'in braces',
      'schema: { oneOf: [{ $ref: resources/now.yaml }, { $ref: resources/old.yaml }] }\n',
      'schema: { $ref: resources/now.yaml }\n',
    ],
    [
      'as an allOf beside others',
      'schema:\n  title: A\n  oneOf:\n    - $ref: resources/now.yaml\n    - $ref: resources/old.yaml\n',
      'schema:\n  title: A\n  allOf:\n    - $ref: resources/now.yaml\n',
    ],
    [
      'without the discriminator',
      'schema:\n  oneOf:\n    - $ref: resources/now.yaml\n    - $ref: resources/old.yaml\n  discriminator: { propertyName: kind }\n',
      'schema:\n  $ref: resources/now.yaml\n',
    ],
    [
      'among the keywords',
      `schema:\n  type: integer\n  anyOf:\n    - x-until: "${OLDEST}"\n      default: 20\n    - x-since: "${OLDEST}"\n      default: 50\n      maximum: 100\n`,
      'schema:\n  type: integer\n  default: 50\n  maximum: 100\n',
    ],
    [
      'among the keywords, with what is inside them, and without the discriminator',
      `schema:\n  type: integer\n  oneOf:\n    - x-until: "${OLDEST}"\n      default: 20\n    - x-since: "${OLDEST}"\n      default: 50\n      enum:\n        - 50\n  discriminator:\n    propertyName: kind\nb: 1\n`,
      'schema:\n  type: integer\n  default: 50\n  enum:\n    - 50\nb: 1\n',
    ],
    [
      'among the keywords, from braces',
      `schema:\n  type: integer\n  anyOf:\n    - { x-until: "${OLDEST}", default: 20 }\n    - { x-since: "${OLDEST}", default: 50, maximum: 100 }\n`,
      'schema:\n  type: integer\n  default: 50\n  maximum: 100\n',
    ],
    [
      'among the keywords in braces',
      `schema: { type: integer, anyOf: [{ x-until: "${OLDEST}", default: 20 }, { default: 50 }] }\n`,
      'schema: { type: integer, default: 50 }\n',
    ],
  ])('replaces a oneOf or anyOf by its last branch: %s', (_, before, after) => {
    expect(tidied(before, GONE)).toBe(after)
  })

  test('keeps the lines of the last branch', () => {
    const text = `schema:
  oneOf:
    - type: object
      description: |
        One.
          Two.
      properties:
        a: {}
    - $ref: resources/old.yaml
after: 1
`
    expect(tidied(text, GONE)).toBe(`schema:
  type: object
  description: |
    One.
      Two.
  properties:
    a: {}
after: 1
`)
  })

  test('throws an error that names what must be changed by hand', () => {
    const files = { ...GONE, 'resources/alias.yaml': '$ref: ./old.yaml\n' }
    expect(() => tidied('a: { $ref: resources/alias.yaml }\n', files)).toThrow(
      'openapi/resources/alias.yaml  The whole file belongs to the retired version: remove it.',
    )
    const beside = 'allOf: [{ title: A }]\noneOf:\n  - $ref: resources/now.yaml\n  - $ref: resources/old.yaml\n'
    expect(() => tidied(beside, GONE)).toThrow(
      'openapi/openapi.yaml  An `allOf` is beside the `oneOf` of which one branch is left: move the branch there.',
    )
  })

  test('follows references with an escaped file name and a pointer', () => {
    const files = { 'resources/o l.yaml': `x-until: "${OLDEST}"\n`, 'resources/now.yaml': 'a: {}\n' }
    const text = 'a:\n  - $ref: resources/o%20l.yaml#/b\n  - $ref: resources/now.yaml#/a\n  - $ref: "#/c"\nc: {}\n'
    expect(tidied(text, files)).toBe('a:\n  - $ref: resources/now.yaml#/a\n  - $ref: "#/c"\nc: {}\n')
  })

  test('keeps two branches that are left', () => {
    const three = (more: string) => `oneOf:\n${more}  - { type: string }\n  - { type: "null" }\n`
    expect(tidied(three('  - $ref: resources/old.yaml\n'), GONE)).toBe(three(''))
  })

  test.each([
    ['what newer versions have', 'properties:\n  a:\n    x-since: "2030-03-01"\n  b:\n    x-until: "2030-03-01"\n'],
    ['data that looks like a mark', `value:\n  x-until: "${OLDEST}"\nexample: { x-since: "${OLDEST}" }\n`],
    ['a reference to another file', 'a: { $ref: resources/now.yaml }\n'],
  ])('keeps %s', (_, text) => {
    expect(tidied(text, GONE)).toBe(text)
  })

  test('removes a file that only a removed mapping names, and keeps one that a removed text names', () => {
    const files = new Map(
      Object.entries({
        'openapi.yaml': 'a:\n  - $ref: old.yaml\n  - $ref: now.yaml\n',
        'old.yaml': `x-until: "${OLDEST}"\ntitle: titled.yaml\ndiscriminator: { mapping: { a: mapped.yaml, b: now.yaml } }\n`,
        'now.yaml': 'type: object\n',
        'mapped.yaml': 'type: object\n',
        'titled.yaml': 'type: object\n',
      }),
    )
    expect([...withoutOlder(files, OLDEST).keys()].sort()).toEqual(['now.yaml', 'openapi.yaml', 'titled.yaml'])
  })

  test('removes files that only removed nodes refer to, and keeps a file that nothing refers to', () => {
    const files = new Map(
      Object.entries({
        ...GONE,
        'openapi.yaml': 'a:\n  - $ref: resources/old.yaml\n  - $ref: resources/now.yaml\n',
        'resources/old.yaml': `x-until: "${OLDEST}"\nitems: { $ref: ./part.yaml }\n`,
        'resources/part.yaml': 'items: { $ref: ../shared/leaf.yaml#/a }\n',
        'shared/leaf.yaml': 'a: {}\n',
        'shared/spare.yaml': 'a: {}\n',
      }),
    )
    const kept = withoutOlder(files, OLDEST)
    expect([...kept.keys()].sort()).toEqual(['openapi.yaml', 'resources/now.yaml', 'shared/spare.yaml'])
    expect(kept.get('resources/now.yaml')).toBe('type: object\n')
  })
})
