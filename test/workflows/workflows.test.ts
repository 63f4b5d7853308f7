/** Reading the workflows: what they name exists, and a mistake in a file is reported with its line. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { lintDocument } from '../../scripts/read/redocly.js'
import { readWorkflow, readWorkflows, workflowFiles, workflowPath } from '../../scripts/read/workflows.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { documents } from '../support/documents.js'

const { canvas: _, ...views } = documents
const FILES = await readWorkflows(views)
mkdirSync(inRoot('dist'), { recursive: true })
const folder = mkdtempSync(inRoot('dist/workflows-'))

afterAll(() => rmSync(folder, { recursive: true }))

test('openapi/workflows has a workflow for each story, and one for a migration', () => {
  const stories = 'design-to-file fill-a-template large-upload layerize read-a-list rebrand retry-after-a-limit'.split(
    ' ',
  )
  expect(FILES.map(({ name }) => name)).toEqual(expect.arrayContaining(stories))
  // Only 2026-04-12
  expect(FILES.some(({ versions }) => versions.length > 1)).toBe(true)
})

test('the step that sends a file to storage sends no API key', () => {
  const [, , put] = FILES.find(({ name }) => name === 'large-upload')?.workflows[0]?.steps ?? []
  expect(put?.does).toMatchObject({ kind: 'request', method: 'PUT' })
  expect(put?.parameters.map(({ name }) => name)).toEqual(['Content-Type'])
})

test('each step that starts or polls states its success, and each poll is repeated', () => {
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

test('Redocly reports what is not Arazzo, with file and line', async () => {
  const text = readFileSync(inRoot(workflowPath('fill-a-template')), 'utf8')
  const file = join(folder, 'wrong.arazzo.yaml')
  writeFileSync(file, text.replace('retryAfter: 3', 'retryEvery: 3'))
  await expect(lintDocument(relative(ROOT, file))).rejects.toThrow(
    /wrong\.arazzo\.yaml:\d+:\d+ {2}Property `retryEvery` is not expected here/,
  )
})

describe('readWorkflow', () => {
  const parameter = (name: string, more: object = {}) => ({ name, in: 'query', ...more })
  const document = {
    paths: {
      '/things/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        get: { operationId: 'getThing', parameters: [parameter('fields')] },
        delete: { operationId: 'deleteThing' },
      },
    },
    components: { parameters: { Id: { name: 'id', in: 'path' } } },
  }
  const older = { paths: { '/items': { post: { operationId: 'createItem', parameters: [parameter('q')] } } } }
  const known = { '2030-02-01': document, '2030-01-01': older }
  const read = (text: string, name = 'read') => {
    const file = join(folder, `${name}.arazzo.yaml`)
    writeFileSync(file, text)
    return readWorkflow(relative(ROOT, file), known)
  }

  const NOTHING = 'success: []\n        onSuccess: []\n        onFailure: []'
  const TEXT = `arazzo: 1.0.1
info: { title: Read, summary: Reads., description: It reads., version: "1" }
sourceDescriptions:
  - { name: now, url: ../../generated/openapi/2030-02-01.json, type: openapi }
  - { name: before, url: ../../generated/openapi/2030-01-01.json, type: openapi }
workflows:
  - workflowId: main
    summary: The main one.
    parameters:
      - reference: $components.parameters.version
      - { name: fields, in: query, value: all }
    steps:
      - stepId: read
        description: Read it.
        operationId: getThing
        parameters:
          - { name: id, in: path, value: a }
          - { name: fields, in: query, value: few }
        successCriteria: [{ condition: $statusCode == 200 }, { condition: $response.body#/id == 'a' }]
        onSuccess: [{ name: done, type: end }]
        onFailure: [{ reference: $components.failureActions.again }]
        outputs: { id: $response.body#/id }
      - stepId: other
        description: Another one.
        workflowId: second
        parameters: [{ name: id, value: b }]
      - stepId: send
        description: Send it.
        x-operation: { method: put, url: https://storage.example/a }
        requestBody: { contentType: text/plain, payload: x }
  - workflowId: second
    steps:
      - stepId: make
        description: Make it.
        operationId: $sourceDescriptions.before.createItem
        parameters: [{ name: q, in: query, value: x }, { name: X-Any, in: header, value: y }]
components:
  parameters:
    version: { name: Service-Version, in: header, value: "2030-02-01" }
  failureActions:
    again: { name: again, type: retry }
`
  const READ = `name: read
title: Read
summary: Reads.
description: It reads.
versions: ["2030-02-01", "2030-01-01"]
sources: [now, before]
workflows:
  - workflowId: main
    summary: The main one.
    parameters: [{ reference: $components.parameters.version }, { name: fields, in: query, value: all }]
    steps:
      - id: read
        description: Read it.
        does: { kind: operation, version: "2030-02-01", operationId: getThing, method: GET, path: "/things/{id}" }
        parameters:
          - &version { name: Service-Version, in: header, value: "2030-02-01" }
          - { name: id, in: path, value: a }
          - { name: fields, in: query, value: few }
        success: [$statusCode == 200, $response.body#/id == 'a']
        onSuccess: [{ name: done, type: end }]
        onFailure: [{ name: again, type: retry }]
        outputs: { id: $response.body#/id }
      - id: other
        description: Another one.
        does: { kind: workflow, workflowId: second }
        parameters: [{ name: id, value: b }]
        ${NOTHING}
      - id: send
        description: Send it.
        does: { kind: request, method: PUT, url: https://storage.example/a }
        parameters: [*version, { name: fields, in: query, value: all }]
        requestBody: { contentType: text/plain, payload: x }
        ${NOTHING}
  - workflowId: second
    steps:
      - id: make
        description: Make it.
        does: { kind: operation, version: "2030-01-01", operationId: createItem, method: POST, path: /items }
        parameters: [{ name: q, in: query, value: x }, { name: X-Any, in: header, value: y }]
        ${NOTHING}
`

  test('returns parameters, conditions and actions', async () => {
    expect(await read(TEXT)).toEqual(parse(READ))
  })

  // biome-ignore format: a table has one row a line.
  test.each([
    ['a document of another folder', 'openapi/2030-01-01.json', 'other/2030-01-01.json', ':5  There is no document ../../generated/other/2030-01-01.json. Choose one of ../../generated/openapi/2030-02-01.json, ../../generated/openapi/2030-01-01.json.'],
    ['an operation of the other version', 'getThing', 'createItem', ':15  There is no operation createItem in 2030-02-01.'],
    ['an unknown source', 'operationId: getThing', 'operationId: $sourceDescriptions.older.getThing', ':15  There is no operation $sourceDescriptions.older.getThing in the source older.'],
    ['a text that names no operation', 'operationId: getThing', 'operationId: get.Thing', ':15  There is no operation get.Thing in 2030-02-01.'],
    ['a component that is deeper', '$components.parameters.version', '$components.parameters.version.name', ':10  $components.parameters.version.name does not exist. Add it to `components`.'],
    ['a component elsewhere', '$components.parameters.version', 'x$components.parameters.version', ':10  x$components.parameters.version does not exist. Add it to `components`.'],
    ['no components at all', TEXT.slice(TEXT.indexOf('components:\n  parameters')), '', ':10  $components.parameters.version does not exist. Add it to `components`.'],
    ['an unknown action', 'failureActions.again }', 'failureActions.twice }', ':21  $components.failureActions.twice does not exist. Add it to `components`.'],
    ['another version in the header', 'value: "2030-02-01"', 'value: "1999-01-01"', ':39  getThing is read from the document of 2030-02-01, so send that Service-Version.'],
    ['a parameter of another place', 'name: id, in: path', 'name: id, in: query', 'getThing has no query parameter id in version 2030-02-01.'],
    ['another workflow', 'workflowId: second\n        parameters', 'workflowId: third\n        parameters', ':25  There is no workflow third in this file.'],
  ])('reports the line of %s', async (_, right, wrong, message) => {
    expect(TEXT).toContain(right)
    const error = await read(TEXT.replace(right, wrong), 'wrong').catch((fault: Error) => fault)
    expect((error as Error).message.endsWith(message), (error as Error).message).toBe(true)
  })
})

test('workflowFiles returns sorted paths', async () => {
  expect(workflowPath('layerize')).toBe('openapi/workflows/layerize.arazzo.yaml')
  const files = await workflowFiles()
  expect(files).toEqual(FILES.map(({ name }) => workflowPath(name)).sort())
})
