import type { Gap, Gaps } from '../bundle/gaps.js'
import type { JsonObject } from '../document/shape.js'
import type { Surface } from '../mcp/surface.js'
import { VERSIONS } from '../paths.js'
import { escapeHtml, Html, html } from './html.js'
import type { Page } from './layout.js'
import { inline } from './markdown.js'
import { gapPlaces, type Place } from './places.js'

/**
 * The page of all gaps by area, each with links to where it stands in the reference. An area is what an id says before
 * its first dot. `script` is the text of the filter.
 */
export function gapsPage(gaps: Gaps, documents: Record<string, JsonObject>, surface: Surface, script: string): Page {
  const places = VERSIONS.map((version) => ({ version, of: gapPlaces(documents[version] ?? {}, surface) }))
  const areas = byArea(gaps)
  const count = Object.keys(gaps).length
  return {
    path: 'gaps.html',
    title: 'Gaps · Canvas Design API',
    summary: 'What the description of the service leaves open, and what this contract assumes.',
    body: html`<div class="page">
<h1>Gaps</h1>
<p class="lead">The contract is written from one description of the service. Here is every question that it leaves open,
what the contract does about it, and where that stands in the reference.</p>
<ul class="legend">
${Object.entries(KINDS).map(([kind, meaning]) => html`<li>${badge(kind)} ${meaning}</li>\n`)}</ul>
<form class="filter" role="search">
<label><span>Find</span><input type="search" name="text" placeholder="An id, a field, a word" autocomplete="off"></label>
<label><span>Kind</span><select name="kind"><option value="">All kinds</option>
${Object.keys(KINDS).map((kind) => html`<option>${kind}</option>`)}</select></label>
<output>${count} gaps</output>
</form>
<nav class="areas" aria-label="Areas">${[...areas.keys()].map(
      (area) => html`<a href="#area-${area}">${titleOf(area)}</a> `,
    )}</nav>
${[...areas].map(
  ([area, entries]) => html`<section class="area" id="area-${area}">
<h2>${titleOf(area)}</h2>
${entries.map(([id, gap]) => entry(id, gap, places))}</section>
`,
)}
<p class="nothing" hidden>No gap is like that. Try a shorter word, or another kind.</p>
</div>
<script>
${new Html(script)}</script>`,
  }
}

function byArea(gaps: Gaps): Map<string, [string, Gap][]> {
  const areas = new Map<string, [string, Gap][]>()
  for (const [id, gap] of Object.entries(gaps)) {
    const [area = id] = id.split('.')
    areas.set(area, [...(areas.get(area) ?? []), [id, gap]])
  }
  return areas
}

const KINDS: Record<Gap['kind'], string> = {
  unknown: 'The description says that it does not tell this.',
  contradiction: 'Two of its statements do not agree.',
  silence: 'It does not mention this, and the contract had to choose.',
}

type PlacesOf = { version: string; of: Map<string, Place[]> }

function entry(id: string, gap: Gap, places: PlacesOf[]): Html {
  return html`<article class="gap" id="${id}" data-kind="${gap.kind}">
<h3>${inline(gap.title)}</h3>
<p class="meta">${badge(gap.kind)}<a class="id" href="#${id}"><code>${id}</code></a></p>
<dl>
<dt>Described</dt><dd>${inline(gap.source)}</dd>
<dt>Assumed</dt><dd>${inline(gap.assumed)}</dd>
${gap.otherwise ? html`<dt>Or else</dt><dd>${inline(gap.otherwise)}</dd>\n` : ''}<dt>Where</dt><dd>${where(id, gap, places)}</dd>
</dl>
</article>
`
}

function where(id: string, gap: Gap, places: PlacesOf[]): Html | Html[] {
  if (gap.nowhere) return html`<span class="muted">No place: nothing in the documents concerns it.</span>`
  const shown = places.map(({ version, of }) => ({ version, places: of.get(id) ?? [] }))
  if (shown.every(({ places }) => places.length === 0))
    return html`<span class="muted">In the documents, at a node that the reference does not show.</span>`
  return shown
    .filter(({ places }) => places.length > 0)
    .map(
      ({ version, places }) =>
        html`<div class="places"><span class="version">${version}</span>${list(version, places)}</div>\n`,
    )
}

/** More places than this are folded away: they would bury the text. */
const FOLDED_ABOVE = 6

function list(version: string, places: Place[]): Html {
  const links = html`<ul>${places.map(
    ({ label, fragment }) => html`<li><a href="reference/${version}.html#${fragment}">${label}</a></li>`,
  )}</ul>`
  return places.length > FOLDED_ABOVE
    ? html`<details><summary>${places.length} places</summary>${links}</details>`
    : links
}

function badge(kind: string): Html {
  return html`<span class="badge ${kind}">${kind}</span>`
}

function titleOf(area: string): Html {
  const words = area.replaceAll('_', ' ')
  return new Html(escapeHtml(TITLES[area] ?? words.charAt(0).toUpperCase() + words.slice(1)))
}

/** Areas whose name is no good title by itself. */
const TITLES: Record<string, string> = {
  ids: 'Identifiers',
  task: 'Task record',
  legacy_task: 'Legacy task record',
  layerize: 'Layerize result',
  tasks: 'Design tasks',
  webhooks_log: 'Webhook log and events',
  voyager: 'Desktop sign-in',
  media_3d: '3D generation',
  media_audio: 'Audio generation',
  media_layerize: 'Layerize',
  named_ops: 'Operations that are only named',
  auth: 'Authentication',
  events: 'Webhook events',
  webhooks: 'Webhook delivery',
  mcp: 'Tool server',
}
