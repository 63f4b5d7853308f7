/** The types of the client under the compilers that consumers have, and with the strict layout of pnpm. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { packages, projectWithPackages } from '../support/packages.js'
import { NEWEST } from '../support/versions.js'
import { blocks, merged } from './guides.js'

const OWN = 'TypeScript 5.9, of this repository'

/** The compilers by name, with the oldest that the package promises and the newest: the path of each. */
const COMPILERS: Record<string, string> = {
  [OWN]: 'node_modules/typescript/bin/tsc',
  'TypeScript 5.4': 'test/packages/node_modules/typescript-5.4/bin/tsc',
  'TypeScript 7.0': 'node_modules/typescript-7/bin/tsc',
}

const project = projectWithPackages()

beforeAll(async () => {
  await install('test/packages')
  const client = (await packages()).find(({ name }) => name === 'canvas-design-api')
  const dependencies = { 'canvas-design-api': `file:${inRoot(client?.file ?? '')}` }
  mkdirSync(project.path('strict'))
  write('strict/package.json', JSON.stringify({ private: true, dependencies }))
  const pnpm = inRoot('test/packages/node_modules/pnpm/bin/pnpm.cjs')
  const args = [pnpm, 'install', '--prefer-offline', '--ignore-workspace']
  execFileSync(process.execPath, args, { cwd: project.path('strict'), stdio: 'pipe' })
})

function write(name: string, text: string): void {
  writeFileSync(project.path(name), text)
}

const SHARED = {
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  // All declarations are checked but those that the compiler brings.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
  types: [],
}

/** Returns what a compiler prints about files in a folder of the project. */
function checked(compiler: string, folder: string, files: string[], options: object): string {
  const compilerOptions = { ...SHARED, ...options }
  write(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const args = [inRoot(COMPILERS[compiler] ?? ''), '-p', project.path(folder)]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return stdout + stderr
}

const CONSUMER = merged(
  `${blocks('README.md')[0] ?? ''}\n{\n${blocks('docs/client.md')
    .join('\n')
    .replace(/^export /gm, '')}}`,
)
const COMMON = `import client = require('canvas-design-api')
import mocks = require('canvas-design-mock')
const api = client.createClient({ baseUrl: '', apiKey: 'k', version: '${NEWEST}' })
void mocks.createMock().then((mock) => api.GET('/canvases', { fetch: mock.fetch }))
`
const MOCK = `import { createMock } from 'canvas-design-mock'
import { serve } from 'canvas-design-mock/node'
import type { components } from 'canvas-design-api/types/${NEWEST}'
import { createClient } from 'canvas-design-api'
const mock = await createMock({ seed: 1 })
export const api = createClient({ baseUrl: '', apiKey: 'k', version: '${NEWEST}', fetch: mock.fetch })
export const listener = await serve(mock.fetch, { hostname: '127.0.0.1', port: 0 })
export const nothing: components['schemas']['CanvasListItem'][] = []
console.log(mock.requests().length, (await mock.listen()).origin)
export const own = createMock({ data: { service_live_0a: [{ type: 'task', fields: { progress: { percent: 40 } } }] } })
// @ts-expect-error: no such type.
export const misspelled = createMock({ data: { service_live_0a: [{ type: 'canvs' }] } })
`

describe.each(Object.keys(COMPILERS))('%s', (compiler) => {
  test.each([
    ['nodenext', { module: 'nodenext', moduleResolution: 'nodenext' }],
    ['bundler', { module: 'esnext', moduleResolution: 'bundler' }],
  ])('compiles the guide and the declarations of both packages under %s', (_, resolution) => {
    write('consumer.mts', CONSUMER)
    write('mock.mts', MOCK)
    const files = ['consumer.mts', 'mock.mts']
    if (compiler !== 'TypeScript 5.4' && 'nodenext' === resolution.module) {
      write('consumer.cts', COMMON)
      files.push('consumer.cts')
    }
    expect(checked(compiler, '.', files, { ...resolution, noEmit: true })).toBe('')
  })
})

/** Exports whose types nobody has written down: the compiler must name them all. */
const WRAPPERS = `
import { createClient, paginate, retry, unwrap, uploadFile, waitFor, waitForExport, waitForTask } from 'canvas-design-api'
import { signWebhook, verifyWebhook } from 'canvas-design-api/webhooks'
export const api = createClient({ baseUrl: '', apiKey: '', version: '${NEWEST}' })
export const again = retry({ attempts: 2 })
export const start = (prompt: string) => api.POST('/tasks', { body: { prompt } })
export const credits = () => api.GET('/credits', { parseAs: 'blob' })
export const canvases = () => paginate(api, '/canvases')
export const poster = async (prompt: string) => waitForTask(api, unwrap(await start(prompt)))
export const exported = (id: string) => waitForExport(api, id)
export const upload = (file: Blob) => uploadFile(api, file)
export const model = (task_id: string) =>
  waitFor((signal) => api.GET('/media/generate-3d/{task_id}', { params: { path: { task_id } }, signal }))
export const event = (request: Request) => request.text().then((body) => verifyWebhook({ headers: request.headers, body }, 's'))
export const signed = () => signWebhook('', 's')
export const tools = { start, again, options: { middleware: [again] } }
`

test.each([OWN, 'TypeScript 7.0'])('under pnpm, with declarations, %s names every type of an export', (compiler) => {
  write('strict/wrappers.mts', WRAPPERS)
  const options = { module: 'nodenext', moduleResolution: 'nodenext', declaration: true, outDir: 'out' }
  expect(checked(compiler, 'strict', ['wrappers.mts'], options)).toBe('')
  const declarations = readFileSync(project.path('strict/out/wrappers.d.mts'), 'utf8')
  expect(declarations).toContain('export declare const start')
  expect(declarations).not.toMatch(/\.pnpm|openapi-fetch|: any\b/)
})
