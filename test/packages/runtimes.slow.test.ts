/** The packed client and mock in every runtime that npm has, and in a page: they do the same in each. In Node, also the code of the guides. */
import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { CHROMIUM, inBrowser, launch } from '../support/chromium.js'
import { projectWithPackages } from '../support/packages.js'
import { listen } from '../support/processes.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks, merged } from './guides.js'
import { HAS_RUNTIMES, installRuntimes, inWorkerd, MODULES } from './runtimes/runtimes.js'
import { STORY, STORY_RESULT, startShaky } from './story.js'

const project = projectWithPackages()
const { origin } = await (await sharedMock({ taskMs: 300 })).listen()
const shaky = await startShaky()

beforeAll(async () => {
  if (HAS_RUNTIMES) await installRuntimes()
  await cp(inRoot('test/packages/runtimes/smoke.js'), project.path('smoke.js'))
  await writeFile(project.path('story.js'), STORY)
})
afterAll(shaky.close)

/** What each runtime has to say: the number of things that the smoke test of the mock saw, and the story of the client. */
const EXPECTED = { seen: 15, story: STORY_RESULT }
const PROGRAM = `
import { createMock } from 'canvas-design-mock'
import { smoke } from './smoke.js'
import { story } from './story.js'
const run = async () => ({ seen: (await smoke(createMock)).length, story: await story('${origin}', '${shaky.origin}') })
`

/** Versions of Node besides the one that runs this; their binaries come from npm, for Linux on x64. */
const OTHERS = ['20', '22', '24'].filter((major) => major !== process.versions.node.split('.')[0])
const NODES = {
  [`Node ${process.versions.node}, which runs this`]: [process.execPath],
  ...Object.fromEntries(OTHERS.map((major) => [`Node ${major}`, [join(MODULES, `node-${major}/bin/node`)]])),
}
const COMMANDS: Record<string, string[]> = {
  ...NODES,
  Bun: [join(MODULES, '@oven/bun-linux-x64/bin/bun')],
  Deno: [join(MODULES, '@deno/linux-x64-glibc/deno'), 'run', '-A', '--node-modules-dir=manual'],
}
const isThere = (command?: string[]) => HAS_RUNTIMES || command?.[0] === process.execPath

/** Resolves to what a program prints. It runs asynchronously, because it sends requests to the mock of this process. */
async function run([command = '', ...args]: string[], file: string, code: string): Promise<string> {
  await writeFile(project.path(file), code)
  const { stdout, stderr } = await promisify(execFile)(command, [...args, file], { cwd: project.folder })
  expect(stderr).toBe('')
  return stdout
}

describe.each(Object.entries(COMMANDS).filter(([, command]) => isThere(command)))('%s', (_, command) => {
  test('runs the client and the mock', async () => {
    const printed = await run(command, 'run.js', `${PROGRAM}console.log(JSON.stringify(await run()))`)
    expect(JSON.parse(printed)).toEqual(EXPECTED)
  })
})

test.skipIf(!HAS_RUNTIMES)('workerd, which evaluates no text as code, runs the client and the mock', async () => {
  const worker = await bundled(`${PROGRAM}
    const made = () => { try { return typeof new Function('return 1') } catch { return 'none' } }
    export default { fetch: async () => Response.json({ ...(await run().catch(({ stack }) => ({ stack }))), made: made() }) }`)
  expect(JSON.parse(await inWorkerd(project.folder, worker, true))).toEqual({ ...EXPECTED, made: 'none' })
})

test.skipIf(!CHROMIUM)(
  inBrowser('a page whose policy allows only scripts of its own runs the client and the mock'),
  async () => {
    const script = await bundled(
      `${PROGRAM}run().catch(({ stack }) => ({ stack })).then((done) => (globalThis.done = done))`,
    )
    const policy = `default-src 'none'; script-src 'self'; connect-src ${origin} ${shaky.origin} http://127.0.0.1:1`
    const server = createServer(({ url }, response) => {
      const isScript = url === '/script.js'
      response.setHeader('content-security-policy', policy)
      response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
      response.end(isScript ? script : '<!doctype html><script type="module" src="/script.js"></script>')
    })
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(await listen(server))
      const done = await page.waitForFunction(() => (globalThis as { done?: object }).done)
      expect(await done.jsonValue()).toEqual(EXPECTED)
    } finally {
      await browser.close()
      server.close()
    }
  },
)

/** Returns a module with everything that it imports in one text, as a bundler makes it for a page. */
async function bundled(contents: string): Promise<string> {
  const options = { bundle: true, format: 'esm', platform: 'browser', write: false, logLevel: 'error' } as const
  const { outputFiles } = await build({ stdin: { contents, resolveDir: project.folder }, ...options })
  return outputFiles[0]?.text ?? ''
}

function javascript(code: string): string {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(code, { compilerOptions }).outputText
}

const EXAMPLE = blocks('README.md')[0] ?? ''
const WEBHOOKS = `
import { verifyWebhook, WebhookError } from 'canvas-design-api/webhooks'
const reason = await verifyWebhook({ headers: {}, body: '' }, 'secret').catch((error) => error instanceof WebhookError && error.reason)
console.log(reason)
`
const COMMON = `${blocks('docs/client.md', 'js common').join('')}
console.log(typeof require('canvas-design-mock').createMock)`

/** The code of the guides, each from its first line to its last, as a reader would paste it. The example lists canvases of both versions. */
const PROGRAMS: [what: string, file: string, code: string, prints: RegExp][] = [
  ['the example of the README', 'a.mjs', javascript(EXAMPLE), /(?:Spring launch deck team\n[\s\S]*){2}/],
  [
    'the guide to the client',
    'b.mjs',
    javascript(merged(blocks('docs/client.md').join('\n'))),
    /(?:succeeded 100|https:\/\/app\.canvas-design\.example\/canvases\/)[\s\S]*limits\nsend\n/,
  ],
  [
    'the code of the migration',
    'c.mjs',
    javascript(merged(blocks('docs/versions.md').join('\n'))),
    /^task_\w+ queued .*A poster$/m,
  ],
  ['the entry for webhooks', 'd.mjs', WEBHOOKS, /^header_missing\n$/],
  ['require() from CommonJS', 'e.cjs', COMMON, /^function\n[\s\S]*Spring launch deck/],
]

describe.each(Object.entries(NODES).filter(([, command]) => isThere(command)))('%s', (_, command) => {
  test.each(PROGRAMS)('runs %s', async (_, file, code, prints) => {
    expect(await run(command, file, code.replaceAll('http://127.0.0.1:4010', origin))).toMatch(prints)
  })
})
