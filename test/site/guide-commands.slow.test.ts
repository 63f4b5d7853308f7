/** The guides as promises: their code compiles, and their commands do what the guide says, as a reader runs them. */
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { readNode } from '../../scripts/support/processes.js'
import { start } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'
import { blocks, toolServers } from './guide-texts.js'

/** What the code in a guide takes as given; the first block of the guide to the client makes `api`. */
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
  // The tests of the packages install Playwright's runner and Hono's validator, and run what needs them.
  const code = blocks('ts').filter(({ info }) => info !== 'playwright' && info !== 'hono')
  for (const { name, code: text } of code) {
    // The guide to the client is one program, from its first block to its last.
    const file = name.startsWith('docs/client-') ? 'docs-client' : name.replaceAll('/', '-')
    // The option's name in MSW 3, which needs a newer Node than the repository.
    await appendFile(join(folder, `${file}.ts`), `${text.replace('onUnhandledFrame', 'onUnhandledRequest')}\n`)
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
  const { output } = await readNode([inRoot('node_modules/typescript-7/bin/tsc'), '--project', folder])
  expect(code.length).toBeGreaterThan(0)
  expect(output).toBe('')
})

const started = toolServers.filter(({ server }) => !server.url)

test.each(started)('the configuration of a client in $name works as it stands', async ({ server }) => {
  const [flag, name, ...args] = server.args ?? []
  expect([server.command, flag, name]).toEqual(['npx', '--no-install', 'canvas-design-mock'])
  const command = start('src/mock/node/cli.ts', args)
  command.process.stdin?.end('{"jsonrpc":"2.0","id":7,"method":"ping"}\n')
  expect(await command.exited).toBe(0)
  expect(JSON.parse(command.output())).toEqual({ jsonrpc: '2.0', id: 7, result: {} })
})
