import type { Html } from './html.js'

/** A page in the layout of the site. */
export type Page = {
  /** Path in the site, such as `guides/mock.html`. */
  path: string
  /** Without the name of the site, which the layout adds. */
  title: string
  /** Shown by search engines and link previews, and in `llms.txt`. */
  summary: string
  body: Html
  /** The column beside the page, such as the list of all operations. */
  side?: Html
  /** The file of the repository that its text comes from. */
  source?: string
  /** Names of modules in `assets/` that the page loads after it is parsed. */
  scripts?: string[]
  /** False for a page that is not to be found: it has no Markdown, and is in no list of pages. */
  isListed?: boolean
}

/** A file of the site that is not a page of our layout. */
export type SiteFile = { path: string; content: string | Uint8Array }

/** True for a page that readers look for, which has its content as Markdown beside it. */
export function isListedPage(file: Page | SiteFile): file is Page {
  return 'body' in file && file.isListed !== false
}
