import type { Html } from './html.js'

/** A page in the layout of the site. */
export type Page = {
  /** Path in the site, such as `guides/mock.html`. */
  path: string
  title: string
  /** Shown by search engines and link previews. */
  summary: string
  body: Html
  /** Names of modules in `assets/` that the page loads after it is parsed. */
  scripts?: string[]
  /** The same content as Markdown. The build writes it beside the page, with the extension `.md`. */
  markdown?: string
}

/** A file of the site that is not a page of our layout. */
export type SiteFile = { path: string; content: string | Uint8Array }

/**
 * A link beside an operation. The address is relative to the site's root. Guides and workflows are listed apart, as further
 * reading.
 */
export type Link = { label: string; address: string; further?: true }
