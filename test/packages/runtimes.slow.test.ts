/** The client in runtimes other than Node, with real statuses: those of browsers, of the edge, Bun and Deno. */
import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { freePort } from '../support/processes.js'
import { installRuntimes, MODULES } from './runtimes/runtimes.js'
import { bundledStory, expectStory, STORY_TOLD, startShaky } from './story.js'

const hasBinaries = process.platform === 'linux' && process.arch === 'x64'

const folder = mkdtempSync(join(tmpdir(), 'runtimes-'))
let mock: Mock
let origin: string
let shaky: Awaited<ReturnType<typeof startShaky>>

beforeAll(async () => {
  if (hasBinaries) await installRuntimes()
  mock = await createMock({ taskMs: 300 })
  origin = (await mock.listen()).origin
  shaky = await startShaky()
}, 300_000)

afterAll(async () => {
  shaky?.close()
  await mock?.close()
  rmSync(folder, { recursive: true, force: true })
})

const PRINT = `\nconsole.log(JSON.stringify(await story(...process.argv.slice(2))))`

test.skipIf(!hasBinaries).each([
  ['Bun', '@oven/bun-linux-x64/bin/bun', []],
  ['Deno', '@deno/linux-x64-glibc/deno', ['run', '--allow-all']],
])('the client works in %s', { timeout: 60_000 }, async (name, binary, args) => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, await bundledStory(PRINT))
  const { stdout } = await promisify(execFile)(join(MODULES, binary), [...args, file, origin, shaky.origin], {
    cwd: folder,
    timeout: 50_000,
  })
  expectStory(stdout)
})

test.skipIf(!hasBinaries)('the client works in workerd', { timeout: 60_000 }, async () => {
  const answer = `async () => Response.json(await story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)}))`
  writeFileSync(join(folder, 'worker.js'), await bundledStory(`\nexport default { fetch: ${answer} }`))
  const port = await freePort()
  writeFileSync(
    join(folder, 'config.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (modules = [(name = "worker.js", esModule = embed "worker.js")], compatibilityDate = "2026-01-01", globalOutbound = "outside")),
        (name = "outside", network = (allow = ["private", "local"])),
      ],
      sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]);`,
  )
  const workerd = spawn(join(MODULES, '@cloudflare/workerd-linux-64/bin/workerd'), ['serve', 'config.capnp'], {
    cwd: folder,
  })
  try {
    const ask = async () => {
      await new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(void socket.destroy())).on('error', reject)
      })
      return true
    }
    await expect.poll(() => ask().catch(() => false), { timeout: 20_000 }).toBe(true)
    expectStory(await (await fetch(`http://127.0.0.1:${port}/`)).text())
  } finally {
    workerd.kill()
  }
})

test.skipIf(!CHROMIUM)(inBrowser('the client works in Chromium'), { timeout: 60_000 }, async () => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/_mock/health`)
    await page.addScriptTag({ type: 'module', content: await bundledStory() })
    await page.waitForFunction('globalThis.story')
    const told = page.evaluate(`story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)})`)
    expect(await told).toEqual(STORY_TOLD)
  } finally {
    await browser.close()
  }
})
