/** Reading the workflows: what they name exists, and a mistake in a file is reported with its line. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { lintDocument } from '../../scripts/bundle/redocly.js'
import { inRoot, ROOT } from '../../scripts/paths.js'
import { readWorkflow, readWorkflows } from '../../scripts/workflows/workflows.js'
import { documents, VERSIONS } from '../support/documents.js'

const { canvas: _, ...views } = documents
const FILES = await readWorkflows(views)
mkdirSync(inRoot('dist'), { recursive: true })
const folder = mkdtempSync(inRoot('dist/workflows-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('There is a workflow for each story, and one about the move while there are versions to move between', () => {
  const stories = [
    'design-to-file',
    'fill-a-template',
    'large-upload',
    'layerize',
    'read-a-list',
    'rebrand',
    'retry-after-a-limit',
  ]
  expect(FILES.map(({ name }) => name)).toEqual(expect.arrayContaining(stories))
  expect(FILES.some(({ versions }) => versions.length > 1)).toBe(VERSIONS.length > 1)
})

test('References are resolved: each operation has its method, its path and its parameters', () => {
  const file = FILES.find(({ name }) => name === 'large-upload')
  const [limits, , put, register] = file?.workflows[0]?.steps ?? []
  expect(limits?.does).toEqual({
    kind: 'operation',
    version: file?.versions[0],
    operationId: 'getUploadLimits',
    method: 'GET',
    path: '/uploads/limits',
  })
  expect(limits?.parameters.map(({ name }) => name)).toEqual(['Authorization', 'Service-Version'])
  expect(put?.does).toMatchObject({ kind: 'request', method: 'PUT' })
  expect(
    put?.parameters.map(({ name }) => name),
    'storage gets no API key',
  ).toEqual(['Content-Type'])
  expect(register?.does).toMatchObject({ method: 'POST', path: '/uploads/register' })
})

test('Each step that starts or polls something says what a success is, and each poll is repeated', () => {
  for (const { name, workflows } of FILES)
    for (const { steps } of workflows)
      for (const { id, does, success, onFailure } of steps) {
        if (does.kind !== 'workflow') expect(success, `${name}: ${id}`).not.toEqual([])
        if (id.startsWith('waitFor'))
          expect(
            onFailure.map(({ type }) => type),
            `${name}: ${id}`,
          ).toContain('retry')
      }
})

describe('A mistake is reported with its file and line', () => {
  const original = readFileSync(inRoot('openapi/workflows/fill-a-template.arazzo.yaml'), 'utf8')
  const own = FILES.find(({ name }) => name === 'fill-a-template')?.versions[0] ?? ''
  const mistakes: [string, string, string, RegExp][] = [
    [
      'an unknown document',
      `${own}.json`,
      '1999-01-01.json',
      /There is no document .*1999-01-01\.json\. Choose one of/,
    ],
    ['an unknown operation', 'operationId: createTask', 'operationId: makeTask', /There is no operation makeTask in 2/],
    [
      'an unknown source',
      'operationId: createTask',
      'operationId: $sourceDescriptions.old.createTask',
      /in the source old/,
    ],
    [
      'an unknown parameter',
      '{ name: q, in: query',
      '{ name: query, in: query',
      /searchCanvases has no query parameter query/,
    ],
    [
      'an unknown component',
      'failureActions.pollTask',
      'failureActions.poll',
      /\$components\.failureActions\.poll does not exist/,
    ],
    ['another version in the header', `value: "${own}"`, 'value: "1999-01-01"', /so send that Service-Version/],
    ['an unknown workflow', 'operationId: createTask', 'workflowId: start', /There is no workflow start in this file/],
  ]

  test.each(mistakes)('%s', async (_name, right, wrong, message) => {
    const text = original.replace(right, wrong)
    expect(text).not.toBe(original)
    const file = written(text)
    const line = text.split('\n').findIndex((one, at) => one !== original.split('\n')[at]) + 1
    const error = await readWorkflow(file, views).catch((fault: Error) => fault)
    expect(error).toBeInstanceOf(Error)
    expect((error as Error).message).toMatch(message)
    const known = wrong.includes('poll') ? original.split('\n').findIndex((one) => one.includes(right)) + 1 : line
    expect((error as Error).message).toContain(`${file}:${known}  `)
  })

  test('Redocly refuses what is not Arazzo', async () => {
    const file = written(original.replace('retryAfter: 3', 'retryEvery: 3'))
    await expect(lintDocument(file)).rejects.toThrow(/:\d+:\d+ {2}Property `retryEvery` is not expected here/)
  })

  let count = 0
  function written(text: string): string {
    const file = join(folder, `${++count}.arazzo.yaml`)
    writeFileSync(file, text)
    return relative(ROOT, file)
  }
})
