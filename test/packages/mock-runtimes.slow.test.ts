/** The packed mock in every runtime that npm has, and in a page. */
import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'
import { CHROMIUM, inBrowser, launch } from '../support/chromium.js'
import { projectWithPackages } from '../support/packages.js'
import { listen } from '../support/processes.js'
import { installRuntimes, inWorkerd, MODULES } from './runtimes/runtimes.js'

const project = projectWithPackages()
const run = promisify(execFile)

/** The number of things that the smoke test sees. */
const SEEN = 15

const COMMANDS: Record<string, [string, ...string[]]> = {
  'this Node': [process.execPath],
  'Node 22': [join(MODULES, 'node-22/bin/node')],
  'Node 24': [join(MODULES, 'node-24/bin/node')],
  Bun: [join(MODULES, '@oven/bun-linux-x64/bin/bun')],
  Deno: [join(MODULES, '@deno/linux-x64-glibc/deno'), 'run', '-A', '--node-modules-dir=manual'],
}

beforeAll(async () => {
  await installRuntimes()
  await cp(inRoot('test/packages/runtimes/smoke.js'), project.path('smoke.js'))
})

test.each(Object.entries(COMMANDS))('the mock works in %s', async (name, [command, ...args]) => {
  const code = `import { createMock } from 'canvas-design-mock'\nimport { smoke } from './smoke.js'\nconsole.log(JSON.stringify(await smoke(createMock)))`
  await writeFile(project.path('run.js'), code)
  const { stdout, stderr } = await run(command, [...args, 'run.js'], { cwd: project.folder })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toHaveLength(SEEN)
  if (!name.includes('Node')) return
  await writeFile(project.path('common.cjs'), "console.log(typeof require('canvas-design-mock').createMock)")
  expect(await run(command, ['common.cjs'], { cwd: project.folder })).toEqual({ stdout: 'function\n', stderr: '' })
})

test('the mock works in workerd, which evaluates no text as code', async () => {
  const worker = await bundled(`
    import { createMock } from 'canvas-design-mock'
    import { smoke } from './smoke.js'
    export default {
      async fetch() {
        let made = 'could'
        try { new Function('return 1') } catch { made = 'could not' }
        return smoke(createMock).then((seen) => Response.json({ seen, made }), (error) => Response.json(String(error.stack)))
      },
    }`)
  const { seen, made } = JSON.parse(await inWorkerd(project.folder, worker))
  expect(seen).toHaveLength(SEEN)
  expect(made).toBe('could not')
})

test.skipIf(!CHROMIUM)(inBrowser('the mock works in a page whose policy allows only scripts of its own'), async () => {
  const script = await bundled(`
    import { createMock } from 'canvas-design-mock'
    import { smoke } from './smoke.js'
    smoke(createMock).then((seen) => (globalThis.done = { seen }), (error) => (globalThis.done = { error: String(error.stack) }))`)
  const server = createServer(({ url }, response) => {
    response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'")
    response.setHeader('content-type', url === '/script.js' ? 'text/javascript' : 'text/html')
    response.end(url === '/script.js' ? script : '<!doctype html><script type="module" src="/script.js"></script>')
  })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(await listen(server))
    const done = await page.waitForFunction(() => (globalThis as { done?: object }).done)
    const { seen, error } = (await done.jsonValue()) as { seen?: string[]; error?: string }
    expect(error).toBeUndefined()
    expect(seen).toHaveLength(SEEN)
  } finally {
    await browser.close()
    server.close()
  }
})

/** Returns a module with everything that it imports in one text, as a bundler makes it for a page. */
async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: project.folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
