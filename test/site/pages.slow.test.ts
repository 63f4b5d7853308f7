/** In a browser: the pages lead to each other, and fit a phone. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSIONS } from '../support/documents.js'
import { CHROMIUM, inBrowser, launch, watchedPage } from './chromium.js'
import { openReference } from './reference.js'
import { guides, type Server, serveSite, upToDate, workflows } from './site.js'

let browser: Browser
let server: Server

beforeAll(async () => {
  if (!CHROMIUM) return
  await upToDate()
  ;[browser, server] = await Promise.all([launch(), serveSite()])
})

afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()])
})

test.runIf(CHROMIUM)(inBrowser('A gap in the reference leads to the page of gaps'), async () => {
  const { page, faults } = await watchedPage(browser)
  await openReference(page, `${server.origin}/reference/${VERSIONS[0]}.html`)
  const link = page.locator('a[href*="gaps.html#"]:not([href*="#area-"]):visible').first()
  const [, id = ''] = (await link.getAttribute('href'))?.split('#') ?? []
  await link.click()
  await page.waitForURL(`**/gaps.html#${id}`)
  expect(await page.locator(`[id="${id}"] h3`).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test.runIf(CHROMIUM)(inBrowser('The other version opens at the same place'), async () => {
  const { page, faults } = await watchedPage(browser)
  await openReference(page, `${server.origin}/reference/${VERSIONS[0]}.html#operation/getTask`)
  await page.waitForURL('**#/tasks/gettask')
  await page.getByRole('link', { name: VERSIONS[1], exact: true }).click()
  await page.waitForURL(`**/${VERSIONS[1]}.html#/tasks/gettask`)
  await page.getByRole('heading', { name: 'Get a task' }).waitFor()
  expect(faults).toEqual([])
})

test.runIf(CHROMIUM)(inBrowser('No page is wider than a phone'), async () => {
  const { page, faults } = await watchedPage(browser)
  await page.setViewportSize({ width: 390, height: 844 })
  const references = VERSIONS.map((version) => `reference/${version}.html#operation/createTask`)
  for (const path of [
    'index.html',
    'changes.html',
    'gaps.html',
    'try.html',
    ...guides.map((name) => `guides/${name}.html`),
    ...['index', ...workflows].map((name) => `workflows/${name}.html`),
    ...references,
  ]) {
    await page.goto(`${server.origin}/${path}`)
    await page.getByRole('heading').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
  expect(faults).toEqual([])
})

test.runIf(CHROMIUM)(
  inBrowser('On a phone every table of a guide shows all its columns, and the references lead to the guides'),
  async () => {
    const { page, faults } = await watchedPage(browser)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const name of guides) {
      await page.goto(`${server.origin}/guides/${name}.html`)
      const hidden = await page.evaluate(() =>
        [...document.querySelectorAll('.table')]
          .filter((frame) => frame.scrollWidth > frame.clientWidth)
          .map((frame) => frame.textContent.trim().slice(0, 40)),
      )
      expect(hidden, name).toEqual([])
    }
    for (const version of VERSIONS) {
      await page.goto(`${server.origin}/reference/${version}.html`)
      expect(await page.getByRole('link', { name: 'Guides' }).isVisible()).toBe(true)
    }
    expect(faults).toEqual([])
  },
)

test.runIf(CHROMIUM)(inBrowser('In the widest table the prose has the most room'), async () => {
  const { page } = await watchedPage(browser)
  await page.goto(`${server.origin}/guides/mock.html`)
  const widths = await page
    .locator('.table')
    .last()
    .locator('th')
    .evaluateAll((heads) => heads.map((head) => head.clientWidth))
  expect(widths).toHaveLength(3)
  expect(widths[1]).toBe(Math.max(...widths))
})
