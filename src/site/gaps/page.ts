import type { Gap, Gaps } from '../../../scripts/read/gaps.js'
import { VERSIONS } from '../../../scripts/support/paths.js'
import { escapeHtml, Html, html, tableHtml } from '../html.js'
import { inline } from '../markdown.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { gapPlaces, placeName, type ReferencePlace } from './gap-places.js'

/**
 * Renders the page of all gaps by area, each with links to the places in the reference that it concerns. An area is the first
 * part of an id. Operations without a documented method and path share one table. `?at=createTask` in the URL shows only the gaps of that
 * place.
 */
export function gapsPage({ gaps, documents, surface }: Pick<SiteSource, 'gaps' | 'documents' | 'surface'>): Page {
  const places = VERSIONS.map((version) => ({ version, of: gapPlaces(documents[version], surface) }))
  const areas = byArea(gaps)
  const count = Object.keys(gaps).length
  return {
    path: 'gaps.html',
    source: 'openapi/gaps',
    title: 'Gaps',
    summary: 'What the description of the service leaves open, and what this contract assumes.',
    body: html`<div class="page">
<h1>Gaps</h1>
<p class="lead">This contract is written from a single description of the service. This page lists every question that
the description leaves open, what the contract assumes, and where that matters in the reference.</p>
<ul class="legend">
${legend(STAKES)}${legend(KINDS_OF_GAP)}</ul>
<form class="filter" role="search">
<label><span>Find</span><input type="search" name="text" placeholder="An id, a field, a word" autocomplete="off"></label>
${choice('Place', 'at', 'Any place', allPlaces(places))}${choice('Impact', 'stake', 'Any impact', Object.keys(STAKES))}${choice('Kind', 'kind', 'Any kind', Object.keys(KINDS_OF_GAP))}
<output>${count} gaps</output>
</form>
<nav class="areas" aria-label="Areas">${[...areas.keys()].map(
      (area) => html`<a href="#area-${area}">${titleOf(area)}</a> `,
    )}</nav>
${[...areas].map(
  ([area, entries]) => html`<section class="area" id="area-${area}">
<h2>${titleOf(area)}</h2>
${entries.filter((one) => !isOnlyNamed(one)).map(([id, gap]) => entry(id, gap, places))}${namedTable(entries.filter(isOnlyNamed))}</section>
`,
)}
<p class="nothing" hidden>No gap matches. Try a shorter word or another filter.</p>
</div>`,
    scripts: ['gaps.js'],
  }
}

type GapEntry = [string, Gap]

function byArea(gaps: Gaps): Map<string, GapEntry[]> {
  const areas = new Map<string, GapEntry[]>()
  for (const [id, gap] of Object.entries(gaps)) {
    const [area = id] = id.split('.')
    areas.set(area, [...(areas.get(area) ?? []), [id, gap]])
  }
  return areas
}

const STAKES: Record<Gap['stake'], string> = {
  breaking: 'If the assumption is wrong, a client breaks: a path, a name, a status, a default.',
  shape: 'If it is wrong, a field or a body looks different.',
  detail: 'If it is wrong, a detail or a rare case differs.',
}

const KINDS_OF_GAP: Record<Gap['kind'], string> = {
  unknown: 'The description says that it does not show this.',
  contradiction: 'Two of its statements disagree.',
  silence: 'It does not mention this, and the contract had to choose.',
}

function legend(meanings: Record<string, string>): Html[] {
  return Object.entries(meanings).map(([name, meaning]) => html`<li>${badge(name)} ${meaning}</li>\n`)
}

function choice(label: string, name: string, all: string, values: string[]): Html {
  return html`<label><span>${label}</span><select name="${name}"><option value="">${all}</option>
${values.map((value) => html`<option>${value}</option>`)}</select></label>
`
}

type PlacesOf = { version: string; of: Map<string, ReferencePlace[]> }

/** Returns the names of all places that have gaps, sorted. */
function allPlaces(places: PlacesOf[]): string[] {
  return [...new Set(places.flatMap(({ of }) => [...of.values()].flat().map(placeName)))].sort()
}

function entry(id: string, gap: Gap, places: PlacesOf[]): Html {
  const at = new Set(places.flatMap(({ of }) => (of.get(id) ?? []).map(placeName)))
  return html`<article class="gap" id="${id}" data-kind="${gap.kind}" data-stake="${gap.stake}" data-at="${[...at].join(' ')}">
<h3>${inline(gap.title)}</h3>
<p class="meta">${badge(gap.stake)}${badge(gap.kind)}<a class="id" href="#${id}"><code>${id}</code></a></p>
<dl class="facts">
<dt>Documented</dt><dd>${inline(gap.source)}</dd>
<dt>Assumed</dt><dd>${inline(gap.assumed)}</dd>
${gap.otherwise ? html`<dt>Could also be</dt><dd>${inline(gap.otherwise)}</dd>\n` : ''}${gap.mock ? html`<dt>In the mock</dt><dd>${inline(gap.mock)}</dd>\n` : ''}<dt>Where</dt><dd>${where(id, gap, places)}</dd>
</dl>
</article>
`
}

/** True for an operation with neither a method nor a path: an entry of its own would say nothing else. */
function isOnlyNamed([id, { nowhere }]: GapEntry): boolean {
  return nowhere === true && id.startsWith('named_ops.')
}

function namedTable(entries: GapEntry[]): Html | string {
  if (entries.length === 0) return ''
  const rows = entries.map(
    ([id, { kind, stake, title, source, otherwise = '' }]) =>
      html`<tr class="gap" id="${id}" data-kind="${kind}" data-stake="${stake}" data-at=""><td><a href="#${id}">${inline(title)}</a></td><td>${inline(source)}</td><td>${inline(otherwise)}</td></tr>\n`,
  )
  return html`<p>These operations are named without a method or a path, so the contract does not have them.</p>
${tableHtml(['Operation', 'Documented', 'Could be'], rows)}`
}

function where(id: string, gap: Gap, places: PlacesOf[]): Html | Html[] {
  if (gap.nowhere) return html`<span class="muted">Nowhere: it concerns nothing in the documents.</span>`
  const shown = places.map(({ version, of }) => ({ version, places: of.get(id) ?? [] }))
  if (shown.every(({ places }) => places.length === 0))
    return html`<span class="muted">In the documents, at a node that the reference does not show.</span>`
  return shown
    .filter(({ places }) => places.length > 0)
    .map(
      ({ version, places }) =>
        html`<div class="places"><span class="muted">${version}</span>${list(version, places)}</div>\n`,
    )
}

/** More places than this are collapsed, because they would hide the text. */
const FOLDED_ABOVE = 6

function list(version: string, places: ReferencePlace[]): Html {
  const links = html`<ul>${places.map(
    ({ label, address }) => html`<li><a href="${address(version)}">${label}</a></li>`,
  )}</ul>`
  return places.length > FOLDED_ABOVE
    ? html`<details><summary>${places.length} places</summary>${links}</details>`
    : links
}

function badge(name: string): Html {
  return html`<span class="badge ${name}">${name}</span>`
}

function titleOf(area: string): Html {
  const words = area.replaceAll('_', ' ')
  return new Html(escapeHtml(TITLES[area] ?? words.charAt(0).toUpperCase() + words.slice(1)))
}

/** Titles of areas whose names are not good titles. */
const TITLES: Record<string, string> = {
  ids: 'Identifiers',
  response: 'Responses',
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
