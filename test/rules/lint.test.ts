/** The steps of `npm run lint`: what each reports, where, and in which order. */
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkFiles } from '../../scripts/lint/files.js'
import { lintMessage } from '../../scripts/lint/lint.js'
import { lintWithSpectral } from '../../scripts/lint/spectral.js'
import { sources } from '../../scripts/read/source-files.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'
import type { JsonObject } from '../../src/contract/json.js'
import { documents } from '../support/documents.js'
import { NEWEST, OLDEST } from '../support/versions.js'

const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Canvases', version: NEWEST, description: 'Canvases.' },
  servers: [{ url: 'https://api.canvas-design.example/v1' }],
  tags: [{ name: 'canvases', description: 'Canvases.' }],
  paths: {},
}

test('lint reports the contract first, and only some of what may follow from it', () => {
  const code = 'a.ts:1\nb.ts:1\nc.ts:1\nd.ts:1\ne.ts:1\nf.ts:1\ng.ts:1'
  expect(lintMessage(undefined, undefined)).toBeUndefined()
  expect(lintMessage(undefined, code)).toBe(code)
  expect(lintMessage('Broken.', undefined)).toBe('Broken.')
  expect(lintMessage('Broken.', 'a.ts:1')).toBe(
    'Broken.\n\nThe code has errors too, which may follow from that:\na.ts:1',
  )
  expect(lintMessage('Broken.', code)).toMatch(/^Broken\.\n\n.*\na\.ts:1\n[\s\S]*\ne\.ts:1\n… and 2 more lines$/)
})

test('lintWithSpectral accepts a valid document, and does not change it', async () => {
  const before = structuredClone(document)
  await lintWithSpectral({ canvas: document })
  expect(document).toEqual(before)
  expect(Object.isFrozen(document.info)).toBe(false)
})

test('lintWithSpectral reports the place in the source, message, rule and document, sorted', async () => {
  const broken: JsonObject = {
    ...document,
    tags: [{ name: 'canvases' }],
    components: { headers: { RequestId: { schema: { type: 'string' } } } },
  }
  const error = await lintWithSpectral({ [NEWEST]: document, canvas: broken }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ContractError)
  const [tag, ...headers] = (error as Error).message.split('\n')
  expect(tag).toMatch(/^openapi\/openapi\.yaml:\d+:\d+ {2}Say what the tag .* \(described, in canvas\.json\)$/)
  expect(headers).toEqual([
    expect.stringMatching(
      /^openapi\/shared\/headers\/RequestId\.yaml:1:1 {2}.*\(oas3-unused-component, in canvas\.json\)$/,
    ),
    expect.stringMatching(/^openapi\/shared\/headers\/RequestId\.yaml:1:1 {2}.*\(described, in canvas\.json\)$/),
  ])
})

test('lintWithSpectral lists the tags that an operation can have', async () => {
  const canvas = structuredClone(documents.canvas)
  Object.assign((canvas.paths as Record<string, { get: JsonObject }>)['/credits']?.get ?? {}, { tags: ['credit'] })
  await expect(lintWithSpectral({ canvas })).rejects.toThrow(
    /^openapi\/resources\/\w+\/credits\.yaml:\d+:\d+ {2}.* Write one of .*\bcredits, .* to openapi\/openapi\.yaml\. \(operation-tag-defined, in canvas\.json\)$/,
  )
})

