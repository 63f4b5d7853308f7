/** The guides as promises: their code compiles and works, their commands answer as they say. */
import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/lib/paths.js'
import { readGuides } from '../../scripts/lib/site/guides.js'
import type { Versions } from '../../scripts/lib/versions.js'
import { send } from '../support/mock.js'
import { start } from '../support/processes.js'

const guides = ['README.md', ...readdirSync(inRoot('docs')).map((file) => `docs/${file}`)]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }))

const blocks = (language: string) =>
  guides.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = ''], at) => ({
      name: `${file.slice(0, -3)}-${at + 1}`,
      code,
    })),
  )

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
  const errors = ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
  expect(code.length).toBeGreaterThan(0)
  expect(ts.formatDiagnostics(errors, { ...host, getNewLine: () => '\n' })).toBe('')
})

const curls = blocks('sh')
  .flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'))
  .filter((line) => line.includes('curl http://127.0.0.1:4010/'))

test.each(curls)('%s answers as the guide says', async (line) => {
  const [, path] = /curl http:\/\/127\.0\.0\.1:4010(\S+)/.exec(line) ?? []
  const headers = [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = '', value = '']): [string, string] => [
    name,
    value,
  ])
  const answer = await send(new Request(`http://mock.test${path}`, { headers }))
  const [, code] = /Prefer: code=(\d+)/.exec(line) ?? []
  expect(answer.status).toBe(Number(code ?? 200))
  const [, version] = /Service-Version: (\S+)'/.exec(line) ?? []
  expect(answer.headers.get('service-version')).toBe(version ?? '2026-04-12')
})

test('The guide to the mock lists the flags that the command has', async () => {
  const command = start('src/mock/cli.ts', ['--help'])
  expect(await command.exited).toBe(0)
  const flags = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].sort()
  const [, table = ''] =
    /## Flags\n([\s\S]*?)\n## /.exec(guides.find(({ file }) => file === 'docs/mock.md')?.text ?? '') ?? []
  expect(flags(table)).toEqual(flags(command.output().split('\nCommands:')[0] ?? ''))
})

test('The guide to the versions has the tables of openapi/versions.yaml', async () => {
  const versions = JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8')) as Versions
  const guide = (await readGuides(versions)).find(({ name }) => name === 'versions')
  for (const { date, sunset } of versions.versions)
    expect(guide?.markdown).toMatch(new RegExp(`\\| ${date} \\|.*${sunset ?? 'none'}`))
  for (const { old } of versions.migration.task) expect(guide?.markdown).toContain(`\`${old}\``)
  expect(guide?.markdown).not.toContain('<!--')
})
