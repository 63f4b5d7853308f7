/** In a browser: each gap can be reached from where it matters, and no page asks anything of another host. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { generalGaps } from '../../src/contract/gaps.js'
import { gapPlaces, placeName, type ReferencePlace, TOOL_SERVER } from '../../src/site/gaps/gap-places.js'
import { operationPage } from '../../src/site/urls.js'
import { documents, VERSIONS } from '../support/documents.js'
import { gaps, operations, siteInBrowser, surface } from './site.js'

const site = siteInBrowser()

const ids = Object.keys(gaps).sort()

site.test(
  'a breaking assumption is shown at its node, and the page of an operation shows all of its assumptions',
  async (page) => {
    const seen = new Set<string>()
    for (const version of VERSIONS) {
      const general = generalGaps(documents[version])
      for (const [address, wanted] of byAddress(gapPlaces(documents[version], surface), version)) {
        await page.goto(`${site.origin}/${address}`)
        const links = await page.evaluate(visibleGaps)
        const noted = wanted.filter((id) => gaps[id]?.note && !general.has(id))
        expect(
          noted.filter((id) => !links.includes(id)),
          `noted on ${address}`,
        ).toEqual([])
        // The tool server links to all of its gaps at once.
        const at = placeName(TOOL_SERVER)
        if (
          address === TOOL_SERVER.address(version) &&
          (await page.locator(`a[href$="gaps.html?at=${at}"]`).isVisible())
        )
          links.push(...wanted)
        for (const id of links) seen.add(id)
      }
    }
    const known = VERSIONS.flatMap((version) => [...gapPlaces(documents[version], surface).keys()])
    expect(known.filter((id) => !seen.has(id))).toEqual([])
  },
)

/** The gaps of each page of a version. */
function byAddress(places: Map<string, ReferencePlace[]>, version: string): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const [id, at] of places)
    for (const { address } of at) pages.set(address(version), [...(pages.get(address(version)) ?? []), id])
  return pages
}

/** Runs in the page: opens all that is folded, and returns the gaps whose links can be seen. */
function visibleGaps(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  return [...document.querySelectorAll('main a[href*="gaps/"][href*="#"]')]
    .filter((link) => link.checkVisibility())
    .map((link) => link.getAttribute('href')?.split('#')[1] ?? '')
}

site.test('a mark answers in place what is assumed, and gives the focus back', async (page) => {
  await page.goto(`${site.origin}/${operationPage(VERSIONS[0], 'createTask')}`)
  const mark = page.locator('.meta .assumed a').first()
  await mark.click()
  const popover = page.getByRole('dialog', { name: 'Assumed' })
  for (const term of ['Documented', 'Assumed', 'Could also be'])
    await popover.getByText(term, { exact: true }).waitFor()
  const href = await mark.evaluate((link: HTMLAnchorElement) => link.href)
  const more = popover.getByRole('link', { name: 'On the page of gaps' })
  expect(await more.evaluate((link: HTMLAnchorElement) => link.href)).toBe(href)
  await page.keyboard.press('Escape')
  await expect.poll(() => popover.count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('assumed')
})

site.test('the URL of the page of gaps selects an operation', async (page) => {
  for (const operation of ['createTask', 'listCanvases', 'getCredits']) {
    await page.goto(`${site.origin}/gaps.html?at=${operation}`)
    const known = new Set(VERSIONS.flatMap((version) => operations[version][operation] ?? []))
    expect(known.size).toBeGreaterThan(0)
    expect((await shownOn(page)).sort()).toEqual([...known].sort())
  }
  await page.getByLabel('Place').selectOption('getTask')
  expect(new URL(page.url()).search).toBe('?at=getTask')
  await page.goto(`${site.origin}/gaps.html?at=noSuchPlace`)
  expect((await shownOn(page)).sort()).toEqual(ids)
})

function shownOn(page: Page): Promise<string[]> {
  return page.locator('.gap:not([hidden])').evaluateAll((entries) => entries.map(({ id }) => id))
}

site.test('the page of gaps shows every gap, and filters them by words and kind', async (page) => {
  await page.goto(`${site.origin}/gaps.html`)
  const shown = () => shownOn(page)
  expect((await shown()).sort()).toEqual(ids)

  const [id = '', gap] = Object.entries(gaps).find(([, { kind }]) => kind === 'contradiction') ?? []
  await page.getByLabel('Find').fill(`${gap?.title.toUpperCase().replaceAll('`', '')} ${id}`)
  expect(await shown()).toContain(id)
  expect((await shown()).length).toBeLessThan(ids.length)
  await page.getByLabel('Kind').selectOption('unknown')
  expect(await shown()).not.toContain(id)
  expect(await page.locator('output').innerText()).toMatch(/^\d+ of \d+ gaps$/)

  await page.evaluate((hash) => {
    location.hash = hash
  }, id)
  await page.locator(`[id="${id}"]`).waitFor({ state: 'visible' })
  expect((await shown()).sort()).toEqual(ids)
})
