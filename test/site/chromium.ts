/** A browser for tests. */
import type { Browser, Page } from 'playwright-core'
import { CHROMIUM, NO_CHROMIUM } from '../../scripts/picture/chromium.js'

export { CHROMIUM, launch } from '../../scripts/picture/chromium.js'

/** The name of a test that needs a browser; where there is none it says why the test is left out. */
export function inBrowser(name: string): string {
  return CHROMIUM ? name : `${name} (${NO_CHROMIUM})`
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
