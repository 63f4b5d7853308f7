/**
 * The addresses in the site. Each is relative to the site's root: `relative` makes it a link from a page. Nothing else
 * writes an address, so a page that moves is changed here.
 */
import { gapUrl } from '../contract/gaps.js'
import { DEFAULT_ORIGIN } from '../mock/http/addresses.js'

/**
 * Where the site is published, if `SITE_URL` says so, with a slash at the end. Only what must be absolute depends on
 * it: previews of links, the sitemap, and the links of the page for unknown addresses. Otherwise that is the mock,
 * which puts its own origin there.
 */
export const SITE_URL = `${(process.env.SITE_URL ?? DEFAULT_ORIGIN).replace(/\/$/, '')}/`

/** What the landing page says of this site itself. */
export const ABOUT = 'index.html#about'

/** The licenses of the libraries that the scripts of the pages contain. */
export const LICENSES = 'assets/licenses.txt'

/** The list of what agents can read. */
export const LLMS = 'llms.txt'

/** The base URL of the API in samples. */
export const API_BASE = `${DEFAULT_ORIGIN}/v1`

/** Returns the page of an operation in one version, or one of its sections, such as `errors`. */
export function operationPage(version: string, operationId: string, section?: string): string {
  return `reference/${version}/${operationId}.html${section === undefined ? '' : `#${section}`}`
}

/** Returns the page with the introduction and all operations of a version, or one of its sections, such as `tasks`. */
export function operationsPage(version: string, section?: string): string {
  return `reference/${version}/index.html${section === undefined ? '' : `#${section}`}`
}

/** Returns the page of errors, or the entry of one: a type, or a code. `fields` leads to the fields of an error. */
export function errorEntry(name?: string): string {
  return `errors.html${name === undefined ? '' : `#${name}`}`
}

/** Returns the page of an area of gaps: the first part of their ids. */
export function gapArea(area: string): string {
  return `gaps/${area}.html`
}

/** Returns the entry of a gap. */
export function gapEntry(id: string): string {
  return gapUrl(id).replace('../', '')
}

/** Returns the page of gaps filtered to one place: an operation, `introduction` or `tool-server`. */
export function gapsAt(place: string): string {
  return `gaps.html?at=${place}`
}

/** Returns the page of a guide: the name of its file in `docs/`, without the extension. */
export function guidePage(name: string): string {
  return `guides/${name === 'README' ? 'index' : name}.html`
}

/** Returns the page of a workflow. */
export function workflowPage(name: string): string {
  return `workflows/${name}.html`
}

/** Returns the page that sends requests, with an operation of a version chosen. */
export function tryOperation(version: string, operationId: string): string {
  return `try.html?version=${version}#${operationId}`
}

/** Returns the page of changes between the versions, or one operation's entry on it. */
export function changesPage(operationId?: string): string {
  return `changes.html${operationId === undefined ? '' : `#${operationId}`}`
}

/** Returns the OpenAPI document of a version, or `canvas`. */
export function documentFile(name: string): string {
  return `openapi/${name}.json`
}

/** Returns the id of a page's main sample in a language, such as `in-go`. */
export function languageId(label: string): string {
  return `in-${label.toLowerCase()}`
}

/** The page for unknown addresses. */
export const NOT_FOUND = '404.html'

/** Returns an address as a link from a page: `../gaps.html` from `guides/mock.html`. */
export function relative(page: string, address: string): string {
  if (page === NOT_FOUND) return new URL(address, SITE_URL).pathname + new URL(address, SITE_URL).hash
  return '../'.repeat(page.split('/').length - 1) + address
}

/** Returns the Markdown beside a page, or an entry of it. */
export function markdownOf(page: string): string {
  return page.replace(/\.html(?=$|#)/, '.md')
}

/** Returns the anchor of an entry in Markdown: the same id as on the page, whatever the heading says. */
export function anchor(id: string): string {
  return `<a id="${id}"></a>`
}

/** What the search loads. */
export const SEARCH_DATA = 'search/index.json'
