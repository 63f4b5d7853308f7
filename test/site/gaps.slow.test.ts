/** In a browser: each gap can be reached from where it matters, and no page asks anything of another host. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { gapPlaces, INTRODUCTION, type Place, placeName } from '../../docs/site/gaps/gap-places.js'
import { generalGaps } from '../../src/contract/gaps.js'
import { documents, VERSIONS } from '../support/documents.js'
import { CHROMIUM, inBrowser, watchedPage } from './chromium.js'
import { gapLinksSeen, openReference } from './reference.js'
import { gaps, operations, siteInBrowser, surface } from './site.js'

const site = siteInBrowser()

const ids = Object.keys(gaps).sort()

/**
 * What each reference is searched for: in the newest, every gap that it has; in the other one, those that only it has. A gap is
 * seen if a note links to it, or if a place has the link to the page of gaps that shows it.
 */
const wanted = VERSIONS.map((version, index) => {
  const before = VERSIONS.slice(0, index).flatMap((other) => [...gapPlaces(documents[other], surface).keys()])
  const places = new Map([...gapPlaces(documents[version], surface)].filter(([id]) => !before.includes(id)))
  return { version, places }
})

for (const { version, places } of wanted)
  test.runIf(CHROMIUM)(
    inBrowser(
      `${version}: every gap can be reached from the reference, and what may break a client is told at its place`,
    ),
    // Some hundred clicks, each of which draws much: slow where the machine is busy.
    { timeout: 240_000 },
    async ({ task }) => {
      expect(places.size).toBeGreaterThan(0)
      const once = generalGaps(documents[version])
      const notes = [...places].filter(([id]) => gaps[id]?.note)
      const links = new Map<string, Place[]>([
        ...notes.map(([id, at]): [string, Place[]] => [`#${id}`, once.has(id) ? [INTRODUCTION] : at]),
        ...[...new Set([...places.values()].flat())]
          .filter(({ label }) => label !== INTRODUCTION.label)
          .map((place): [string, Place[]] => [`?at=${placeName(place)}`, [place]]),
      ])
      const { page, faults } = await watchedPage(site.browser)
      await openReference(page, `${site.origin}/reference/${version}.html`)
      const seen = await gapLinksSeen(page, links)
      expect(
        [...links.keys()].filter((link) => !seen.has(link)),
        `Not to be seen in the reference of ${version}`,
      ).toEqual([])

      const reached = new Set([...seen].flatMap((link) => (link.startsWith('#') ? [link.slice(1)] : [])))
      const list = await site.browser.newPage()
      for (const link of seen) {
        if (!link.startsWith('?at=')) continue
        await list.goto(`${site.origin}/gaps.html${link}`)
        for (const id of await shownOn(list)) reached.add(id)
      }
      expect(
        [...places.keys()].filter((id) => !reached.has(id)),
        `Reached by no link of the reference of ${version}`,
      ).toEqual([])
      expect(faults).toEqual([])
      task.meta.proved = { gapsSeen: places.size }
    },
  )

test.runIf(CHROMIUM)(inBrowser('The address of the page of gaps chooses an operation'), async () => {
  const { page, faults } = await watchedPage(site.browser)
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
  expect(faults).toEqual([])
})

function shownOn(page: Page): Promise<string[]> {
  return page.locator('.gap:visible').evaluateAll((entries) => entries.map(({ id }) => id))
}

test.runIf(CHROMIUM)(inBrowser('The page of gaps shows all of them, and finds one by its words and kind'), async () => {
  const { page, faults } = await watchedPage(site.browser)
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
  expect(faults).toEqual([])
})
