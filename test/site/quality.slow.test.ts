/** In a browser: every kind of page can be used by everyone, is small, and stays still while it loads. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { operationPage, operationsPage, referenceOperation } from '../../docs/site/urls.js'
import { pagesOf } from '../../src/mock/node/pages.js'
import { serve } from '../../src/mock/node/server.js'
import { VERSIONS } from '../support/documents.js'
import { findings } from './axe.js'
import { CHROMIUM, inBrowser } from './chromium.js'
import { SITE, siteInBrowser } from './site.js'

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
  'guides/webhooks.html',
  'changes.html',
  'errors.html',
  operationsPage(newest),
  operationPage(newest, 'createTask'),
  operationPage(newest, 'taskSucceeded'),
  referenceOperation(newest, 'createTask'),
  referenceOperation(oldest, 'generateAudio'),
]

const WIDTHS = [1440, 390]

test.runIf(CHROMIUM).each(KINDS)(
  inBrowser('axe finds nothing serious on %s, in light and dark, on a desktop and a phone'),
  { timeout: 120_000 },
  async (path) => {
    const page = await site.browser.newPage({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${site.origin}/${path}`)
      await drawn(page)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        // Redoc keeps its own switch, which it sets when it starts.
        await page.evaluate((scheme) => {
          const { classList } = document.documentElement
          if (classList.contains('light') || classList.contains('dark')) classList.remove('light', 'dark')
          if (document.getElementById('redoc')) classList.add(scheme)
        }, colorScheme)
        await page.evaluate(atRest)
        // Dark differs from light in its colors alone.
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
        expect(await findings(page, rules), `${path} ${width} ${colorScheme}`).toEqual([])
      }
    }
  },
)

/** The most bytes that a page sends, with all that it loads, and the most of the processor's time, in ms, until its text is there. */
const COSTS = [
  { name: 'The reference', path: referenceOperation(newest, 'createTask'), bytes: 800_000, ms: 1000 },
  { name: 'A plain page', path: operationPage(newest, 'createTask'), bytes: 60_000, ms: 300 },
]

test.runIf(CHROMIUM).each(COSTS)(
  inBrowser('$name sends at most $bytes bytes, from one host, and stays still'),
  async ({ path, bytes, ms }) => {
    const context = await site.browser.newContext({ viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    let sent = 0
    const hosts = new Set<string>()
    await protocol.send('Network.enable')
    // Time of the thread, not of the clock: other tests run at the same time.
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' })
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sent += encodedDataLength
    })
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url())
      if (protocol.startsWith('http')) hosts.add(host)
    })
    await page.addInitScript(watchShifts)
    await page.goto(`${site.origin}/${path}`, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Start a design task' }).waitFor()
    await page.getByText('Poll it until its status is terminal').first().waitFor()
    const { metrics } = await protocol.send('Performance.getMetrics')
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    await drawn(page)
    await page.waitForLoadState('networkidle')
    expect(sent).toBeGreaterThan(5000)
    expect(sent).toBeLessThan(bytes)
    expect([...hosts]).toEqual([new URL(site.origin).host])
    expect(seconds * 1000).toBeLessThan(ms)
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted)).toBeLessThan(0.05)
  },
)

test.runIf(CHROMIUM)(inBrowser('The operation of an address stands at its place, and stays there'), async () => {
  const page = await site.browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${site.origin}/${referenceOperation(newest, 'createTask')}`)
  const heading = page.getByRole('heading', { name: 'Start a design task' })
  await heading.waitFor()
  const top = (await heading.boundingBox())?.y ?? Number.NaN
  expect(top).toBeGreaterThan(52)
  expect(top).toBeLessThan(300)
  await page.locator('[data-section-id="/tasks/listtasks"][data-item-kind]').waitFor({ state: 'attached' })
  await drawn(page)
  expect(Math.abs(((await heading.boundingBox())?.y ?? Number.NaN) - top)).toBeLessThan(8)
})

test.runIf(CHROMIUM)(inBrowser('A plain page says everything without scripts, and on paper'), async () => {
  const context = await site.browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
  for (const text of ['Starts a design task', 'callback_url', 'import requests', 'curl http'])
    expect(await page.getByText(text).first().isVisible(), text).toBe(true)
  const closed = page.locator('details:not([open]) pre')
  expect(await closed.count()).toBeGreaterThan(5)
  expect(await closed.first().isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('pre').count()).toBe(await page.locator('pre:visible').count())
  expect(await page.locator('.bar').isVisible()).toBe(false)
})

test.runIf(CHROMIUM)(
  inBrowser('The keyboard reaches the content first, and scrolls what is wider than its frame'),
  async () => {
    const page = await site.browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${site.origin}/${operationPage(newest, 'createTask')}`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).hash).toBe('#content')
    await page.goto(`${site.origin}/${referenceOperation(newest, 'createTask')}`)
    await page.locator('#redoc pre[tabindex="0"]').first().waitFor({ state: 'attached' })
    expect(await page.locator('#redoc pre:not([tabindex])').count()).toBe(0)
  },
)

test.runIf(CHROMIUM)(inBrowser('On a phone the links of the bar are a menu, which needs no script'), async () => {
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

/** Waits until Redoc has drawn what is in sight, and our script has mended it. Other pages are complete at once. */
async function drawn(page: Page): Promise<void> {
  if (!(await page.locator('#redoc').count())) return
  await page.locator('html:not(.arriving) .menu-content[role="navigation"]').waitFor({ state: 'attached' })
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 400)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 400)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
}

/** Runs in the page: waits until nothing changes its color any more. */
async function atRest(): Promise<void> {
  do {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined)))
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  } while (document.getAnimations().length > 0)
}

/** Runs in the page. */
function watchShifts(): void {
  const page = globalThis as unknown as { shifted: number }
  page.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) page.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
