// Only 2026-04-12
/** The examples of flat tasks: one is written by hand, and proves the conversion that adds the others. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withOlderExamples } from '../../scripts/documents/older-examples.js'
import { inRoot } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'
import { type CursorPage, offsetPage } from '../../src/contract/migration.js'
import { type Operation, operationsOf as operationsIn, responseOf } from '../../src/contract/operations.js'
import { contract } from '../support/contract.js'
import { documents, operationsOf } from '../support/documents.js'
import { NEWEST, OLDEST } from '../support/versions.js'

/** Returns the document of all versions as text, without one example, after the bundle has added what is missing. */
const completed = (without: string) => {
  const document: JsonObject = JSON.parse(JSON.stringify(documents.canvas), (key, value) =>
    key === without || value?.$ref === `#/components/examples/${without}` ? undefined : value,
  )
  return JSON.stringify(withOlderExamples(document, contract.migration), null, 2)
}
const complete = JSON.stringify(documents.canvas, null, 2)

test('withOlderExamples writes the example that is written by hand', () => {
  const files = readdirSync(inRoot('openapi/resources/tasks/examples')).filter((file) =>
    file.endsWith(`.${OLDEST}.yaml`),
  )
  expect(files).toHaveLength(1)
  expect(completed(String(files[0]).replace('.yaml', ''))).toBe(complete)
})

test('withOlderExamples adds to examples without components, and leaves one that is there as it is', () => {
  const document = structuredClone(documents.canvas)
  const { examples = {} } = document.components as Record<string, JsonObject>
  const taskOf = (from: JsonObject) =>
    operationsIn(from).find(({ operationId }) => operationId === 'getTask') as Operation
  const [media = {}] = Object.values(responseOf(taskOf(document), 200).content ?? {}) as JsonObject[]
  const [older, failed, queued] = [`failed.${OLDEST}`, examples['getTask.failed'], examples['getTask.queued']] as const
  media.examples = { [older]: { value: 'by hand' }, failed, queued } as JsonObject
  const withAdded = withOlderExamples(document, contract.migration)
  const [after = {}] = Object.values(responseOf(taskOf(withAdded), 200).content ?? {})
  const added = { [`queued.${OLDEST}`]: examples[`getTask.queued.${OLDEST}`] }
  expect((after as JsonObject).examples).toEqual({ [older]: { value: 'by hand' }, failed, queued, ...added })
})

test('offsetPage writes the page of organizations that is written by hand', () => {
  const [older, newer] = [OLDEST, NEWEST].map(
    (version) =>
      operationsOf(version).find(({ operationId }) => operationId === 'listOrganizations')?.responses[0]?.value,
  )
  expect(offsetPage('organizations', newer as CursorPage, 0)).toEqual(older)
})
