/** The packed validators, for libraries that take Standard Schema. */
import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { link, projectWithPackages } from '../support/packages.js'
import { NEWEST } from '../support/versions.js'
import { blocks } from './guides.js'

const project = projectWithPackages()
const [SAMPLE = ''] = blocks('docs/types.md', 'ts hono')

beforeAll(async () => {
  const tools = join(await install('test/packages'), 'node_modules')
  for (const name of ['hono', '@hono', '@standard-schema'])
    await link(join(tools, name), project.path('node_modules', name))
})

const TYPES = `${SAMPLE}
import type { StandardSchemaV1 } from '@standard-schema/spec'
import type * as types from 'canvas-design-api/types/${NEWEST}'
import * as validators from 'canvas-design-api/validate/${NEWEST}'
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false
const standard: StandardSchemaV1<types.Task, types.Task> = validators.Task
type Output<Of extends StandardSchemaV1> = StandardSchemaV1.InferOutput<Of>
const same: [
  Same<Output<typeof validators.CanvasListItem>, types.CanvasListItem>,
  Same<Output<typeof validators.WebhookEvent>, types.WebhookEvent>,
  Same<Output<typeof validators.ListCanvasesResponse>, types.Calls['GET']['/canvases']['data']>,
  Same<Output<typeof validators.GetTaskResponse>, types.Calls['GET']['/tasks/{id}']['data']>,
  Same<Output<typeof validators.CanvasListItem>, types.CanvasPage>,
] = [true, true, true, true, false]
export const own = (value: unknown) => validators.CanvasListItem['~standard'].validate(value)
export const all: readonly StandardSchemaV1[] = Object.values(validators)
export default [standard, same]
`

test('the validators have exactly the types of the version', async () => {
  const file = project.path('validators.mts')
  await writeFile(file, TYPES)
  const program = ts.createProgram([file], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    declaration: true,
    outDir: project.path('out'),
  })
  const faults = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  expect(faults.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  expect(await readFile(project.path('out/validators.d.mts'), 'utf8')).toContain('Result<')
})

test('the validators judge the requests of a Hono app', async () => {
  const { outputText } = ts.transpileModule(SAMPLE, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  })
  const program = `${outputText}
    const post = (body) => app.request('/orders', { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
    const [good, bad] = [await post({ prompt: 'A poster', unknown: 1 }), await post({ prompt: 7 })]
    console.log(JSON.stringify([good.status, await good.json(), bad.status, await bad.json()]))`
  await writeFile(project.path('hono.js'), program)
  // No code is made at run time, as on an edge runtime.
  const args = ['--disallow-code-generation-from-strings', 'hono.js']
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: project.folder, encoding: 'utf8' })
  expect(JSON.parse(stdout || stderr)).toEqual([
    200,
    { prompt: 'A poster' },
    400,
    expect.objectContaining({
      error: [expect.objectContaining({ message: '`prompt` must be a string.', path: ['prompt'] })],
    }),
  ])
})
