/** A browser for tests. */
import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'

/** The headless shell is the same engine without a window's parts, and needs a third less of the processor. */
const PLACES = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of Chromium. Undefined if it is not installed. */
export const CHROMIUM = PLACES.find((path) => path !== '' && existsSync(path))

/** Says what to do if there is no Chromium. */
export const NO_CHROMIUM = `no browser: set CHROMIUM_PATH, or install Chromium at ${PLACES.slice(1).join(' or ')}`

/** Starts Chromium without a window and without requests of its own. */
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

/** Runs in the page before it loads: adds up how far things move without the reader's doing. */
export function watchShifts(): void {
  const page = globalThis as unknown as { shifted: number }
  page.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) page.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: returns the layout shift since it loaded, once it has been painted. */
export async function shifted(): Promise<number> {
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  return (globalThis as unknown as { shifted: number }).shifted
}
