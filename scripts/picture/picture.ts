/**
 * `npx tsx scripts/picture/picture.ts`: takes the pictures of the documentation with Chromium: of the reference in `dist/site`, for the
 * README, and of the console of a mock, for its guide.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { operationPage } from '../../src/site/urls.js'
import { inRoot, ROOT, VERSIONS } from '../support/paths.js'
import { launch } from './chromium.js'

const PORT = 4019
const KEY = 'service_live_0123abcd'

const browser = await launch()
const settings = { colorScheme: 'light', reducedMotion: 'reduce' } as const
const reference = await browser.newPage({ ...settings, viewport: { width: 1440, height: 810 } })
// A page of the site needs no server, and nothing is loaded from another host.
await reference.route('**', (route) =>
  route.fulfill({ path: inRoot('dist/site', new URL(route.request().url()).pathname) }),
)
await reference.goto(`http://site.test/${operationPage(VERSIONS[0], 'createTask')}`, { waitUntil: 'networkidle' })
await take(reference, 'reference')

const mock = spawn(process.execPath, ['--import', 'tsx', 'src/mock/node/cli.ts', '--port', String(PORT)], { cwd: ROOT })
await once(mock.stdout, 'data')
const send = (path: string, body?: object) => {
  const headers = { authorization: `Bearer ${KEY}`, 'service-version': VERSIONS[0], 'content-type': 'application/json' }
  return fetch(
    `http://127.0.0.1:${PORT}${path}`,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  )
}
await send('/v1/tasks', { prompt: 'A poster', callback_url: 'https://hooks.example.com/done' })
await send('/v1/canvases?cursor=yesterday')
await send('/v1/tasks', { prompt: ['A poster'], canvas_name: 'Spring' })
await send('/v1/credits')
const shown = await browser.newPage({ ...settings, viewport: { width: 1200, height: 760 } })
await shown.goto(`http://127.0.0.1:${PORT}/_mock/`)
await shown.locator('.console-open').nth(1).click()
await shown.locator('.console-opened').waitFor()
await take(shown, 'console')
mock.kill()
await browser.close()

/** Playwright writes PNG and JPEG only; WebP is a third of their size. With this quality the text is sharp. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
  await writeFile(inRoot(`docs/images/${name}.webp`), Buffer.from(data, 'base64'))
}
