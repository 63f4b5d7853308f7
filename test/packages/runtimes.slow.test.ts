/** The packed client and mock in every runtime that npm has, and in a page. In Node, also the guides' code. */
import { execFile, spawn } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { CHROMIUM, inBrowser, launch } from '../support/chromium.js'
import { projectWithPackages } from '../support/packages.js'
import { freePort, listen } from '../support/processes.js'
import { sharedMock } from '../support/shared-mock.js'
import { blocks, merged } from './guides.js'
import { STORY, STORY_RESULT, startShaky } from './story.js'

/** The runtimes that npm has, with binaries for Linux on x64. */
const MODULES = inRoot('test/packages/runtimes/node_modules')
const HAS_RUNTIMES = process.platform === 'linux' && process.arch === 'x64'

const project = projectWithPackages()
const { origin } = await (await sharedMock({ taskMs: 300 })).listen()
const shaky = await startShaky()

beforeAll(async () => {
  if (HAS_RUNTIMES) await install('test/packages/runtimes')
  await cp(inRoot('test/packages/runtimes/smoke.js'), project.path('smoke.js'))
  await writeFile(project.path('story.js'), STORY)
})
afterAll(shaky.close)

/** What each runtime has to say: how many things the mock's smoke test saw, and the story of the client. */
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
  expect(JSON.parse(await inWorkerd(worker))).toEqual({ ...EXPECTED, made: 'none' })
})

/** Runs a module as a worker, and resolves to its response. */
async function inWorkerd(worker: string): Promise<string> {
  await writeFile(project.path('worker.js'), worker)
  const port = await freePort()
  await writeFile(
    project.path('config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")],
          compatibilityDate = "2026-01-01", globalOutbound = "outside")),
        (name = "outside", network = (allow = ["private", "local"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  )
  const binary = join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd')
  const workerd = spawn(binary, ['serve', 'config.capnp'], { cwd: project.folder })
  try {
    await expect.poll(() => isListening(port), { timeout: 20_000 }).toBe(true)
    return await (await fetch(`http://127.0.0.1:${port}`)).text()
  } finally {
    workerd.kill()
  }
}

/** Opens a connection only: a request would run the worker. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}

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
const COMMON = `${blocks('docs/client.md', 'js common').join('')}
console.log(typeof require('canvas-design-mock').createMock)`

/** The code of the guides, from first line to last, as pasted. The example lists canvases of both versions. */
const PROGRAMS: [what: string, file: string, code: string, prints: RegExp][] = [
  ['the example of the README', 'a.mjs', javascript(EXAMPLE), /(?:Spring launch deck team\n[\s\S]*){2}/],
  [
    'the guide to the client',
    'b.mjs',
    javascript(merged(blocks('docs/client.md').join('\n'))),
    /(?:succeeded 100|https:\/\/app\.canvas-design\.example\/canvases\/)[\s\S]*limits\nsend\n/,
  ],
  ['require() from CommonJS', 'c.cjs', COMMON, /^function\n[\s\S]*Spring launch deck/],
]

describe.each(Object.entries(NODES).filter(([, command]) => isThere(command)))('%s', (_, command) => {
  test.each(PROGRAMS)('runs %s', async (_, file, code, prints) => {
    expect(await run(command, file, code.replaceAll('http://127.0.0.1:4010', origin))).toMatch(prints)
  })
})
