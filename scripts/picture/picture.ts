/** `npx tsx scripts/picture/picture.ts`: takes the picture of the reference that the README shows, from `dist/site`, with Chromium. */
import { writeFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Page } from 'playwright-core'
import { operationPage } from '../../docs/site/urls.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import { launch } from './chromium.js'

const ORIGIN = 'http://site.test'
const SIZE = { width: 1440, height: 810 }
/** Of 100. Text stays sharp, and the picture stays below 100 KB. */
const QUALITY = 75

const browser = await launch()
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' })
  await serveSite(page)
  await page.goto(`${ORIGIN}/${operationPage(VERSIONS[0], 'createTask')}`, { waitUntil: 'networkidle' })
  await writeFile(inRoot('docs/images/reference.webp'), await captured(page))
} finally {
  await browser.close()
}

/** Answers the requests of a page from the files of the site. Nothing is loaded from another host. */
async function serveSite(page: Page): Promise<void> {
  await page.route('**', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    return origin === ORIGIN ? route.fulfill({ path: join(inRoot('dist/site'), normalize(pathname)) }) : route.abort()
  })
}

/** Playwright writes PNG and JPEG only; WebP is a third of their size. */
async function captured(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  return Buffer.from(data, 'base64')
}
