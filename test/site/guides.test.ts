/** The guides as promises: their code compiles and works, their requests are answered as they say. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import type { Versions } from '../../scripts/bundle/versions.js'
import { inRoot } from '../../scripts/paths.js'
import { readGuides } from '../../scripts/site/guides.js'
import { send } from '../support/mock.js'
import { rpc } from '../support/rpc.js'
import { blocks, section, storyBlocks, toolServers } from './guide-texts.js'

/** What the code in a guide takes as given; `api` is made in the first block of the guide to the client. The mock's package is not linked into its own repository. */
const GIVEN = `
declare const mock: import('canvas-design-mock').Mock
declare const api: import('canvas-design-api').Client<'2026-05-01'>
declare const page: import('playwright-core').Page
`

test('The code in the guides compiles under the strictest settings', { timeout: 120_000 }, () => {
  const code = blocks('ts').map(({ name, code }): [string, string] => [inRoot(`${name}.ts`), code])
  const files = new Map([...code, [inRoot('docs/given.d.ts'), GIVEN]])
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    resolveJsonModule: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    paths: { 'canvas-design-mock': [inRoot('src/mock/index.ts')] },
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  const program = ts.createProgram([...files.keys()], options, host)
  // The guides alone: what they import is checked where it stands.
  const errors = [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file)
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
  })
  expect([...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()]).toEqual([])
  expect(code.length).toBeGreaterThan(0)
  expect(ts.formatDiagnostics(errors, { ...host, getNewLine: () => '\n' })).toBe('')
})

const curls = blocks('sh')
  .filter(({ code }) => !storyBlocks().includes(code))
  .flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'))
  .filter((line) => /curl '?http:\/\/127\.0\.0\.1:4010\//.test(line))

test.each(curls)('%s answers as the guide says', async (line) => {
  const [, path = ''] = /curl '?http:\/\/127\.0\.0\.1:4010([^\s']*)/.exec(line) ?? []
  const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ])
  const [, body] = /-d '([^']*)'/.exec(line) ?? []
  const answer = await send(
    new Request(`http://mock.test${path}`, { headers, ...(body ? { method: 'POST', body } : {}) }),
  )
  const [, code] = /Prefer: code=(\d+)/.exec(line) ?? []
  expect([answer.ok, answer.status]).toEqual(code ? [false, Number(code)] : [true, answer.status])
  const [, version] = /Service-Version: (\S+)'/.exec(line) ?? []
  expect(answer.headers.get('service-version')).toBe(version ?? '2026-04-12')
})

test('The guides show clients of both kinds: of a running mock, and of one that the client starts', () => {
  expect(new Set(toolServers.map(({ server }) => server.url !== undefined)).size).toBe(2)
})

const remote = toolServers.filter(({ server }) => server.url)

test.each(remote)('The configuration of a client in $name works as it stands', async ({ server }) => {
  const { result } = await rpc(server.url ?? '', 'tools/list', {}, { headers: server.headers ?? {}, send })
  expect(result?.tools).toHaveLength(4)
})

test('The guide to the mock lists each gap that the code of the mock chooses in', () => {
  const listed = [
    ...section('docs/mock.md', 'Where it had to choose').matchAll(/`([a-z0-9_]+(?:\.[a-z0-9_]+)+)`/g),
  ].map(([, id]) => id)
  const comments = readdirSync(inRoot('src/mock'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inRoot('src/mock', file), 'utf8').replaceAll(/\n\s*(\*|\/\/)\s*/g, ' '))
  const named = comments.flatMap((code) =>
    [...code.matchAll(/\bgaps? ([\w., ]+)/g)].flatMap(([, ids = '']) => ids.match(/[a-z0-9_]+(\.[a-z0-9_]+)+/g) ?? []),
  )
  expect(listed.toSorted()).toEqual([...new Set(named)].sort())
})

test('The guide to the versions has the tables of openapi/versions.yaml', async () => {
  const versions = JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8')) as Versions
  const guide = (await readGuides(versions)).find(({ name }) => name === 'versions')
  for (const { date, sunset } of versions.versions)
    expect(guide?.markdown).toMatch(new RegExp(`\\| ${date} \\|.*${sunset ?? 'none'}`))
  for (const { old } of versions.migration.task) expect(guide?.markdown).toContain(`\`${old}\``)
  expect(guide?.markdown).not.toContain('<!--')
})
