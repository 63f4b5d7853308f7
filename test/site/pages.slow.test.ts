/** In a browser: the pages lead to each other, and fit a phone. */
import { expect, test } from 'vitest'
import { VERSIONS } from '../support/documents.js'
import { CHROMIUM, inBrowser, watchedPage } from './chromium.js'
import { openReference } from './reference.js'
import { guides, siteInBrowser, workflows } from './site.js'

const site = siteInBrowser()

test.runIf(CHROMIUM)(inBrowser('A gap in the reference leads to the page of gaps'), async () => {
  const { page, faults } = await watchedPage(site.browser)
  await openReference(page, `${site.origin}/reference/${VERSIONS[0]}.html`)
  const link = page.locator('a[href*="gaps.html#"]:not([href*="#area-"]):visible').first()
  const [, id = ''] = (await link.getAttribute('href'))?.split('#') ?? []
  await link.click()
  await page.waitForURL(`**/gaps.html#${id}`)
  expect(await page.locator(`[id="${id}"] h3`).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test.runIf(CHROMIUM)(inBrowser('The other version opens at the same place'), async () => {
  const { page, faults } = await watchedPage(site.browser)
  await openReference(page, `${site.origin}/reference/${VERSIONS[0]}.html#operation/getTask`)
  await page.waitForURL('**#/tasks/gettask')
  await page.getByRole('link', { name: VERSIONS[1], exact: true }).click()
  await page.waitForURL(`**/${VERSIONS[1]}.html#/tasks/gettask`)
  await page.getByRole('heading', { name: 'Get a task' }).waitFor()
  expect(faults).toEqual([])
})

test.runIf(CHROMIUM)(
  inBrowser('On a phone no page is too wide, guides show all columns of each table, and references lead to the guides'),
  async () => {
    const { page, faults } = await watchedPage(site.browser)
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
      await page.goto(`${site.origin}/${path}`)
      await page.getByRole('heading').first().waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
      if (path.startsWith('guides/')) expect(await page.evaluate(tablesCutOff), path).toEqual([])
      if (!references.includes(path)) continue
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      expect(await page.getByRole('link', { name: 'Guides', exact: true }).isVisible()).toBe(true)
    }
    expect(faults).toEqual([])
  },
)

/** Runs in the page: how the tables begin that are wider than their frame. */
function tablesCutOff(): string[] {
  return [...document.querySelectorAll('.table')]
    .filter((frame) => frame.scrollWidth > frame.clientWidth)
    .map((frame) => frame.textContent.trim().slice(0, 40))
}

test.runIf(CHROMIUM)(inBrowser('In the widest table the prose has the most room'), async () => {
  const { page } = await watchedPage(site.browser)
  await page.goto(`${site.origin}/guides/mock.html`)
  const widths = await page
    .locator('.table')
    .last()
    .locator('th')
    .evaluateAll((heads) => heads.map((head) => head.clientWidth))
  expect(widths).toHaveLength(3)
  expect(widths[1]).toBe(Math.max(...widths))
})
