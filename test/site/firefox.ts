/** Firefox for tests: Debian's, through Playwright's support for WebDriver BiDi. */
import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'

const PLACES = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The path of Firefox. Undefined if it is not installed. */
export const FIREFOX = PLACES.find((path) => path !== '' && existsSync(path))

/** Says what to do if there is no Firefox. */
export const NO_FIREFOX = 'no Firefox: set FIREFOX_PATH, or install firefox-esr'

type Session = { send: (command: string, parameters: object) => Promise<unknown> }
type Internal = { _connection: { toImpl: (browser: Browser) => { _browserSession: Session } } }

/**
 * Starts Firefox without a window. Playwright 1.65 sets the color scheme of each context with a command that Firefox
 * ESR does not know yet, so that one is left out: a page has the scheme of the system. Throws an Error if Firefox does
 * not start.
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({ channel: 'moz-firefox', ...(FIREFOX ? { executablePath: FIREFOX } : {}) })
  const session = (browser as unknown as Internal)._connection.toImpl(browser)._browserSession
  const send = session.send.bind(session)
  session.send = async (command, parameters) =>
    command === 'emulation.setMediaFeaturesOverride' ? {} : send(command, parameters)
  return browser
}
