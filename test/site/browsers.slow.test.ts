/** Every kind of page in Chromium and in Firefox: no errors, no sideways scrolling, and what needs scripts works. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHROMIUM, launch, NO_CHROMIUM, watchedPage } from '../support/chromium.js'
import { VERSIONS } from '../support/documents.js'
import { FIREFOX, launchFirefox, NO_FIREFOX } from './firefox.js'
import { BUILD_MS, guides, type Server, serveSite, upToDate, workflows } from './site.js'

const PATHS = [
  ...['index', 'changes', 'gaps', 'errors', 'try'].map((name) => `${name}.html`),
  ...guides.map((name) => `guides/${name}.html`),
  ...['index', ...workflows].map((name) => `workflows/${name}.html`),
  ...VERSIONS.flatMap((version) =>
    ['index', 'createTask', 'generateAudio', 'taskSucceeded'].map((name) => `reference/${version}/${name}.html`),
  ),
]

const BROWSERS = [
  { name: 'Chromium', path: CHROMIUM, start: launch, without: NO_CHROMIUM },
  { name: 'Firefox', path: FIREFOX, start: launchFirefox, without: NO_FIREFOX },
]

let server: Server

beforeAll(async () => {
  await upToDate()
  server = await serveSite()
}, BUILD_MS)

afterAll(() => server.close())

test.runIf(process.env.TEST_ALL).each(BROWSERS)('the gate has $name', ({ path, without }) => {
  expect(path, without).toBeDefined()
})

describe.each(BROWSERS)('$name', ({ path: installed, start, without }) => {
  let browser: Browser
  let page: Page
  let faults: string[]
  const inIt = (name: string) => (installed ? name : `${name} (${without})`)

  beforeAll(async () => {
    if (!installed) return
    browser = await start()
    ;({ page, faults } = await watchedPage(browser))
  })
  afterAll(() => browser?.close())

  const showsEveryPage = 'shows every page on a narrow phone without errors or sideways scrolling'
  // In Chromium, looks.slow.test.ts looks at every page.
  if (start === launchFirefox)
    test.runIf(installed)(inIt(showsEveryPage), { timeout: 300_000 }, async () => {
      await page.setViewportSize({ width: 320, height: 844 })
      for (const path of PATHS) {
        await page.goto(`${server.origin}/${path}`)
        await page.getByRole('heading').first().waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
        if (path.startsWith('guides/')) expect(await page.evaluate(tablesCutOff), path).toEqual([])
      }
      expect(faults).toEqual([])
    })

  test.runIf(installed)(inIt('sends a request in Try it, and receives its webhook'), { timeout: 120_000 }, async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(`${server.origin}/try.html`)
    await page.locator('#send').click()
    expect(await page.locator('#response .status').first().innerText()).toBe('202 Accepted')
    await page.getByRole('button', { name: '+ 10 seconds' }).click()
    await page.getByRole('button', { name: 'A webhook arrived: task.succeeded. Show it' }).click()
    await page.locator('#webhooks').getByText('Verified').waitFor()
    expect(faults).toEqual([])
  })

  test.runIf(installed)(
    inIt('keeps the chosen theme on every page, and finds what is asked'),
    {
      timeout: 120_000,
    },
    async () => {
      const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      await page.goto(`${server.origin}/index.html`)
      const before = await back()
      await page.getByRole('button', { name: 'Light or dark' }).click()
      const chosen = await back()
      expect(chosen).not.toBe(before)
      for (const path of ['guides/tasks.html', `reference/${VERSIONS[0]}/createTask.html`, 'try.html']) {
        await page.goto(`${server.origin}/${path}`)
        expect(await back(), path).toBe(chosen)
      }
      await page.keyboard.press('/')
      await page.locator('.search-head input').fill('cancel a task')
      await page.locator('.search-hit').first().click()
      await page.waitForURL('**/*ancel*')
      expect(faults).toEqual([])
    },
  )
})

/** Runs in the page: how the tables begin that are wider than their frame. */
function tablesCutOff(): string[] {
  return [...document.querySelectorAll('.table')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .map((frame) => frame.textContent.trim().slice(0, 40))
}
