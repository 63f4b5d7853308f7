import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { operationPage } from '../docs/site/urls.js'
import { VERSIONS } from '../scripts/support/paths.js'
import { pagesOf } from '../src/mock/node/pages.js'
import { serve } from '../src/mock/node/server.js'
import { CHROMIUM, launch } from '../test/site/chromium.js'
import { type Goal, short } from './goals.js'
import { startNode } from './processes.js'
import { median } from './stats.js'

/** What a reader of the site waits for, in ms, and what is sent. Undefined where there is no browser. */
export type SiteFigures = {
  /** `npm run build` without a cache, and after the description of a schema was changed. */
  build: { cold: number; edited: number }
  pages: Record<PageName, { visible: number; throttled: number; bytes: number }> | undefined
}

type PageName = keyof typeof PAGES

const OPERATION = { id: 'createTask', heading: 'Start a design task' }

const PAGES = {
  'page of an operation': {
    path: operationPage(VERSIONS[0], OPERATION.id),
    visible: 300,
    throttled: 800,
    bytes: 32_000,
  },
}

const COLD_WITHIN = 15_000
const EDITED_WITHIN = 2500
const EDITED = 'openapi/resources/canvases/schemas/Canvas.yaml'

/** A processor at a quarter of the speed of this one. */
const QUARTER = 4

/** Builds the site of a fixture's folder, and opens its pages in a browser. Throws if it cannot be built. */
export async function siteFigures(folder: string, count: number): Promise<SiteFigures> {
  const file = join(folder, EDITED)
  const text = await readFile(file, 'utf8')
  await rm(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
  await rm(join(folder, 'dist'), { recursive: true, force: true })
  const cold = await buildTime(folder)
  const edited: number[] = []
  for (let run = 1; run <= count; run++) {
    await writeFile(file, text.replace('description: ', `description: Edit ${run}. `))
    edited.push(await buildTime(folder))
  }
  await writeFile(file, text)
  return {
    build: { cold, edited: median(edited) },
    pages: CHROMIUM ? await pageFigures(join(folder, 'dist/site'), count) : undefined,
  }
}

/** Returns the goals of the site, and whether they are met. */
export function siteGoals({ build, pages }: SiteFigures): Goal[] {
  const time = (text: string, ms: number, within: number): Goal => ({
    text: `${text} within ${within} ms`,
    met: ms <= within,
    figure: `${short(ms)} ms`,
  })
  return [
    time('site built from nothing', build.cold, COLD_WITHIN),
    time('site built after an edit', build.edited, EDITED_WITHIN),
    ...Object.entries(pages ?? {}).flatMap(([name, { visible, throttled, bytes }]) => {
      const goal = PAGES[name as PageName]
      return [
        time(`${name}: text visible`, visible, goal.visible),
        time(`${name}: text visible at a quarter of the speed`, throttled, goal.throttled),
        {
          text: `${name}: at most ${goal.bytes / 1000} KB sent`,
          met: bytes <= goal.bytes,
          figure: `${Math.round(bytes / 1000)} KB`,
        },
      ]
    }),
  ]
}

async function buildTime(folder: string): Promise<number> {
  const start = performance.now()
  const { exited, complaints } = startNode([join(folder, 'scripts/cli.mjs'), 'build'], folder)
  if ((await exited) !== 0) throw new Error(`npm run build failed.\n${complaints()}`)
  return performance.now() - start
}

async function pageFigures(site: string, count: number): Promise<SiteFigures['pages']> {
  const pages = pagesOf(site)
  const { port, close } = await serve(
    async (request) => (await pages(request)) ?? new Response(null, { status: 404 }),
    {
      port: 0,
      hostname: '127.0.0.1',
    },
  )
  const browser = await launch()
  try {
    const figures: Partial<NonNullable<SiteFigures['pages']>> = {}
    for (const [name, { path }] of Object.entries(PAGES)) {
      const address = `http://127.0.0.1:${port}/${path}`
      // The first visit compresses the files.
      const { bytes } = await visit(browser, address, 1)
      const times = async (slower: number) => {
        const all: number[] = []
        for (let run = 0; run < count; run++) all.push((await visit(browser, address, slower)).ms)
        return median(all)
      }
      figures[name as PageName] = { visible: await times(1), throttled: await times(QUARTER), bytes }
    }
    return figures as SiteFigures['pages']
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
