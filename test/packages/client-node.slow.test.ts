/** The packed client in each version of Node: the example of the README, the guides from their first line to their last. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { projectWithPackages } from '../support/packages.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { blocks, merged } from './guides.js'
import { HAS_RUNTIMES, installRuntimes, MODULES } from './runtimes/runtimes.js'
import { bundledStory, expectStory, startShaky } from './story.js'

const project = projectWithPackages()
const { origin } = await (await sharedMock({ taskMs: 300 })).listen()
const shaky = await startShaky()

beforeAll(async () => {
  if (HAS_RUNTIMES) await installRuntimes()
})
afterAll(shaky.close)

/** Versions of Node besides the one that runs this; their binaries come from npm, for Linux on x64. */
const OTHERS = ['20', '22', '24'].filter((major) => major !== process.versions.node.split('.')[0])
const nodes = [
  { name: `${process.versions.node}, which runs this`, path: process.execPath, needsDownload: false },
  ...OTHERS.map((name) => ({ name, path: join(MODULES, `node-${name}/bin/node`), needsDownload: true })),
]

function write(name: string, text: string): string {
  writeFileSync(project.path(name), text)
  return project.path(name)
}

const here = (code: string) => code.replaceAll('http://127.0.0.1:4010', origin)

function javascript(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(here(code), { compilerOptions }).outputText
}

/** Resolves to what a script prints. It runs asynchronously, because it sends requests to the mock of this process. */
async function run(node: string, file: string): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(node, [file], { cwd: project.folder, timeout: 60_000 })
  expect(stderr).toBe('')
  return stdout
}

const EXAMPLE = blocks('README.md')[0] ?? ''
/** The guide to the client from its first line to its last, as a reader would paste it. */
const GUIDE = blocks('docs/client.md').join('\n')
const WEBHOOKS = `
import { verifyWebhook, WebhookError } from 'canvas-design-api/webhooks'
const reason = await verifyWebhook({ headers: {}, body: '' }, 'secret').catch((error) => error instanceof WebhookError && error.reason)
console.log(reason)
`
/** The sample of CommonJS in the guide. */
const COMMON = blocks('docs/client.md', 'js common').join('')

test('the example of the README lists canvases of both versions in less than ten lines', () => {
  expect(EXAMPLE.trim().split('\n').filter(Boolean).length).toBeLessThan(10)
  expect(EXAMPLE).toContain(NEWEST)
  expect(EXAMPLE).toContain(OLDEST)
})

describe.each(nodes)('Node $name', ({ path, needsDownload }) => {
  const runs = test.skipIf(!HAS_RUNTIMES && needsDownload)

  runs('runs the example of the README', async () => {
    const printed = await run(path, write('readme.mjs', javascript(EXAMPLE)))
    const lines = printed.trim().split('\n')
    expect(lines).toContain('Spring launch deck team')
    const half = lines.length / 2
    expect(lines.slice(half).sort()).toEqual(lines.slice(0, half).sort())
  })

  runs('runs the guide to the client from its first line to its last', async () => {
    const printed = await run(path, write('guide.mjs', javascript(merged(GUIDE))))
    expect(printed).toMatch(/succeeded 100|https:\/\/app\.canvas-design\.example\/canvases\//)
    expect(printed).toMatch(/limits\nsend\n/)
  })

  runs('runs the code of the migration', async () => {
    const printed = await run(path, write('versions.mjs', javascript(merged(blocks('docs/versions.md').join('\n')))))
    expect(printed).toMatch(/^task_\w+ queued .*A poster$/m)
  })

  runs('meets real statuses, streams a large file, pages and checks webhooks', async () => {
    const print = `\nconsole.log(JSON.stringify(await story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)})))`
    expectStory(await run(path, write('story.mjs', await bundledStory(print))))
  })

  runs('has the entry for webhooks, and require() from CommonJS', async () => {
    expect(await run(path, write('webhooks.mjs', WEBHOOKS))).toBe('header_missing\n')
    expect(await run(path, write('common.cjs', here(COMMON)))).toContain('Spring launch deck')
  })
})
