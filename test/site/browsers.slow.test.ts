/** Every kind of page in Firefox: no errors, no sideways scrolling, working scripts. Other tests use Chromium. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM, NO_CHROMIUM, watchedPage } from '../support/chromium.js'
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

let server: Server
let browser: Browser
let page: Page
let faults: string[]

beforeAll(async () => {
  await upToDate()
  server = await serveSite()
  if (!FIREFOX) return
  browser = await launchFirefox()
  ;({ page, faults } = await watchedPage(browser))
}, BUILD_MS)

afterAll(async () => {
  await browser?.close()
  server.close()
})

test.runIf(process.env.TEST_ALL)('the gate has both browsers', () => {
  expect(CHROMIUM, NO_CHROMIUM).toBeDefined()
  expect(FIREFOX, NO_FIREFOX).toBeDefined()
})

const inFirefox = (name: string, run: () => Promise<void>) =>
  test.runIf(FIREFOX)(FIREFOX ? name : `${name} (${NO_FIREFOX})`, { timeout: 300_000 }, async () => {
    await run()
    expect(faults).toEqual([])
  })

inFirefox('every page fits a narrow phone, without errors or sideways scrolling', async () => {
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of PATHS) {
    await page.goto(`${server.origin}/${path}`)
    await page.getByRole('heading').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    if (path.startsWith('guides/')) expect(await page.evaluate(tablesCutOff), path).toEqual([])
  }
})

inFirefox('Try it sends a request, and receives its webhook', async () => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${server.origin}/try.html`)
  await page.locator('#send').click()
  expect(await page.locator('#response .status').first().innerText()).toBe('202 Accepted')
  await page.getByRole('button', { name: '+ 10 seconds' }).click()
  await page.getByRole('button', { name: 'A webhook arrived: task.succeeded. Show it' }).click()
  await page.locator('#webhooks').getByText('Verified').waitFor()
})

inFirefox('the chosen theme is kept on every page, and a search finds what is asked', async () => {
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
})

/** Runs in the page: how the tables begin that are wider than their frame. */
function tablesCutOff(): string[] {
  return [...document.querySelectorAll('.table')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .map((frame) => frame.textContent.trim().slice(0, 40))
}
