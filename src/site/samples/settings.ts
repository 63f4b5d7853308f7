import { isObject, type JsonObject } from '../../contract/json.js'
import { type Html, html } from '../html.js'
import { API_BASE, guidePage, relative } from '../urls.js'
import { SAMPLE_KEY } from './request.js'

/**
 * Renders what fills the samples of a page with the address and the key that the reader chose once for all pages;
 * `assets/page.js` does it. Where no mock serves the page, samples have the address that the document names, except on
 * a page that is about the mock.
 */
export function sampleSettings(path: string, document: JsonObject, { isAboutMock = false } = {}): Html {
  const start = html`<a href="${relative(path, guidePage('mock'))}">Start the mock</a> with <code>npm start</code>`
  return html`<form class="settings" data-base="${API_BASE}" data-key="${SAMPLE_KEY}" data-documented="${isAboutMock ? API_BASE : documentedBase(document)}">
<p class="not-served">${isAboutMock ? html`These samples call the mock. ${start} first.` : html`No mock serves this page, so the samples use the documented address. ${start} to run them.`}</p>
<details><summary>Address and key of the samples</summary>
<label>Base address <input name="base" type="url" autocomplete="off" spellcheck="false"></label>
<label>Key of the mock <input name="key" autocomplete="off" spellcheck="false"></label>
<p>These fill the samples of every page. The key is for the mock, which takes any key of the form <code>${SAMPLE_KEY}</code>: do not enter a key of the
service. It stays in this tab until you close it. <button type="button" class="button small forget">Forget address and key</button></p></details></form>
`
}

/** Returns the address of the API that a document names. */
export function documentedBase({ servers }: JsonObject): string {
  const [server] = Array.isArray(servers) ? servers : []
  const { url = '', variables = {} } = isObject(server) ? server : {}
  return String(url).replace(/\{(\w+)\}/g, (_, name: string) =>
    String((variables as Record<string, JsonObject>)[name]?.default ?? name),
  )
}
