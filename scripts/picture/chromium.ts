import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

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
