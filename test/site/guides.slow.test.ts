/** The guides as promises: their code compiles, and their commands, started as a reader starts them, do what the guide says. */
import { execFile, spawn } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { freePort, ready, start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'
import { blocks, section, storyBlocks, toolServers } from './guide-texts.js'

/** What the code in a guide takes as given; `api` is made in the first block of the guide to the client. The mock's package is not linked into its own repository. */
const GIVEN = `
declare const mock: import('canvas-design-mock').Mock
declare const api: import('canvas-design-api').Client<'${NEWEST}'>
declare const page: import('playwright-core').Page
`

test('the code in the guides compiles under the strictest settings', { timeout: 120_000 }, async () => {
  // Below the root, where the package finds itself by its name.
  await mkdir(inRoot('dist'), { recursive: true })
  const folder = await mkdtemp(inRoot('dist/guides-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // The test of the guide to testing installs Playwright's runner, and runs what needs it.
  const code = blocks('ts').filter(({ info }) => info !== 'playwright')
  for (const { name, code: text } of code) {
    // The guide to the client is one program, from its first block to its last.
    const file = name.startsWith('docs/client') ? 'docs-client' : name.replace('/', '-')
    await appendFile(join(folder, `${file}.ts`), `${text}\n`)
  }
  await writeFile(join(folder, 'given.d.ts'), GIVEN)
  const compilerOptions = {
    target: 'es2023',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    resolveJsonModule: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
    paths: {
      'canvas-design-mock': [inRoot('src/mock/index.ts')],
      'canvas-design-mock/node': [inRoot('src/mock/node/index.ts')],
    },
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  const { output } = await readNode([inRoot('node_modules/@typescript/native-preview/bin/tsgo'), '--project', folder])
  expect(code.length).toBeGreaterThan(0)
  expect(output).toBe('')
})

const started = toolServers.filter(({ server }) => !server.url)

test.each(started)('the configuration of a client in $name works as it stands', async ({ server }) => {
  const [name, ...args] = server.args ?? []
  expect([server.command, name]).toEqual(['npx', 'canvas-design-mock'])
  const command = start('src/mock/node/cli.ts', args)
  command.process.stdin?.end('{"jsonrpc":"2.0","id":7,"method":"ping"}\n')
  expect(await command.exited).toBe(0)
  expect(JSON.parse(command.output())).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
})

test('the first story can be followed by copy and paste', { timeout: 60_000 }, async () => {
  const [startMock = '', receive = '', ...requests] = storyBlocks()
  const [port, hook] = [await freePort(), await freePort()]
  const here = (text: string) => text.replaceAll(':4010', `:${port}`).replaceAll('4020', `${hook}`)
  const flags = startMock.trim().split(' ').slice(3)
  const mock = start('src/mock/node/cli.ts', [...flags, '--port', `${port}`])
  const receiver = spawn('sh', ['-c', `exec ${here(receive)}`])
  let received = ''
  receiver.stdout.on('data', (chunk: Buffer) => (received += chunk.toString()))
  try {
    await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
    const answers: unknown[] = []
    for (const code of requests)
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

test('the guide to the mock lists the flags that the command has', async () => {
  const command = start('src/mock/node/cli.ts', ['--help'])
  expect(await command.exited).toBe(0)
  const flags = (text: string) => [...new Set(text.match(/--[a-z][a-z-]*/g))].sort()
  expect(flags(section('docs/mock.md', 'Flags'))).toEqual(flags(command.output().split('\nCommands:')[0] ?? ''))
})
