/** In a browser: every kind of page can be used by everyone, is small, and stays still while it loads. */
import { expect, onTestFinished, test } from 'vitest'
import { pagesOf } from '../../src/mock/node/pages.js'
import { serve } from '../../src/mock/server/server.js'
import { operationPage, operationsPage } from '../../src/site/urls.js'
import { CHROMIUM, inBrowser, shifted, watchedPage, watchShifts } from '../support/chromium.js'
import { VERSIONS } from '../support/documents.js'
import { findings } from './axe.js'
import { SITE, serveSite, siteInBrowser } from './site.js'

const newest = VERSIONS[0]
const oldest = VERSIONS.at(-1) ?? newest

/** The site as the mock serves it, compressed. */
const site = siteInBrowser(async () => {
  const pages = pagesOf(SITE)
  const respond = async (request: Request) => (await pages(request)) ?? new Response(null, { status: 404 })
  const { port, close } = await serve(respond, { port: 0, hostname: '127.0.0.1' })
  return { origin: `http://127.0.0.1:${port}`, close }
})

/** A page of each kind. What other tests look at in use, such as the page that sends requests, is not here. */
const KINDS = [
  'index.html',
  '404.html',
  'guides/webhooks.html',
  'changes.html',
  'errors.html',
  operationsPage(newest),
  operationPage(newest, 'createTask'),
  operationPage(newest, 'taskSucceeded'),
  operationPage(oldest, 'generateAudio'),
  'gaps.html',
  'gaps/limits.html',
  'guides/index.html',
  'workflows/index.html',
  'workflows/design-to-file.html',
]

const WIDTHS = [1440, 768, 390]

test.runIf(CHROMIUM).each(KINDS)(
  inBrowser('%s asks no other host, stays still while it loads, and satisfies axe in light and dark'),
  { timeout: 300_000 },
  async (path) => {
    const { page, faults } = await watchedPage(site.browser)
    await page.addInitScript(watchShifts)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.origin}/${path}`)
      expect(await page.evaluate(shifted), `${path} ${width}`).toBeLessThan(0.02)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // Dark differs from light in its colors alone.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
        expect(await findings(page, rules), `${path} ${width} ${colorScheme}`).toEqual([])
      }
    }
    // The browser prints the status of the page for unknown addresses, which is right.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
  },
)

site.test('Try it sends a request to the mock in the page', async (page) => {
  await page.goto(`${site.origin}/try.html`)
  await page.locator('#send').click()
  await expect.poll(() => page.locator('#response .status').first().innerText()).toBe('202 Accepted')
})

test.runIf(CHROMIUM).each(['index.html', 'errors.html'])(
  inBrowser('%s stays still while it arrives slowly'),
  async (path) => {
    const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.addInitScript(watchShifts)
    const { origin, close } = await serveSite()
    onTestFinished(close)
    await page.goto(`${origin}/${path}?slowly`)
    expect(await page.evaluate(shifted)).toBeLessThan(0.02)
  },
)

/** The most that the page of an operation sends, with all that it loads. */
const MAX_BYTES = 30_000

site.test('the page of an operation is small, and stays still', async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const protocol = await page.context().newCDPSession(page)
  let sent = 0
  const hosts = new Set<string>()
  await protocol.send('Network.enable')
  protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sent += encodedDataLength
  })
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  await page.addInitScript(watchShifts)
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`, { waitUntil: 'commit' })
  await page.getByText('Poll it until its status is terminal').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(sent).toBeGreaterThan(5000)
  expect(sent).toBeLessThan(MAX_BYTES)
  expect([...hosts]).toEqual([new URL(site.origin).host])
  expect(await page.evaluate(shifted)).toBeLessThan(0.02)
})

site.test('the first field of a body is in sight, and code has room for 80 characters', async (page) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  const field = await page.locator('[id="body.prompt"]').boundingBox()
  expect((field?.y ?? Number.NaN) + (field?.height ?? Number.NaN)).toBeLessThan(900)
  const room = await page
    .locator('.languages pre:visible')
    .first()
    .evaluate((pre) => {
      const code = pre.querySelector('code') as HTMLElement
      code.textContent = 'x'.repeat(80)
      return pre.scrollWidth <= pre.clientWidth
    })
  expect(room).toBe(true)
  const top = () =>
    page
      .locator('.beside')
      .first()
      .evaluate((aside) => aside.getBoundingClientRect().top)
  await page.evaluate(() => scrollTo(0, 800))
  expect(await top(), 'the code stays beside the text').toBeGreaterThan(0)
})

site.test('the page of an operation says everything without scripts, and on paper', async (folding) => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  for (const text of ['Starts a design task', 'callback_url', 'curl http'])
    expect(await page.getByText(text).first().isVisible(), text).toBe(true)
  expect(await page.locator('main details:visible:not([open])').count()).toBe(0)
  for (const [tab, text] of [
    ['Python', 'import requests'],
    ['422', '422 Unprocessable Entity'],
  ] as const) {
    await page.getByRole('radio', { name: tab }).first().check()
    expect(await page.getByText(text).first().isVisible(), text).toBe(true)
  }
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('main pre').count()).toBe(await page.locator('main pre:visible').count())
  await folding.goto(page.url())
  expect(await folding.locator('main details:not([open]):not([hidden])').count()).toBeGreaterThan(20)
  await folding.emulateMedia({ media: 'print' })
  await expect.poll(() => folding.locator('main details:not([open]):not([hidden])').count()).toBe(0)
  expect(await folding.locator('.bar').isVisible()).toBe(false)
  await folding.emulateMedia({ media: 'screen' })
  await expect.poll(() => folding.locator('main details:not([open]):not([hidden])').count()).toBeGreaterThan(20)
})

test.runIf(CHROMIUM)(inBrowser('a page whose script does not load shows everything'), async () => {
  const page = await site.browser.newPage()
  await page.route('**/page.js', (route) => route.abort())
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  const blocks = page.locator('label:has(:checked) + div pre')
  expect(await blocks.count()).toBeGreaterThan(5)
  await expect.poll(async () => (await page.locator('main pre:visible').count()) === (await blocks.count())).toBe(true)
})

site.test('the keyboard reaches the content first, and scrolls what is wider than its frame', async (page) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  expect(new URL(page.url()).hash).toBe('#content')
  for (const pre of await page.locator('main pre').all()) expect(await pre.getAttribute('tabindex')).toBe('0')
})

site.test('the links of the bar are a menu on a phone, which needs no script', async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
  expect(await links.count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await links.allInnerTexts()).toContain('Errors')
  await page.keyboard.press('Escape')
  expect(await links.count()).toBe(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Changes', exact: true }).click()
  await page.waitForURL('**/changes.html')
})
