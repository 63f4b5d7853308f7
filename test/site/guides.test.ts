/** The guides as promises: their code compiles and works, their commands answer as they say. */
import { execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import ts from 'typescript'
import { expect, test, vi } from 'vitest'
import type { Versions } from '../../scripts/bundle/versions.js'
import { inRoot } from '../../scripts/paths.js'
import { readGuides } from '../../scripts/site/guides.js'
import { send } from '../support/mock.js'
import { freePort, ready, start } from '../support/processes.js'
import { rpc } from '../support/rpc.js'

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

type Servers = Record<string, { url?: string; headers?: Record<string, string>; command?: string; args?: string[] }>

const configurations = blocks('json').flatMap(({ name, code }) => {
  const { mcpServers, servers } = JSON.parse(code) as { mcpServers?: Servers; servers?: Servers }
  return Object.values(mcpServers ?? servers ?? {}).map((server) => ({ name, server }))
})

test.each(configurations)('The configuration of a client in $name works as it stands', async ({ server }) => {
  if (server.url) {
    const { result } = await rpc(server.url, 'tools/list', {}, { headers: server.headers ?? {}, send })
    expect(result?.tools).toHaveLength(4)
  } else {
    const [name, ...args] = server.args ?? []
    expect([server.command, name]).toEqual(['npx', 'canvas-design-mock'])
    const command = start('src/mock/cli.ts', args)
    command.process.stdin?.end('{"jsonrpc":"2.0","id":7,"method":"ping"}\n')
    expect(await command.exited).toBe(0)
    expect(JSON.parse(command.output())).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
  }
})

test('The first story can be followed by copy and paste', { timeout: 60_000 }, async () => {
  const [startMock = '', receive = '', ...asked] = storyBlocks()
  const [port, hook] = [await freePort(), await freePort()]
  const here = (text: string) => text.replaceAll(':4010', `:${port}`).replaceAll('4020', `${hook}`)
  const flags = startMock.trim().split(' ').slice(3)
  const mock = start('src/mock/cli.ts', [...flags, '--port', `${port}`])
  const receiver = spawn('sh', ['-c', `exec ${here(receive)}`])
  let received = ''
  receiver.stdout.on('data', (chunk: Buffer) => (received += chunk.toString()))
  try {
    await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
    const answers: unknown[] = []
    for (const code of asked)
      for (const line of code.replaceAll('\\\n', ' ').trim().split('\n'))
        answers.push(
          JSON.parse((await promisify(execFile)('sh', ['-c', here(line).replace('curl ', 'curl -sS ')])).stdout),
        )
    const [defined, started, list, , attempts] = answers as [
      { secret: string },
      Task,
      { data: Task[] },
      object,
      { deliveries: object[] },
    ]
    expect(defined.secret).toBe('my secret')
    expect(started.status).toBe('queued')
    expect(list.data.map(({ id }) => id)).toEqual([started.id])
    await vi.waitFor(() => expect(received).toContain('"type":"task.succeeded"'))
    expect(received).toContain('v1=')
    expect(received).toContain(started.id)
    expect(attempts.deliveries.length).toBeLessThanOrEqual(1)
  } finally {
    receiver.kill()
    await mock.stop()
  }
})

type Task = { id: string; status: string }

/** The commands of the first story of the guide to the mock, in their order. */
function storyBlocks(): string[] {
  const { text = '' } = guides.find(({ file }) => file === 'docs/mock.md') ?? {}
  const [, story = ''] = /## A first story\n([\s\S]*?)\n## /.exec(text) ?? []
  return [...story.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
}

test('The guide to the mock lists each gap that the code of the mock chooses in', () => {
  const { text = '' } = guides.find(({ file }) => file === 'docs/mock.md') ?? {}
  const [, chosen = ''] = /## Where it had to choose\n([\s\S]*?)\n## /.exec(text) ?? []
  const listed = [...chosen.matchAll(/`([a-z0-9_]+(?:\.[a-z0-9_]+)+)`/g)].map(([, id]) => id)
  const comments = readdirSync(inRoot('src/mock'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(inRoot('src/mock', file), 'utf8').replaceAll(/\n\s*(\*|\/\/)\s*/g, ' '))
  const named = comments.flatMap((code) =>
    [...code.matchAll(/\bgaps? ([\w., ]+)/g)].flatMap(([, ids = '']) => ids.match(/[a-z0-9_]+(\.[a-z0-9_]+)+/g) ?? []),
  )
  expect(listed.toSorted()).toEqual([...new Set(named)].sort())
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
