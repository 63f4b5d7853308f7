import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Gaps } from '../bundle/gaps.js'
import type { Versions } from '../bundle/versions.js'
import type { JsonObject } from '../document/shape.js'
import type { Surface, Tool } from '../mcp/surface.js'
import { inRoot, VERSIONS } from '../paths.js'
import type { Reporter } from '../reporter.js'
import { gapsPage } from './gaps.js'
import { guidePages, readGuides } from './guides.js'
import { landingPage } from './landing.js'
import { layout, type Page } from './layout.js'
import { renderReference } from './reference.js'
import { stampOf } from './stamp.js'

const SITE = inRoot('dist/site')
const STAMP = '.stamp'

/** Returns true if `dist/site` is missing or older than `generated/`, `docs/` or the site's code. */
export async function isStale(): Promise<boolean> {
  const stamp = await readFile(join(SITE, STAMP), 'utf8').catch(() => undefined)
  return stamp !== stampOf()
}

/**
 * Builds `dist/site` from `generated/` and `docs/`. It is built in a temporary folder and moved into place at the end, so a
 * failed build leaves the previous site. Throws a ContractError that says what could not be rendered.
 */
export async function buildSite({ step }: Reporter): Promise<void> {
  await mkdir(dirname(SITE), { recursive: true })
  await removeAbandoned()
  const workshop = await mkdtemp(`${SITE}-`)
  try {
    const stamp = stampOf()
    await step('render references', () => writeReferences(join(workshop, 'new')))
    await step('write pages', () => writePages(join(workshop, 'new')))
    await writeFile(join(workshop, 'new', STAMP), stamp)
    await replaceSite(workshop)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function writeReferences(folder: string): Promise<void> {
  await mkdir(join(folder, 'reference'), { recursive: true })
  await Promise.all(VERSIONS.map((version) => renderReference(version, join(folder, `reference/${version}.html`))))
}

async function writePages(folder: string): Promise<void> {
  const assets = inRoot('scripts/site/assets')
  for (const name of ['site.css', 'icon.svg']) await copy(join(assets, name), join(folder, 'assets', name))
  for (const name of ['canvas', ...VERSIONS])
    await copy(inRoot(`generated/openapi/${name}.json`), join(folder, `openapi/${name}.json`))

  const [{ gaps }, versions, surface, { tools }] = await Promise.all([
    readJson<{ gaps: Gaps }>('generated/gaps.json'),
    readJson<Versions>('generated/versions.json'),
    readJson<Surface>('generated/mcp/server.json'),
    readJson<{ tools: Tool[] }>('generated/mcp/tools.json'),
  ])
  const documents = await Promise.all(
    VERSIONS.map(
      async (version) => [version, await readJson<JsonObject>(`generated/openapi/${version}.json`)] as const,
    ),
  )
  const guides = await readGuides(versions)
  const filter = await readFile(join(assets, 'gaps.js'), 'utf8')
  const pages: Page[] = [
    landingPage(versions, gaps, guides, tools),
    gapsPage(gaps, Object.fromEntries(documents), surface, filter),
    ...guidePages(guides),
  ]
  for (const page of pages) {
    const file = join(folder, page.path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, layout(page))
  }
}

async function replaceSite(workshop: string): Promise<void> {
  await rename(SITE, join(workshop, 'old')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  await rename(join(workshop, 'new'), SITE)
}

/** Killed builds leave their folder behind. A folder younger than this may belong to a running build. */
const ABANDONED_AFTER_MS = 5 * 60_000

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(dirname(SITE))) {
    const folder = join(dirname(SITE), name)
    if (!name.startsWith(`${basename(SITE)}-`)) continue
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true })
  }
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to)
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(inRoot(path), 'utf8')) as T
}
