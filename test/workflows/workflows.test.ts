/** Reading the workflows: what they name exists, and a mistake in a file is reported with its line. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lintDocument } from '../../scripts/read/redocly.js'
import { readWorkflow, readWorkflows, workflowPath } from '../../scripts/read/workflows.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { documents } from '../support/documents.js'
import { NEWEST } from '../support/versions.js'

const { canvas: _, ...views } = documents
const FILES = await readWorkflows(views)
mkdirSync(inRoot('dist'), { recursive: true })
const folder = mkdtempSync(inRoot('dist/workflows-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('each step that starts or polls states its success, and each poll is repeated', () => {
  for (const { name, workflows } of FILES)
    for (const { steps } of workflows)
      for (const { id, does, success, onFailure } of steps) {
        if (does.kind !== 'workflow') expect(success, `${name}: ${id}`).not.toEqual([])
        const types = onFailure.map(({ type }) => type)
        if (id.startsWith('waitFor')) expect(types, `${name}: ${id}`).toContain('retry')
      }
})

test('Redocly reports what is not Arazzo, with file and line', async () => {
  const text = readFileSync(inRoot(workflowPath('fill-a-template')), 'utf8')
  const file = join(folder, 'wrong.arazzo.yaml')
  writeFileSync(file, text.replace('retryAfter: 3', 'retryEvery: 3'))
  await expect(lintDocument(relative(ROOT, file))).rejects.toThrow(
    /wrong\.arazzo\.yaml:\d+:\d+ {2}Property `retryEvery` is not expected here/,
  )
})

test('readWorkflows names each workflow of a version that is no longer there', async () => {
  // Only 2026-04-12
  const isOlder = ({ versions }: (typeof FILES)[number]) => versions.some((version) => version !== NEWEST)
  const onlyNewest = Object.fromEntries(Object.entries(views).filter(([version]) => version === NEWEST))
  const problems = await readWorkflows(onlyNewest).then(
    () => '',
    ({ message }: Error) => message,
  )
  const named = problems.split('\n').map((line) => /^[^:]+/.exec(line)?.[0])
  expect(named).toEqual(FILES.filter(isOlder).map(({ name }) => workflowPath(name)))
  expect(named.length).toBeGreaterThan(1)
})

// biome-ignore format: a table has one row a line.
test.each([
  ['design-to-file', 'a document of another folder', '../../generated/openapi/', '../other/', /:\d+ {2}There is no document \.\.\/other\/\S+\. Choose one of \.\.\/\.\.\/generated/],
  ['move-to-the-new-version', 'an operation of no version', 'before.createTask', 'before.makeTask', /:\d+ {2}There is no operation \S+makeTask in /],
  ['move-to-the-new-version', 'an unknown source', 'before.createTask', 'older.createTask', /:\d+ {2}There is no operation \S+createTask in the source older\.$/],
  ['design-to-file', 'an unknown component', 'reference: $components.parameters.version', 'reference: $components.parameters.date', /:\d+ {2}\$components\.parameters\.date does not exist\. Add it to `components`\.$/],
  ['design-to-file', 'another version in the header', 'value: "2', 'value: "1', /:\d+ {2}createTask is read from the document of .*, so send that Service-Version\.$/],
  ['design-to-file', 'a parameter of another place', 'name: id, in: path', 'name: id, in: query', /:\d+ {2}getTask has no query parameter id in version /],
  ['read-a-list', 'an unknown workflow', '        workflowId: readFromCursor', '        workflowId: readOn', /:\d+ {2}There is no workflow readOn in this file\.$/],
])('readWorkflow reports in %s the line of %s', async (name, _, right, wrong, message) => {
  const text = readFileSync(inRoot(workflowPath(name)), 'utf8')
  expect(text).toContain(right)
  const file = join(folder, 'wrong.arazzo.yaml')
  writeFileSync(file, text.replace(right, wrong))
  await expect(readWorkflow(relative(ROOT, file), views)).rejects.toThrow(message)
})
