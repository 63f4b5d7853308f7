import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Page } from 'playwright-core'
import { operationPage } from '../../docs/site/urls.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { CHROMIUM, launch, NO_CHROMIUM } from './chromium.js'

/** The picture that the README shows. */
export const PICTURE = 'docs/images/reference.webp'

const ORIGIN = 'http://site.test'
const SIZE = { width: 1440, height: 810 }
/** Of 100. Text stays sharp, and the picture stays below 100 KB. */
const QUALITY = 75

/** Writes the picture, and reports its size. */
export async function picture({ step }: Reporter): Promise<void> {
  await step(
    `write ${PICTURE}`,
    () => takePicture(),
    (bytes) => `${Math.round(bytes / 1024)} KB`,
  )
}

/**
 * Takes the picture of the reference that the README shows, from `dist/site`. Nothing is loaded from another host. Resolves to
 * the size of the picture in bytes. Throws a ContractError if there is no browser or the operation does not appear.
 */
async function takePicture(): Promise<number> {
  if (!CHROMIUM) throw new ContractError(`The picture needs a browser; ${NO_CHROMIUM}.`)
  const browser = await launch()
  try {
    const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' })
    await serveSite(page)
    await page.goto(`${ORIGIN}/${operationPage(VERSIONS[0], 'createTask')}`, { waitUntil: 'networkidle' })
    const picture = await captured(page)
    await mkdir(dirname(inRoot(PICTURE)), { recursive: true })
    await writeFile(inRoot(PICTURE), picture)
    return picture.length
  } finally {
    await browser.close()
  }
}

/** Answers the requests of a page from the files of the site. */
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
