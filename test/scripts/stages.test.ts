/** The stages from the bundle to the documents: each returns a new document, and changes none. */
import { expect, test } from 'vitest'
import { described, published } from '../../scripts/documents/describe.js'
import { withOlderExamples } from '../../scripts/documents/older-examples.js'
import { allVersions, view } from '../../scripts/documents/view.js'
import { withDates } from '../../scripts/documents/with-dates.js'
import { readSource } from '../../scripts/read/source.js'
import { eachObject, type JsonObject } from '../../src/contract/json.js'
import { OLDEST } from '../support/versions.js'

const { bundle, gaps, versionsFile } = await readSource()
const { versions } = versionsFile

function frozen(document: JsonObject): JsonObject {
  eachObject(document, (node) => {
    for (const value of [node, ...Object.values(node)]) Object.freeze(value)
  })
  return document
}

test('the bundle by plain Redocly has no reference to a file', () => {
  expect(JSON.stringify(bundle).match(/"\$ref":"[^#][^"]*"/g)).toBeNull()
})

test.each<[string, (document: JsonObject) => JsonObject]>([
  ['withDates', (document) => withDates(document, versions)],
  ['withOlderExamples', (document) => withOlderExamples(document, versions.migration)],
  ['view', (document) => view(document, OLDEST)],
  ['allVersions', allVersions],
  ['described', (document) => described(document, gaps, ['# More'])],
  ['published', (document) => published(document)],
])('%s returns a new document, and leaves the one that it gets as it is', (_, stage) => {
  const before = frozen(bundle)
  const text = JSON.stringify(before)
  expect(stage(before)).not.toBe(before)
  expect(JSON.stringify(before)).toBe(text)
})
