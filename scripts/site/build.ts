import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { inRoot } from '../paths.js'
import type { Reporter } from '../reporter.js'
import { llmsFile } from './agents/llms.js'
import { assetFiles } from './assets.js'
import { changesPage } from './changes/page.js'
import { documentFiles } from './documents.js'
import { errorsPage } from './errors/page.js'
import { gapsPage } from './gaps/page.js'
import { guidePages } from './guides/pages.js'
import { rememberHighlights } from './highlight.js'
import { landingPage } from './landing.js'
import { layout, type Page } from './layout.js'
import { operationPages } from './operations/pages.js'
import { markdownOf } from './places.js'
import { referenceFiles } from './reference/pages.js'
import { replaceFolder } from './replace.js'
import { searchFiles } from './search/files.js'
import { readSource, type Source } from './source.js'
import { stampOf } from './stamp.js'
import { tryFiles } from './try/page.js'
import { workflowPages } from './workflows/pages.js'

/** A file of the site that is not a page of our layout. */
export type SiteFile = { path: string; content: string | Uint8Array }

type Made = Page | SiteFile | (Page | SiteFile)[]

/** All that makes pages and files of the site. To add an area, write its maker in a folder of its own, and add a line here. */
const MAKERS: Record<string, (source: Source) => Made | Promise<Made>> = {
  assets: assetFiles,
  documents: documentFiles,
  references: referenceFiles,
  operations: operationPages,
  landing: landingPage,
  try: tryFiles,
  guides: guidePages,
  workflows: workflowPages,
  gaps: gapsPage,
  search: searchFiles,
  agents: llmsFile,
  errors: errorsPage,
  changes: changesPage,
}

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
  const folder = join(workshop, 'new')
  try {
    const stamp = stampOf()
    const source = await readSource()
    const keepHighlights = rememberHighlights()
    const makers = Object.entries(MAKERS).map(([name, make]) =>
      step(`site: ${name}`, async () => {
        for (const made of [await make(source)].flat()) await write(folder, made)
      }),
    )
    // If one fails, the others still write: the folder is removed once all have ended.
    await Promise.allSettled(makers)
    await Promise.all(makers)
    keepHighlights()
    await writeFile(join(folder, STAMP), stamp)
    await replaceFolder(folder, SITE, workshop)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

async function write(folder: string, made: Page | SiteFile): Promise<void> {
  const file = join(folder, made.path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, 'content' in made ? made.content : layout(made))
  if ('markdown' in made && made.markdown) await writeFile(markdownOf(file), made.markdown)
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
