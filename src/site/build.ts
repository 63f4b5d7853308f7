import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'
import type { Reporter } from '../../scripts/support/reporter.js'
import { withLock } from '../../scripts/support/with-lock.js'
import { assetFiles } from './assets.js'
import { buildHash } from './build-hash.js'
import { timelinePage } from './changes/page.js'
import { errorsPage } from './errors/page.js'
import { gapsPages } from './gaps/page.js'
import { guidePages } from './guides/pages.js'
import { keepHighlights } from './highlight.js'
import { landingPage } from './landing.js'
import { layout } from './layout.js'
import { markdownPages } from './markdown-pages.js'
import { notFoundPage } from './not-found.js'
import { operationPages } from './operations/pages.js'
import type { Page, SiteFile } from './page.js'
import { llmsFile, searchEngineFiles } from './published.js'
import { searchFile } from './search/records.js'
import { readSiteSource, type SiteSource } from './source.js'
import { tryFiles } from './try/page.js'
import { workflowPages } from './workflows/pages.js'

type BuiltFiles = Page | SiteFile | (Page | SiteFile)[]

/** The parts of the site. To add one, write a function that returns its pages in its own folder, and a line here. */
const AREAS: Record<string, (source: SiteSource) => BuiltFiles | Promise<BuiltFiles>> = {
  assets: assetFiles,
  operations: operationPages,
  landing: landingPage,
  try: tryFiles,
  guides: guidePages,
  workflows: workflowPages,
  gaps: gapsPages,
  search: searchFile,
  errors: errorsPage,
  changes: timelinePage,
  'not found': notFoundPage,
}

const SITE = inRoot('dist/site')
/** Holds the hash of what the folder was built from. */
const HASH_FILE = '.build-hash'

/** Returns true if `dist/site` is missing or older than `generated/`, `docs/` or the site's code. */
export async function isStale(): Promise<boolean> {
  const builtFrom = await readFile(join(SITE, HASH_FILE), 'utf8').catch(() => undefined)
  return builtFrom !== buildHash()
}

/**
 * Builds `dist/site` from `generated/` and `docs/`. It is put in place at the end, so a failed build leaves the
 * previous site. Throws a ContractError that says what could not be rendered.
 */
export async function buildSite({ step }: Reporter): Promise<void> {
  const hash = buildHash()
  const files = [...(await builtFiles(step)), { path: HASH_FILE, content: hash }]
  await withLock('build-site', () => step('site: write', () => replaceSite(files)))
  keepHighlights()
}

async function builtFiles(step: Reporter['step']): Promise<(Page | SiteFile)[]> {
  const source = await readSiteSource()
  const areas = Object.entries(AREAS).map(([name, pagesOf]) => step(`site: ${name}`, () => pagesOf(source)))
  const files = (await Promise.all(areas)).flat()
  const markdown = await step('site: markdown', () => markdownPages(files))
  return [...files, ...markdown, llmsFile(files), ...searchEngineFiles(files)]
}

async function replaceSite(files: (Page | SiteFile)[]): Promise<void> {
  const [made, replaced] = [`${SITE}-new`, `${SITE}-old`]
  const clear = () => Promise.all([made, replaced].map((folder) => rm(folder, { recursive: true, force: true })))
  // What a killed build has left.
  await clear()
  await Promise.all(files.map((file) => write(made, file)))
  await mkdir(SITE, { recursive: true })
  await rename(SITE, replaced)
  await rename(made, SITE)
  await clear()
}

async function write(folder: string, page: Page | SiteFile): Promise<void> {
  const file = join(folder, page.path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'content' in page ? page.content : layout(page))
}
