import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'
import type { Reporter } from '../../scripts/support/reporter.js'
import { assetFiles } from './assets.js'
import { buildHash } from './build-hash.js'
import { changesPage } from './changes/page.js'
import { documentFiles } from './documents.js'
import { errorsPage } from './errors/page.js'
import { gapsPage } from './gaps/page.js'
import { guidePages } from './guides/pages.js'
import { keepHighlights } from './highlight.js'
import { landingPage } from './landing.js'
import { layout } from './layout.js'
import { llmsFile } from './llms.js'
import { notFoundPage } from './not-found.js'
import { operationPages } from './operations/pages.js'
import type { Page, SiteFile } from './page.js'
import { searchEngineFiles } from './published.js'
import { redocPages } from './redoc.js'
import { replaceFolder } from './replace-folder.js'
import { searchFile } from './search/records.js'
import { readSource, type Source } from './source.js'
import { tryFiles } from './try/page.js'
import { markdownTwins } from './twins.js'
import { workflowPages } from './workflows/pages.js'

type Output = Page | SiteFile | (Page | SiteFile)[]

/** The parts of the site. To add one, write a function that returns its pages in a folder of its own, and add a line here. */
const AREAS: Record<string, (source: Source) => Output | Promise<Output>> = {
  assets: assetFiles,
  documents: documentFiles,
  operations: operationPages,
  landing: landingPage,
  try: tryFiles,
  guides: guidePages,
  workflows: workflowPages,
  gaps: gapsPage,
  search: searchFile,
  errors: errorsPage,
  changes: changesPage,
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
 * Builds `dist/site` from `generated/` and `docs/`. It is built in a temporary folder and moved into place at the end, so a
 * failed build leaves the previous site. Throws a ContractError that says what could not be rendered.
 */
export async function buildSite({ step }: Reporter): Promise<void> {
  await mkdir(dirname(SITE), { recursive: true })
  await removeAbandoned()
  const temporary = await mkdtemp(`${SITE}-`)
  const folder = join(temporary, 'new')
  try {
    const hash = buildHash()
    // Redocly renders in processes of its own, while this one makes all other pages.
    const [redoc, others] = await Promise.all([step('site: redoc', redocPages), otherPages(step)])
    await step('site: write', () => Promise.all([...redoc, ...others].map((file) => write(folder, file))))
    keepHighlights()
    await writeFile(join(folder, HASH_FILE), hash)
    await replaceFolder(folder, SITE, temporary)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function otherPages(step: Reporter['step']): Promise<(Page | SiteFile)[]> {
  const source = await readSource()
  const areas = Object.entries(AREAS).map(([name, pagesOf]) => step(`site: ${name}`, () => pagesOf(source)))
  const files = (await Promise.all(areas)).flat()
  const twins = await step('site: markdown', () => markdownTwins(files))
  return [...files, ...twins, llmsFile(files), ...searchEngineFiles(files)]
}

async function write(folder: string, page: Page | SiteFile): Promise<void> {
  const file = join(folder, page.path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'content' in page ? page.content : layout(page))
}

/** Killed builds leave their folder behind. A folder younger than this may belong to a running build. */
const ABANDONED_AFTER_MS = 5 * 60_000

async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(dirname(SITE))) {
    const folder = join(dirname(SITE), name)
    if (!name.startsWith(`${basename(SITE)}-`)) continue
    // Another build may have removed it meanwhile.
    const since = (await stat(folder).catch(() => undefined))?.mtimeMs
    if (since !== undefined && Date.now() - since > ABANDONED_AFTER_MS)
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
