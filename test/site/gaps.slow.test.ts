/** In a browser: each gap is seen where the page of gaps says, and no page asks anything of another host. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gapPlaces } from '../../scripts/site/places.js'
import { documents, VERSIONS } from '../support/documents.js'
import { CHROMIUM, inBrowser, launch, watchedPage } from './chromium.js'
import { gapsSeen, openReference } from './reference.js'
import { gaps, type Server, serveSite, surface, upToDate } from './site.js'

let browser: Browser
let server: Server

const ids = Object.keys(gaps).sort()

beforeAll(async () => {
  if (!CHROMIUM) return
  await upToDate()
  ;[browser, server] = await Promise.all([launch(), serveSite()])
})

afterAll(async () => {
  await Promise.all([browser?.close(), server?.close()])
})

/** Where each gap is looked for: in the newest reference, and in the other one what stands only there. */
const wanted = VERSIONS.map((version, index) => {
  const before = VERSIONS.slice(0, index).flatMap((other) => [...gapPlaces(documents[other], surface).keys()])
  const places = [...gapPlaces(documents[version], surface)].filter(([id]) => !before.includes(id))
  return { version, places: new Map(places) }
})

for (const { version, places } of wanted)
  test.runIf(CHROMIUM).concurrent(
    inBrowser(`${version}: every gap can be seen in the reference`),
    // Some hundred clicks, each of which draws much: slow where the machine is busy.
    { timeout: 120_000 },
    async ({ task }) => {
      expect(places.size).toBeGreaterThan(0)
      const { page, faults } = await watchedPage(browser)
      await openReference(page, `${server.origin}/reference/${version}.html`)
      const seen = await gapsSeen(page, places)

      const unseen = [...places.keys()].filter((id) => !seen.has(id))
      expect(unseen, `Not to be seen in the reference of ${version}: move x-gap to a node that it shows`).toEqual([])
      expect(faults).toEqual([])
      task.meta.proved = { gapsSeen: places.size }
    },
  )

test.runIf(CHROMIUM)(inBrowser('The page of gaps shows all of them, and finds one by its words and kind'), async () => {
  const { page, faults } = await watchedPage(browser)
  await page.goto(`${server.origin}/gaps.html`)
  const shown = () => page.locator('.gap:visible').evaluateAll((entries) => entries.map(({ id }) => id))
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
