import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { operationPage } from '../docs/site/urls.js'
import { VERSIONS } from '../scripts/support/paths.js'
import { pagesOf } from '../src/mock/node/pages.js'
import { serve } from '../src/mock/server/server.js'
import { CHROMIUM, launch } from '../test/site/chromium.js'
import { type Goal, timeGoal } from './goals.js'
import { timeAfterEdit } from './rebuild.js'
import { median } from './stats.js'

/** What a reader of the site waits for, in ms, and the bytes that are sent. `page` is undefined where there is no browser. */
export type SiteFigures = {
  /** `npm run build` after an edit. */
  build: number
  /** The page of an operation, also at a quarter of the processor's speed. */
  page: { visible: number; throttled: number; bytes: number } | undefined
}

const OPERATION = { id: 'createTask', heading: 'Start a design task' }

const MOST_BYTES = 32_000

/** Builds the site of a fixture's folder, and opens a page in a browser. Throws if it cannot be built. */
export async function siteFigures(folder: string, count: number): Promise<SiteFigures> {
  const build = await timeAfterEdit(folder, 'build', count)
  return { build, page: CHROMIUM ? await pageFigures(join(folder, 'dist/site'), count) : undefined }
}

/** Returns the goals of the site, and whether they are met. */
export function siteGoals({ build, page }: SiteFigures): Goal[] {
  const built = timeGoal('site built after an edit', build, 2500)
  if (!page) return [built]
  return [
    built,
    timeGoal('page of an operation: text visible', page.visible, 300),
    timeGoal('page of an operation: text visible at a quarter of the speed', page.throttled, 800),
    {
      text: `page of an operation: at most ${MOST_BYTES / 1000} KB sent`,
      met: page.bytes <= MOST_BYTES,
      figure: `${Math.round(page.bytes / 1000)} KB`,
    },
  ]
}

async function pageFigures(site: string, count: number): Promise<SiteFigures['page']> {
  const pages = pagesOf(site)
  const respond = async (request: Request) => (await pages(request)) ?? new Response(null, { status: 404 })
  const { port, close } = await serve(respond, { port: 0, hostname: '127.0.0.1' })
  const browser = await launch()
  try {
    const address = `http://127.0.0.1:${port}/${operationPage(VERSIONS[0], OPERATION.id)}`
    // The first visit compresses the files.
    const { bytes } = await visit(browser, address, 1)
    const time = async (slower: number) => {
      const times: number[] = []
      for (let run = 0; run < count; run++) times.push((await visit(browser, address, slower)).ms)
      return median(times)
    }
    return { visible: await time(1), throttled: await time(4), bytes }
  } finally {
    await browser.close()
    await close()
  }
}

/** Opens a page with an empty cache, until the operation can be read. */
async function visit(browser: Browser, address: string, slower: number): Promise<{ ms: number; bytes: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const protocol = await context.newCDPSession(page)
    let bytes = 0
    await protocol.send('Network.enable')
    protocol.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const start = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await page.getByRole('heading', { name: OPERATION.heading }).waitFor()
    const ms = performance.now() - start
    await page.waitForLoadState('networkidle')
    return { ms, bytes }
  } finally {
    await context.close()
  }
}
