/** A browser for tests. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where Chromium is; undefined if it is nowhere. */
export const CHROMIUM = PLACES.find((path) => path !== '' && existsSync(path))

/** What a test that is left out says. */
const NO_CHROMIUM = `no browser: set CHROMIUM_PATH, or install Chromium at ${PLACES.slice(1).join(' or ')}`

/** The name of a test that needs a browser; where there is none it says why the test is left out. */
export function inBrowser(name: string): string {
  return CHROMIUM ? name : `${name} (${NO_CHROMIUM})`
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** A page that writes down its faults: what it prints as an error, throws, or asks of another host. */
export async function watchedPage(browser: Browser): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`printed: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`threw: ${error.message}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol !== 'data:' && protocol !== 'blob:' && hostname !== '127.0.0.1')
      faults.push(`asked for: ${request.url()}`)
  })
  return { page, faults }
}
