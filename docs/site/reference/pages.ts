import { VERSIONS, type Version } from '../../../scripts/support/paths.js'
import type { JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { entriesByResponse, errorsOf } from '../errors/entries.js'
import { Html, html } from '../html.js'
import { bar } from '../layout.js'
import { additionsOf } from '../operation-links.js'
import type { SiteFile } from '../page.js'
import type { Source } from '../source.js'
import { referencePlace, relative } from '../urls.js'
import { siteDocument } from './document.js'
import { type Rendered, redocScript, render } from './render.js'

/** Returns the rendered reference of each version, and the script that they share. */
export async function referenceFiles(source: Source): Promise<SiteFile[]> {
  const errors = entriesByResponse(errorsOf(source))
  const pages = VERSIONS.map(async (version) => {
    const document = siteDocument(source.documents[version], {
      version,
      gaps: source.gaps,
      extras: additionsOf(source, version),
      errors,
    })
    return { path: referencePlace(version), content: page(version, document, await render(document)) }
  })
  return [{ path: `assets/${REDOC}`, content: await redocScript() }, ...(await Promise.all(pages))]
}

const REDOC = 'redoc.js'

/** Redoc writes its own style at run time, behind ours, so `reference.css` outweighs it by its selectors. */
function page(version: Version, document: JsonObject, { head, body, definition, options }: Rendered): string {
  const path = referencePlace(version)
  const asset = (name: string) => relative(path, `assets/${name}`)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Every operation, field and error of version ${version} of the Canvas Design API.">
<title>Reference ${version} · Canvas Design API</title>
<link rel="icon" href="${asset('icon.svg')}">
<script>${new Html(directly(document))}</script>
<link rel="modulepreload" href="${asset(REDOC)}">
${new Html(head)}
<link rel="stylesheet" href="${asset('reference.css')}">
<script type="module" src="${asset('reference.js')}"></script>
</head>
<body>
${bar(path, versionSwitch(version, path))}
<h1 class="unseen">Reference of version ${version}</h1>
${new Html(body)}
${data('redoc-document', definition)}
${data('redoc-options', options)}
</body>
</html>
`.text
}

/** The links to the versions. `reference.js` keeps the place. */
function versionSwitch(version: Version, path: string): Html {
  const link = (known: Version) =>
    html`<a href="${relative(path, referencePlace(known))}"${known === version ? html` aria-current="page"` : ''}>${known}</a>`
  return html`<nav class="versions" aria-label="Version">${VERSIONS.map(link)}</nav>\n`
}

const LONGEST_WAIT_MS = 8000

/**
 * Returns a script that turns `#operation/createTask` into Redoc's own address of that operation, `#/tasks/createtask`. Redoc
 * would do so too, but only after it has drawn the introduction. The class hides the introduction, which is in the page until
 * then, or for as long as a reader waits if the operation never comes.
 */
function directly(document: JsonObject): string {
  const places: Record<string, string> = {}
  visit(document, ({ operationId, tags }, kind, [top]) => {
    if (kind === 'operation' && top !== 'components' && Array.isArray(tags))
      places[String(operationId)] = `/${tags[0]}/${operationId}`.toLowerCase()
  })
  return `{const place=${JSON.stringify(places)}[location.hash.replace('#operation/','')];if(place)history.replaceState(null,'','#'+place);const{classList}=document.documentElement;if(/^#\\/[^/]+\\/[^/]+$/.test(location.hash)&&!location.hash.startsWith('#/section/')){classList.add('arriving');setTimeout(()=>classList.remove('arriving'),${LONGEST_WAIT_MS})}}`
}

/** Data in the page. No text in it can end the element. */
function data(id: string, json: string): Html {
  return html`<script type="application/json" id="${id}">${new Html(json.replaceAll('<', '\\u003c'))}</script>`
}
