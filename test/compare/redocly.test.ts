/** Redocly's comparison is experimental: its version is fixed, and what we read of its report is held here. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { redoclyDiff } from '../../scripts/compare/redocly.js'
import { inRoot } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'

const documentOf = (Thing: JsonObject) => {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } }
  const paths = { '/a': { get: { responses: { 200: { description: 'A.', content } } } } }
  return { openapi: '3.1.0', info: { title: 'A', version: '1' }, paths, components: { schemas: { Thing } } }
}

test('redoclyDiff returns each change with its path, places, values and the rules that report it', async () => {
  const [a, b] = [{ type: 'string' }, { type: 'integer', default: 1 }]
  const old = documentOf({ type: 'object', properties: { a, b } })
  const now = documentOf({ type: 'object', properties: { b: { ...b, default: 2 } } })
  const path = '#/paths/~1a/get/responses/200/content/application~1json/schema/properties'
  const pointer = '#/components/schemas/Thing/properties'
  const shown = { file: expect.any(String), line: 1, col: expect.any(Number) }
  const location = expect.any(Object)
  expect(await redoclyDiff(old, now)).toEqual([
    {
      path: `${path}/a`,
      typeName: 'Schema',
      kind: 'removed',
      impact: 'major',
      base: { ...shown, pointer: `${pointer}/a`, value: a },
      verdicts: [
        { ruleId: 'canvas/noticed', impact: 'minor', message: 'Changed', location },
        { ruleId: 'property-removed', impact: 'major', message: 'Property `a` of `Thing` was removed.', location },
      ],
    },
    {
      path: `${path}/b`,
      typeName: 'Schema',
      kind: 'modified',
      property: 'default',
      impact: 'minor',
      base: { ...shown, pointer: `${pointer}/b/default`, value: 1 },
      revision: { ...shown, pointer: `${pointer}/b/default`, value: 2 },
      verdicts: expect.arrayContaining([
        { ruleId: 'canvas/unnoticed', impact: 'patch', message: 'Default of a response changed', location },
      ]),
    },
  ])
})

test('redoclyDiff rejects a document without `openapi` with the message of Redocly', async () => {
  await expect(redoclyDiff({}, {})).rejects.toThrow(/^Redocly could not compare the documents:\n/)
})

test('package.json fixes the version of Redocly', () => {
  const read = (file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as Record<string, JsonObject & string>
  const { version } = read('node_modules/@redocly/cli/package.json')
  expect(read('package.json').devDependencies?.['@redocly/cli']).toBe(version)
})
