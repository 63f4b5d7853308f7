/** The client in runtimes other than Node, with real statuses: those of browsers, of the edge, Bun and Deno. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM, inBrowser, launch } from '../support/chromium.js'
import { newFolder } from '../support/folders.js'
import { sharedMock } from '../support/shared-mock.js'
import { HAS_RUNTIMES, installRuntimes, inWorkerd, MODULES } from './runtimes/runtimes.js'
import { bundledStory, expectStory, STORY_RESULT, startShaky } from './story.js'

const folder = newFolder()
const { origin } = await (await sharedMock({ taskMs: 300 })).listen()
const shaky = await startShaky()

beforeAll(async () => {
  if (HAS_RUNTIMES) await installRuntimes()
}, 300_000)
afterAll(shaky.close)

const PRINT = `\nconsole.log(JSON.stringify(await story(...process.argv.slice(2))))`

test.skipIf(!HAS_RUNTIMES).each([
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

test.skipIf(!HAS_RUNTIMES)('the client works in workerd', { timeout: 60_000 }, async () => {
  const respond = `async () => Response.json(await story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)}))`
  const worker = await bundledStory(`\nexport default { fetch: ${respond} }`)
  expectStory(await inWorkerd(folder, worker, true))
})

test.skipIf(!CHROMIUM)(inBrowser('the client works in Chromium'), { timeout: 60_000 }, async () => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(`${origin}/_mock/health`)
    await page.addScriptTag({ type: 'module', content: await bundledStory() })
    await page.waitForFunction('globalThis.story')
    const result = page.evaluate(`story(${JSON.stringify(origin)}, ${JSON.stringify(shaky.origin)})`)
    expect(await result).toEqual(STORY_RESULT)
  } finally {
    await browser.close()
  }
})
