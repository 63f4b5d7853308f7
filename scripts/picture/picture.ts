/** `npx tsx scripts/picture/picture.ts`: takes the picture of the reference that the README shows, from `dist/site`, with Chromium. */
import { writeFile } from 'node:fs/promises'
import { operationPage } from '../../docs/site/urls.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import { launch } from './chromium.js'

const browser = await launch()
const page = await browser.newPage({
  viewport: { width: 1440, height: 810 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
// A page of the site needs no server, and nothing is loaded from another host.
await page.route('**', (route) => route.fulfill({ path: inRoot('dist/site', new URL(route.request().url()).pathname) }))
await page.goto(`http://site.test/${operationPage(VERSIONS[0], 'createTask')}`, { waitUntil: 'networkidle' })
// Playwright writes PNG and JPEG only; WebP is a third of their size. With this quality the text is sharp.
const session = await page.context().newCDPSession(page)
const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 75 })
await writeFile(inRoot('docs/images/reference.webp'), Buffer.from(data, 'base64'))
await browser.close()
