/** The client in runtimes other than Node, with real statuses: those of browsers, of the edge, Bun and Deno. */
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMock, type Mock } from '../../src/mock/index.js'
import { CHROMIUM, inBrowser, launch } from '../site/chromium.js'
import { bundledStory, expectStory, STORY_TOLD, startShaky } from './story.js'

/** The binaries come from npm, for Linux on x64. */
const PACKAGES = ['@oven/bun-linux-x64@1.4.5', '@deno/linux-x64-glibc@2.9.6', 'miniflare@4.20260426.0']
const hasBinaries = process.platform === 'linux' && process.arch === 'x64'

const folder = mkdtempSync(join(tmpdir(), 'runtimes-'))
let mock: Mock
let origin: string
let shaky: Awaited<ReturnType<typeof startShaky>>

beforeAll(async () => {
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  if (hasBinaries)
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...PACKAGES], {
      cwd: folder,
      stdio: 'pipe',
    })
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
  ['Bun', 'node_modules/@oven/bun-linux-x64/bin/bun', []],
  ['Deno', 'node_modules/@deno/linux-x64-glibc/deno', ['run', '--allow-all']],
])('in %s', { timeout: 60_000 }, async (name, binary, args) => {
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, await bundledStory(PRINT))
  const { stdout } = await promisify(execFile)(join(folder, binary), [...args, file, origin, shaky.origin], {
    cwd: folder,
    timeout: 50_000,
  })
  expectStory(stdout)
})

test.skipIf(!hasBinaries)('in workerd', { timeout: 60_000 }, async () => {
  const { Miniflare } = createRequire(join(folder, 'package.json'))('miniflare') as {
    Miniflare: new (
      options: object,
    ) => {
      dispatchFetch: (url: string) => Promise<{ text: () => Promise<string> }>
      dispose: () => Promise<void>
    }
  }
  const answer = `async () => Response.json(await story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)}))`
  const script = await bundledStory(`\nexport default { fetch: ${answer} }`)
  const worker = new Miniflare({ modules: true, script, compatibilityDate: '2026-04-01' })
  try {
    expectStory(await (await worker.dispatchFetch('http://worker.test/')).text())
  } finally {
    await worker.dispose()
  }
})

test.skipIf(!CHROMIUM)(inBrowser('in Chromium'), { timeout: 60_000 }, async () => {
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
