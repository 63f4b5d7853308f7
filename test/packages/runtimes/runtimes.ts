/** The packed mock in every runtime that npm has, and in a page. */
import { execFile, spawn } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { install } from '../../../scripts/support/install.js'
import { inRoot } from '../../../scripts/support/paths.js'
import { launch } from '../../site/chromium.js'
import { freePort } from '../../support/processes.js'

const HERE = inRoot('test/packages/runtimes')
/** The folder of the installed runtimes. */
export const MODULES = join(HERE, 'node_modules')
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

/** Installs the runtimes that the lock file names and that are missing. */
export async function installRuntimes(): Promise<void> {
  await install('test/packages/runtimes')
}

/** Tests that the mock installed in a folder passes the smoke test in each runtime. */
export function testRuntimes(folder: () => string): void {
  test.each(Object.entries(COMMANDS))('works in %s', async (name, [command, ...args]) => {
    await cp(join(HERE, 'smoke.js'), join(folder(), 'smoke.js'))
    const code = `import { createMock } from 'canvas-design-mock'\nimport { smoke } from './smoke.js'\nconsole.log(JSON.stringify(await smoke(createMock)))`
    await writeFile(join(folder(), 'run.js'), code)
    const { stdout, stderr } = await run(command, [...args, 'run.js'], { cwd: folder() })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toHaveLength(SEEN)
    if (!name.includes('Node')) return
    await writeFile(join(folder(), 'common.cjs'), "console.log(typeof require('canvas-design-mock').createMock)")
    expect(await run(command, ['common.cjs'], { cwd: folder() })).toEqual({ stdout: 'function\n', stderr: '' })
  })

  test('works in workerd, which evaluates no text as code', async () => {
    const worker = await bundled(
      folder(),
      `
      import { createMock } from 'canvas-design-mock'
      import { smoke } from './smoke.js'
      export default {
        async fetch() {
          let made = 'could'
          try { new Function('return 1') } catch { made = 'could not' }
          return smoke(createMock).then((seen) => Response.json({ seen, made }), (error) => Response.json(String(error.stack)))
        },
      }`,
    )
    const { seen, made } = JSON.parse(await inWorkerd(folder(), worker))
    expect(seen).toHaveLength(SEEN)
    expect(made).toBe('could not')
  })

  test('works in a page whose policy allows only scripts of its own', async () => {
    const script = await bundled(
      folder(),
      `
      import { createMock } from 'canvas-design-mock'
      import { smoke } from './smoke.js'
      smoke(createMock).then((seen) => (globalThis.done = { seen }), (error) => (globalThis.done = { error: String(error.stack) }))`,
    )
    const server = createServer(({ url }, response) => {
      response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'")
      response.setHeader('content-type', url === '/script.js' ? 'text/javascript' : 'text/html')
      response.end(url === '/script.js' ? script : '<!doctype html><script type="module" src="/script.js"></script>')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const browser = await launch()
    try {
      const page = await browser.newPage()
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const done = await page.waitForFunction(() => (globalThis as { done?: object }).done)
      const { seen, error } = (await done.jsonValue()) as { seen?: string[]; error?: string }
      expect(error).toBeUndefined()
      expect(seen).toHaveLength(SEEN)
    } finally {
      await browser.close()
      server.close()
    }
  })
}

/** Runs a module as a worker, and resolves to its response. With `outside` it can call this machine. */
export async function inWorkerd(folder: string, worker: string, outside = false): Promise<string> {
  await writeFile(join(folder, 'worker.js'), worker)
  const port = await freePort()
  const main = `modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01"`
  await writeFile(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (${main}${outside ? ', globalOutbound = "outside"' : ''})),
        (name = "outside", network = (allow = ["private", "local"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  )
  const binary = join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd')
  const workerd = spawn(binary, ['serve', 'config.capnp'], { cwd: folder })
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

/** Returns a module with everything that it imports in one text, as a bundler makes it for a page. */
async function bundled(folder: string, contents: string): Promise<string> {
  await cp(join(HERE, 'smoke.js'), join(folder, 'smoke.js'))
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