describe('checkFiles', () => {
  async function check(files: Record<string, string | undefined>) {
    const folder = await mkdtemp(inRoot('node_modules/.cache/files-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const [file, text] of Object.entries(files)) {
      if (text === undefined) continue
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    try {
      return checkFiles(relative(ROOT, folder))
    } catch (error) {
      return (error as Error).message.replaceAll(relative(ROOT, folder), 'openapi')
    }
  }
  const files = {
    'openapi.yaml': 'paths: { /a: { $ref: "resources/a/a.yaml" } }\n',
    'resources/a/a.yaml':
      'get: { schema: { $ref: ../../shared/B.yaml }, examples: { one: { $ref: examples/getA.one.yaml } } }\n',
    'resources/a/examples/getA.one.yaml': 'value: 1\n',
    'shared/B.yaml': 'type: string\n',
    'gaps/a.yaml': '# yaml-language-server: $schema=../file-schemas/gaps.json\n{}\n',
  }

  test('accepts files that a document references', async () => {
    expect(await check(files)).toBe(5)
    expect(checkFiles()).toBeGreaterThan(300)
  })

  test.each([
    [
      'a file of gaps that does not name its form',
      { 'gaps/b.yaml': '{}' },
      'openapi/gaps/b.yaml:1  Write `# yaml-language-server: $schema=../file-schemas/gaps.json` as the first line, so that editors know the keys.',
    ],
    [
      'versions that name another form',
      { 'versions.yaml': '# yaml-language-server: $schema=file-schemas/gaps.json' },
      'openapi/versions.yaml:1  Write `# yaml-language-server: $schema=file-schemas/versions.json` as the first line, so that editors know the keys.',
    ],
    [
      'an unused schema',
      { 'shared/C.yaml': '{}' },
      'openapi/shared/C.yaml  Nothing references this component: reference it, or remove it.',
    ],
    [
      'a path without its line',
      { 'resources/a/b.yaml': '{}' },
      'openapi/resources/a/b.yaml  Nothing references this file: add a line with `{ $ref: resources/a/b.yaml }` to `paths` in openapi/openapi.yaml, or remove it.',
    ],
    [
      'a reference in an example',
      { 'resources/a/examples/getA.one.yaml': 'value:\n  a: { $ref: getA.yaml#/value }\n' },
      'openapi/resources/a/examples/getA.one.yaml:2  Write the value itself: OpenAPI has no references in examples.',
    ],
    [
      'an example of a request that nothing references',
      { 'resources/a/examples/getA.two.request.yaml': 'value: {}\n' },
      'openapi/resources/a/examples/getA.two.request.yaml  Nothing references this example: add `two: { $ref: examples/getA.two.request.yaml }` to the `examples` of the request body of getA, or remove it.',
    ],
    [
      'an example that nothing references in the file of its operation',
      {
        'resources/a/a.yaml':
          'get: { schema: { $ref: ../../shared/B.yaml }, examples: { one: { $ref: "examples/getA.yaml#/getA.one" } } }\n',
        'resources/a/examples/getA.one.yaml': undefined,
        'resources/a/examples/getA.yaml': 'getA.one: { value: 1 }\n\ngetA.two:\n  value: 2\n',
      },
      'openapi/resources/a/examples/getA.yaml#/getA.two  Nothing references this example: add `two: { $ref: examples/getA.yaml#/getA.two }` to the `examples` of a response of getA, or remove it.',
    ],
  ])('reports %s', async (_, changed, message) => {
    expect(await check({ ...files, ...changed })).toBe(message)
  })
})

test.each([
  [['components', 'headers', 'RequestId', 'schema'], 'openapi/shared/headers/RequestId.yaml', 1],
  [['components', 'schemas', 'UntypedErrorBody'], 'openapi/shared/schemas/ErrorBody.yaml', 1],
  [['paths', '/credits', 'get', 'tags'], 'openapi/resources/credits/credits.yaml', 3],
  [['webhooks', 'task.failed', 'post', 'tags'], 'openapi/webhooks/task.failed.yaml', 3],
])('placeOf returns the line of %j in its file, or of the nearest part around it', (path, file, column) => {
  const { placeOf } = sources()
  const lines = readFileSync(inRoot(file), 'utf8').split('\n')
  const line = lines.findIndex((text) => text.trimStart().startsWith(`${path.at(-1)}:`)) + 1
  expect(line).toBeGreaterThan(1)
  expect(placeOf(path)).toBe(`${file}:${line}:${column}`)
  expect(placeOf([...path, 'none', 'at all'])).toBe(placeOf(path))
})

test.each([
  [['components', 'schemas', 'ApiError', 'type'], 'openapi/shared/schemas/ApiError.yaml'],
  [['components', 'schemas', 'NotFoundErrorBody', 'type'], 'openapi/shared/schemas/ErrorBody.yaml'],
  [['components', 'examples', 'listEvents.first_page'], 'openapi/resources/events/examples/listEvents.yaml'],
  [['components', 'responses', 'NotFound'], 'openapi/shared/responses/NotFound.yaml'],
  [['components', 'securitySchemes', 'apiKey'], 'openapi/shared/security/apiKey.yaml'],
  [['components', 'callbacks', 'callback'], 'openapi/webhooks/callback.yaml'],
  [['components', 'pathItems', 'StorageUpload'], 'openapi/resources/uploads/path-items/StorageUpload.yaml'],
  [['components', 'examples', `getTask.queued.${OLDEST}`], 'openapi/resources/tasks/examples/getTask.queued.yaml'],
  [['components', 'schemas', 'NoSuchThing'], 'openapi/openapi.yaml'],
  [['info', 'description'], 'openapi/openapi.yaml'],
])('the source file of %j is %s', (path, file) => {
  expect(sources().fileOf(path)).toBe(file)
})

test('each path and webhook has the file name that its name predicts, without characters to escape', async () => {
  const root = await readYaml<Record<'paths' | 'webhooks', Record<string, { $ref: string }>>>(
    inRoot('openapi/openapi.yaml'),
  )
  for (const top of ['paths', 'webhooks'] as const)
    for (const [name, { $ref }] of Object.entries(root[top]))
      expect(`openapi/${$ref}`).toBe(sources().fileOf([top, name]))
  const files = await readdir(inRoot('openapi'), { recursive: true })
  expect(files.filter((file) => encodeURI(file) !== file)).toEqual([])
})
