/** In a browser: each gap is seen where the page of gaps says, and no page asks anything of another host. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gapPlaces } from '../../scripts/lib/site/places.js'
import { documents, VERSIONS } from '../support/documents.js'
import { CHROMIUM, launch, NO_CHROMIUM, watchedPage } from './chromium.js'
import { gapsAt } from './reference.js'
import { type Server, serveSite, upToDate } from './site.js'

let browser: Browser
let server: Server

const testInBrowser = CHROMIUM ? test : test.skip
const named = (name: string) => (CHROMIUM ? name : `${name} (${NO_CHROMIUM})`)

if (CHROMIUM) {
  beforeAll(async () => {
    await upToDate()
    ;[browser, server] = await Promise.all([launch(), serveSite()])
  })
  afterAll(() => Promise.all([browser.close(), server.close()]))
}

for (const version of VERSIONS)
  testInBrowser(named(`${version}: every gap can be seen in the reference`), async ({ task }) => {
    const { page, faults } = await watchedPage(browser)
    await page.goto(`${server.origin}/reference/${version}.html`)
    await page.waitForSelector('[data-section-id]')
    const places = gapPlaces(documents[version])
    const seen = new Set<string>()
    for (const [id, shownAt] of places)
      for (const { fragment } of shownAt) {
        if (seen.has(id)) break
        const wanted = [...places].filter(([, at]) => at.some((place) => place.fragment === fragment))
        const missing = wanted.map(([id]) => id).filter((id) => !seen.has(id))
        for (const found of await gapsAt(page, fragment, missing)) seen.add(found)
      }
    await page.close()

    const unseen = [...places.keys()].filter((id) => !seen.has(id))
    expect(unseen, `Gaps of ${version} that a reader cannot see: move their x-gap to where Redoc shows it`).toEqual([])
    expect(faults).toEqual([])
    task.meta.proved = { gapsSeen: places.size - unseen.length }
  })
