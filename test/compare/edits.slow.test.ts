/** What a newcomer would do: edit the YAML files of a copy of the contract, and compare it with the real one. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../../scripts/cli.js'
import { compareStates, type Diff, passes } from '../../scripts/compare/compare-states.js'
import { stateOf, workingState } from '../../scripts/compare/state.js'
import { inRoot } from '../../scripts/support/paths.js'

type Edit = { name: string; file: string; from: string | RegExp; to: string; row: string }

const BREAKING: Edit[] = [
  {
    name: 'an operation removed',
    file: 'openapi.yaml',
    from: /^ {2}\/credits:.*\n/m,
    to: '',
    row: 'endpoint.removed getCredits openapi/resources/credits/credits.yaml:1 (before)',
  },
  {
    name: 'an operation at another path',
    file: 'openapi.yaml',
    from: '  /remix:',
    to: '  /remixes:',
    row: 'endpoint.renamed remixCanvas openapi/openapi.yaml:LINE',
  },
  {
    name: 'a response field removed',
    file: 'resources/canvases/schemas/CanvasListItem.yaml',
    from: /, category, visibility([\s\S]*?) {2}category:\n(?: {4}.*\n)+/,
    to: ', visibility$1',
    row: 'field.removed CanvasListItem.category openapi/resources/canvases/schemas/CanvasListItem.yaml:13 (before)',
  },
  {
    name: 'a request field renamed',
    file: 'resources/canvases/schemas/ExportRequest.yaml',
    from: '  page_number:',
    to: '  page:',
    row: 'field.renamed ExportRequest.page_number openapi/resources/canvases/schemas/ExportRequest.yaml:9',
  },
  {
    name: 'a request field required',
    file: 'resources/uploads/schemas/UploadUrlRequest.yaml',
    from: 'properties:',
    to: 'required: [filename]\nproperties:',
    row: 'required.set UploadUrlRequest.filename openapi/resources/uploads/schemas/UploadUrlRequest.yaml:3',
  },
  {
    name: 'another type',
    file: 'resources/tasks/schemas/Task.yaml',
    from: '  max_attempts:\n    type: integer',
    to: '  max_attempts:\n    type: string',
    row: 'type.changed Task.max_attempts openapi/resources/tasks/schemas/Task.yaml:49',
  },
  {
    name: 'a status added',
    file: 'resources/tasks/schemas/Task.yaml',
    from: 'canceled, expired]',
    to: 'canceled, expired, paused]',
    row: 'status.changed Task.status openapi/resources/tasks/schemas/Task.yaml:16',
  },
  {
    name: 'a maximum lowered',
    file: 'shared/parameters/Limit.yaml',
    from: 'maximum: 100',
    to: 'maximum: 50',
    row: 'limit.lowered query parameter limit openapi/shared/parameters/Limit.yaml:9',
  },
  {
    name: 'another default',
    file: 'shared/parameters/Limit.yaml',
    from: 'default: 20',
    to: 'default: 10',
    row: 'default.changed query parameter limit openapi/shared/parameters/Limit.yaml:10',
  },
  {
    name: 'a required query parameter',
    file: 'resources/canvases/canvases-search.yaml',
    from: '      required: false',
    to: '      required: true',
    row: 'required.set searchCanvases: query parameter q openapi/resources/canvases/canvases-search.yaml:11',
  },
]

const ADDITIVE: Edit[] = [
  {
    name: 'an operation added',
    file: 'openapi.yaml',
    from: 'paths:\n',
    to: 'paths:\n  /fresh: { get: { operationId: getFresh, responses: { "200": { description: A. } } } }\n',
    row: 'endpoint.added getFresh openapi/openapi.yaml:LINE',
  },
  {
    name: 'an optional parameter added',
    file: 'resources/canvases/canvases-search.yaml',
    from: '    - $ref: ../../shared/parameters/SearchOffset.yaml',
    to: '    - $ref: ../../shared/parameters/SearchOffset.yaml\n    - { name: owner, in: query, schema: { type: string } }',
    row: 'parameter.added searchCanvases: query parameter owner openapi/resources/canvases/canvases-search.yaml:20',
  },
  {
    name: 'a response field added',
    file: 'resources/canvases/schemas/CanvasListItem.yaml',
    from: 'properties:',
    to: 'properties:\n  owner: { type: string }',
    row: 'field.added CanvasListItem.owner openapi/resources/canvases/schemas/CanvasListItem.yaml:5',
  },
  {
    name: 'a required response field added',
    file: 'resources/canvases/schemas/Page.yaml',
    from: 'required: [name]\nproperties:',
    to: 'required: [name, width]\nproperties:\n  width: { type: integer }',
    row: 'field.added.required Page.width openapi/resources/canvases/schemas/Page.yaml:5',
  },
  {
    name: 'an optional request field added',
    file: 'resources/canvases/schemas/ExportRequest.yaml',
    from: 'properties:',
    to: 'properties:\n  scale: { type: number }',
    row: 'field.added ExportRequest.scale openapi/resources/canvases/schemas/ExportRequest.yaml:4',
  },
  {
    name: 'a value of a request added',
    file: 'resources/canvases/schemas/ExportRequest.yaml',
    from: 'pdf, pptx]',
    to: 'pdf, pptx, svg]',
    row: 'value.allowed ExportRequest.format openapi/resources/canvases/schemas/ExportRequest.yaml:9',
  },
  {
    name: 'a maximum raised',
    file: 'shared/parameters/Limit.yaml',
    from: 'maximum: 100',
    to: 'maximum: 200',
    row: 'limit.raised query parameter limit openapi/shared/parameters/Limit.yaml:9',
  },
  {
    name: 'a maximum of a request removed',
    file: 'resources/uploads/schemas/UploadUrlRequest.yaml',
    from: '    maximum: 3600\n',
    to: '',
    row: 'limit.lifted UploadUrlRequest.expires_in_seconds openapi/resources/uploads/schemas/UploadUrlRequest.yaml:13',
  },
  {
    name: 'a response field becomes required',
    file: 'resources/organizations/schemas/Organization.yaml',
    from: 'additionalProperties',
    to: 'required: [id]\nadditionalProperties',
    row: 'required.set Organization.id openapi/resources/organizations/schemas/Organization.yaml:3',
  },
  {
    name: 'a response header added',
    file: 'resources/credits/credits.yaml',
    from: '        X-Request-ID: {',
    to: '        X-Plan: { schema: { type: string } }\n        X-Request-ID: {',
    row: 'header.added getCredits: response 200, header X-Plan openapi/resources/credits/credits.yaml:17',
  },
]

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

async function edited(edits: Edit[]): Promise<Diff> {
  const folder = mkdtempSync(inRoot('node_modules/.cache/diff-'))
  folders.push(folder)
  cpSync(inRoot('openapi'), folder, { recursive: true })
  for (const { name, file, from, to } of edits) {
    const text = readFileSync(join(folder, file), 'utf8')
    const after = text.replace(from, to)
    if (after === text) throw new Error(`${name}: ${file} has no such text.`)
    writeFileSync(join(folder, file), after)
  }
  return compareStates(await workingState(), await stateOf(relative(process.cwd(), folder)), '2030-01-01')
}

const shown = ({ changes }: Diff, verdict: string) =>
  changes
    .filter((change) => change.verdict === verdict)
    .map(({ rule, subject, place }) => `${rule} ${subject} ${place}`.replace(/(openapi\.yaml):\d+/, '$1:LINE'))

describe('ten edits that break', async () => {
  const diff = await edited(BREAKING)
  test.each(BREAKING.map(({ name, row }) => [name, row]))('%s is found, with file and line', (_, row) => {
    expect(shown(diff, 'breaking')).toContain(row)
  })

  test('are all there is, and the gate fails', () => {
    expect(shown(diff, 'breaking')).toHaveLength(BREAKING.length)
    expect(passes(diff)).toBe(false)
  })
})

describe('ten edits that add', async () => {
  const diff = await edited(ADDITIVE)
  test.each(ADDITIVE.map(({ name, row }) => [name, row]))('%s passes, with file and line', (_, row) => {
    expect(shown(diff, 'additive')).toContain(row)
  })

  test('are all there is, and the gate passes', () => {
    expect(shown(diff, 'breaking')).toEqual([])
    expect(shown(diff, 'additive')).toHaveLength(ADDITIVE.length)
    expect(passes(diff)).toBe(true)
  })
})

describe('the command', () => {
  async function diff(...args: string[]): Promise<{ status: number; out: string; err: string }> {
    let [out, err] = ['', '']
    const terminal = {
      stdout: { write: (text: string) => (out += text) },
      stderr: { write: (text: string) => (err += text) },
    }
    return { status: await run(['diff', ...args], terminal), out, err }
  }

  test('finds nothing between the contract and itself', async () => {
    const folder = relative(process.cwd(), inRoot('openapi'))
    const before = performance.now()
    expect(await diff(folder)).toMatchObject({ status: 0, out: expect.stringContaining('nothing changed.'), err: '' })
    expect(performance.now() - before).toBeLessThan(20_000)
  })

  test('prints nothing but Markdown if asked', async () => {
    const { status, out } = await diff('openapi', '--markdown')
    expect(status).toBe(0)
    expect(out).toMatch(/^## Changes of the contract\n\nopenapi → the working tree: nothing changed\.\n\n$/)
  })

  test.each([
    ['nope', 'There is neither a git ref nor a folder nope.'],
    ['--end', "unknown option '--end'"],
    ['docs', 'The folder docs has no contract: neither generated/versions.json'],
  ])('says what is wrong with %s', async (word, message) => {
    const { status, out, err } = await diff(word)
    expect(status).not.toBe(0)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test('reads a git ref', async () => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim()
    const { out, err } = await diff(head)
    expect(err).toBe('')
    expect(out).toMatch(new RegExp(`^${head.slice(0, 7)} → the working tree\n`))
  })
})
