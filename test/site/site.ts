/** The built site, for tests: up to date, and served on a free port. */
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { GapFile } from '../../scripts/generate/artifacts.js'
import type { ToolServer } from '../../scripts/read/tool-server.js'
import { inRoot } from '../../scripts/support/paths.js'
import { silent } from '../../scripts/support/reporter.js'
import { withLock } from '../../scripts/support/with-lock.js'
import { buildSite, isStale } from '../../src/site/build.js'
import { CHROMIUM, inBrowser, launch, watchedPage } from '../support/chromium.js'
import { listen } from '../support/processes.js'

/** All gaps by id, and those of each operation of each version. */
export const { gaps, operations } = JSON.parse(readFileSync(inRoot('generated/gaps.json'), 'utf8')) as GapFile

/** What is known of the tool server. */
export const surface = JSON.parse(readFileSync(inRoot('generated/mcp/server.json'), 'utf8')) as ToolServer

/** The names of the guides in `docs/`, as their pages are called. */
export const guides = readdirSync(inRoot('docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => (file === 'README.md' ? 'index' : file.slice(0, -'.md'.length)))

/** The names of the workflows, as their pages are called. */
export const workflows = readdirSync(inRoot('openapi/workflows'))
  .filter((file) => file.endsWith('.arazzo.yaml'))
  .map((file) => file.slice(0, -'.arazzo.yaml'.length))

export const SITE = inRoot('dist/site')

/** How long a hook may wait for the site, in milliseconds: a busy machine may build it for minutes. */
export const BUILD_MS = 15 * 60_000

/** Builds the site if it is out of date. */
export async function upToDate(): Promise<void> {
  if (await isStale())
    await withLock('site', async () => {
      if (await isStale()) await buildSite(silent)
    })
}

export type Server = { origin: string; close: () => Promise<void> }

/** What the tests of a file use while they run. */
type SiteInBrowser = {
  browser: Browser
  origin: string
  /** Runs a test with a page whose faults fail it. Where there is no browser it is left out, and its name says so. */
  test: (name: string, run: (page: Page) => Promise<void>) => void
}

/**
 * Opens a browser and serves the built site before the tests of a file, and closes both after them. The pages of a test
 * are closed after it: a reference that is left open goes on drawing. Without a browser nothing is done, for all these
 * tests are skipped.
 */
export function siteInBrowser(serve: () => Promise<Server> = serveSite): SiteInBrowser {
  const site = {
    test: (name, run) =>
      test.runIf(CHROMIUM)(inBrowser(name), { timeout: 180_000 }, async () => {
        const { page, faults } = await watchedPage(site.browser)
        await run(page)
        expect(faults).toEqual([])
      }),
  } as SiteInBrowser
  let server: Server | undefined
  beforeAll(async () => {
    if (!CHROMIUM) return
    await upToDate()
    ;[site.browser, server] = await Promise.all([launch(), serve()])
    site.origin = server.origin
  }, BUILD_MS)
  afterEach(async () => {
    await Promise.all(site.browser?.contexts().map((context) => context.close()) ?? [])
  })
  afterAll(async () => {
    await Promise.all([site.browser?.close(), server?.close()])
  })
  return site
}

/**
 * Serves the built site below a path, so that an absolute link cannot work by chance. `headers` are sent with each
 * file. With `?slowly` a file arrives in pieces of 1,000 bytes, one every 20 ms.
 */
export async function serveSite(headers: Record<string, string> = {}): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(SITE, normalize(path.slice(BELOW.length)))
    const body = path.startsWith(`${BELOW}/`) ? await readFile(file).catch(() => undefined) : undefined
    const type = TYPES[extname(file)] ?? 'text/plain'
    response.writeHead(body ? 200 : 404, { ...headers, 'content-type': type })
    const piece = search === '?slowly' ? 1000 : Number.POSITIVE_INFINITY
    let rest = body ?? Buffer.of()
    for (; rest.length > piece; rest = rest.subarray(piece)) {
      response.write(rest.subarray(0, piece))
      await delay(20)
    }
    response.end(rest)
  })
  return {
    origin: (await listen(server)) + BELOW,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const BELOW = '/some/where'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}
