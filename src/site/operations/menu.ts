import { VERSIONS } from '../../../scripts/support/paths.js'
import { type Html, html } from '../html.js'
import { operationPage, operationsPage, relative } from '../urls.js'
import { groupName, type Shown, type ShownByVersion } from './list.js'

/**
 * Renders the list of all operations of a version beside a page, with the group of the current operation open. The
 * links to the other versions lead to the same operation where they have it.
 */
export function operationsMenu(shown: ShownByVersion, version: string, path: string, current?: Shown): Html {
  const operations = operationsOf(shown, version)
  const groups = [...new Set(operations.map(({ tag }) => tag))]
  return html`<nav class="side" aria-label="Operations">
<details class="fold-side" open><summary>All operations</summary>
<p class="versions">${VERSIONS.map((other) => versionLink(shown, other, version, path, current))}</p>
<a href="${relative(path, operationsPage(version))}"${current ? '' : html` aria-current="page"`}>Introduction</a>
${groups.map(
  (group) => html`<details${group === current?.tag ? html` open` : ''}><summary>${groupName(group)}</summary><ul>
${operations
  .filter(({ tag }) => tag === group)
  .map(
    ({ id, summary, method, isWebhook }) =>
      html`<li><a href="${relative(path, operationPage(version, id))}"${id === current?.id ? html` aria-current="page"` : ''}><span class="method ${method.toLowerCase()}">${isWebhook ? 'HOOK' : (BADGES[method] ?? method)}</span>${summary}</a></li>\n`,
  )}</ul></details>
`,
)}</details></nav>
`
}

/** What fits into the column of a badge. */
const BADGES: Record<string, string> = { DELETE: 'DEL' }

function versionLink(shown: ShownByVersion, other: string, version: string, path: string, current?: Shown): Html {
  const known = current && operationsOf(shown, other).some(({ id }) => id === current.id)
  const address = known ? operationPage(other, current.id) : operationsPage(other)
  return html`<a href="${relative(path, address)}"${other === version ? html` aria-current="true"` : ''}>${other}</a> `
}

function operationsOf(shown: ShownByVersion, version: string): Shown[] {
  return shown.find((one) => one.version === version)?.operations ?? []
}
