/** The contract has nothing that no statement gives a reason for: no field, parameter, path, status, open object or number in a text. */
import { describe, expect, test } from 'vitest'
import { sources } from '../../../scripts/read/source-files.js'
import { throwProblems } from '../../../scripts/support/yaml.js'
import { gapIds } from '../../../src/contract/gaps.js'
import { eachObject, isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { schemaOf } from '../../../src/contract/operations.js'
import { resolve } from '../../../src/contract/references.js'
import { branchesOf, layersOf, propertiesOf, resolveSchema } from '../../../src/contract/schemas.js'
import type { Versions } from '../../../src/contract/versions.js'
import { readGenerated } from '../../support/generated.js'
import { statements } from './catalog.js'
import { canvas, type Doc, docs, docsOf, examplesIn, responses } from './doc.js'
import { placesOf } from './places.js'
import { pattern, plain } from './terms.js'
import { surface, tools } from './tool-server.js'
import { ownWords } from './words.js'

const { placeOf } = sources()

/** The keys of `at` that name a place of a document, without marks, each with its form. */
const placesIn = (doc: Doc) =>
  Object.values(statements).flatMap((one) =>
    Object.entries(one.at ?? {}).flatMap(([key, form]) => {
      const [places = '', only] = key.split('@')
      if (!docsOf(only ? { version: only } : one).includes(doc)) return []
      return placesOf(doc, places.replace('?', '')).map((place) => ({ place, form }))
    }),
  )

describe.each(docs.map((doc) => [doc.name, doc] as const))('%s', (_, doc) => {
  const stated = placesIn(doc)
  const named = new Set(stated.map(({ place }) => place))

  test('a parameter has a statement or a gap, or is in the path', () => {
    throwProblems(
      [...doc.operations.values()].flatMap(({ operationId, path, method, parameters }) =>
        parameters
          .filter((one) => one.in !== 'path' && !named.has(`${operationId}.parameter.${one.name}`))
          .filter((one) => gapIds(one['x-gap']).length === 0)
          .map(
            ({ name }) =>
              `${placeOf(['paths', path, method.toLowerCase()])}  ${operationId}.parameter.${name} is new: add a statement to openapi/statements/, or \`x-gap\` to the parameter.`,
          ),
      ),
    )
  })

  test('a path has a statement or a gap', () => {
    for (const { operationId, path, node } of doc.operations.values()) {
      const isStated = stated.some(({ place, form }) => place === operationId && Object(form).path === path)
      if (!isStated) expect(gapIds(node['x-gap']).join(), `no statement has the path of ${operationId}`).toMatch(/path/)
    }
  })

  test('a success is 200, or has a statement or a gap', () => {
    for (const { operationId, success, node, document } of doc.operations.values()) {
      const { description } = responses({ node, document })[success] ?? {}
      const [, assumed] = /^Assumed: status (\d+)/m.exec(String(description)) ?? []
      const place = stated.find((one) => one.place.startsWith(`${operationId}.2`))?.place
      expect(String(success), operationId).toBe(place?.split('.')[1] ?? assumed ?? '200')
    }
  })

  test('an open object has a statement or a gap', () => {
    const open = docs.flatMap(placesIn).filter(({ form }) => Object(form).additionalProperties || Object(form).accepts)
    const known = new Set(open.flatMap(({ place }) => nodesAt(doc, place).map((node) => resolve(doc.json, node))))
    const found: string[] = []
    visit(doc.json, (node, kind, path) => {
      if (kind !== 'schema' || isCondition(path) || path.includes('anyOf')) return
      if (node.additionalProperties === true && !known.has(node) && gapIds(node['x-gap']).length === 0)
        found.push(path.join('.'))
    })
    expect(found).toEqual([])
  })

  test('an example of an open body has no field of its own', () => {
    for (const operation of doc.operations.values())
      for (const [status, response] of Object.entries(responses(operation))) {
        const fields = Object.keys(propertiesOf(doc.json, schemaOf(response)))
        for (const body of Object.values(examplesIn(doc, response)))
          expect(fields, `${operation.operationId}.${status}`).toEqual(expect.arrayContaining(Object.keys(body)))
      }
  })
})

test('a field has a statement or a gap', () => {
  const known = new Set(docs.flatMap(placesIn).flatMap(({ place }) => nodesAt(canvas, place)))
  const problems: string[] = []
  visit(canvas.json, ({ properties }, kind, path) => {
    if (kind !== 'schema' || !isObject(properties) || isCondition(path)) return
    for (const [name, field] of Object.entries(properties)) {
      const { description, 'x-gap': gap } = resolveSchema(canvas.json, field)
      // Without a description, it only narrows one that has it.
      if (known.has(field as JsonObject) || gap || !description) continue
      const place = [path[2], ...path.slice(3).filter((key) => !/^(properties|allOf|\d)$/.test(key)), name].join('.')
      const form = `\`at: { ${place}: string }\``
      problems.push(
        `${placeOf([...path, 'properties', name])}  ${place} is new: add a statement to openapi/statements/ with its form, ${form}, or \`x-gap\` to the field.`,
      )
    }
  })
  throwProblems(problems)
})

const isCondition = (path: string[]) => path.some((key) => ['if', 'then', 'else', 'not'].includes(key))

/** The schemas at a place as they are written: in a union or an `allOf` there are several. */
function nodesAt({ json, operations }: Doc, place: string): JsonObject[] {
  const [root = '', ...names] = place.replaceAll('[]', '.[]').split('.')
  const operation = operations.get(root)
  const part = operation && names.shift()
  const status = part === 'response' ? operation?.success : part
  if (part === undefined ? operation : part !== 'request' && part !== 'response' && names.shift() !== 'body') return []
  const response = operation && responses(operation)[String(status)]
  const start = !operation
    ? schemasOf(json)[root]
    : part === 'request'
      ? operation.body?.schema
      : schemaOf(response ?? {})
  return names.reduce<JsonObject[]>(
    (nodes, name) =>
      nodes
        .flatMap((node) => everyLayer(json, node))
        .map((layer) => (name === '[]' ? layer.items : (layer.properties as JsonObject | undefined)?.[name]))
        .filter(isObject),
    start ? [start] : [],
  )
}

function everyLayer(json: JsonObject, schema: Json): JsonObject[] {
  return layersOf(json, schema).flatMap((layer) => [
    layer,
    ...branchesOf(layer).flatMap((branch) => everyLayer(json, branch)),
  ])
}

const schemasOf = (json: JsonObject) => (json.components as { schemas: Record<string, JsonObject> }).schemas

describe('a number in a text', () => {
  test.each([canvas, ...docs].map((doc) => [doc.name, doc] as const))('is in a term of a statement in %s', (_, doc) => {
    const problems: string[] = []
    visit(doc.json, (node, kind, path) => {
      if (kind === 'example') return
      for (const text of [node.summary, node.description])
        if (typeof text === 'string') problems.push(...strangers(text).map((one) => `${placeOf(path)}  ${one}`))
    })
    throwProblems([...new Set(problems)])
  })

  test('is in a term of a statement on the tool server', () => {
    eachObject([surface, tools] as unknown as Json, ({ description }) => {
      if (typeof description === 'string') expect(strangers(description)).toEqual([])
    })
  })

  test.each([
    ['The log of deliveries is kept for ninety days, or 90 days.', []],
    ['The log of deliveries is kept for 30 days.', ['30']],
    ['There are four attempts.', ['4']],
    ['It responds with 405.', ['405']],
    ['Responds with 401 for an unknown format.', ['401']],
  ])('is reported without a statement: %s', (text, numbers) => {
    expect(strangers(text).map((one) => one.split(' ')[0])).toEqual(numbers)
  })

  test('is a date of a version or of its sunset', () => {
    const { versions } = readGenerated<Versions>('versions.json')
    const dates = versions.flatMap(({ date, sunset }) => [date, sunset])
    visit(canvas.json, ({ description }, kind) => {
      if (kind === 'example' || typeof description !== 'string') return
      for (const [date] of description.matchAll(/\d+-\d\d-\d\d/g)) expect(dates).toContain(date)
    })
  })
})

/** Names of standards and tools that hold a number, and dates. */
const NAMES = /ISO 8601|HMAC-SHA256|SHA-256|OAuth 2\.1|base32|base64url|RFC \d+|HTTP\/\d(\.\d)?|\d{4}-\d\d-\d\d\S*/gi
const UNITS =
  /^\d+[ -](requests?|exports?|attempts?|seconds?|minutes?|hours?|days?|weeks?|MiB|MB|pixels?|characters?)\b/i

/** What gives a number a reason: a text that has all terms of a statement for a place, or the title or note of a gap. */
const STATED: RegExp[][] = Object.values(statements)
  .flatMap(({ mentions = {}, open }) => {
    const notes = typeof open?.note === 'object' ? Object.values(open.note) : [open?.note ?? '']
    return [...Object.values(mentions), ...[open?.title ?? '', ...notes].map((text) => [plain(text)])]
  })
  .filter((terms) => terms.some((term) => /\d/.test(String(term))))
  .map((terms) => terms.map(String).map(pattern))

/** Returns the numbers of a text for which no statement gives a reason. Those of one digit without a unit are left out. */
function strangers(text: string): string[] {
  return ownWords(text.replace(NAMES, ''))
    .split(/^(?=#)/m)
    .map(plain)
    .filter((section) => /\d/.test(section))
    .flatMap((section) => {
      const stated = STATED.filter((terms) => terms.every((term) => section.search(term) >= 0)).flatMap((terms) =>
        terms.flatMap((term) =>
          [...section.matchAll(term)].map((match) => [match.index, match.index + match[0].length]),
        ),
      )
      return [...section.matchAll(/(?<![\w.-])\d+(?![\w-])/g)]
        .filter(({ 0: number, index }) => number.length > 1 || UNITS.test(section.slice(index)))
        .filter(
          ({ 0: number, index }) =>
            !stated.some(([start = 0, end = 0]) => start <= index && index + number.length <= end),
        )
        .map(
          ({ 0: number, index }) =>
            `${number} is told by no statement: ${section.slice(Math.max(0, index - 60), index + 40)}`,
        )
    })
}
