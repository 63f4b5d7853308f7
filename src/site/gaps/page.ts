import type { Gap, Gaps } from '../../../scripts/read/gaps.js'
import { VERSIONS } from '../../../scripts/support/paths.js'
import { areaOf } from '../../contract/gaps.js'
import { type Html, html, tableHtml } from '../html.js'
import { inline } from '../markdown.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { gapArea, gapEntry, guidePage, relative } from '../urls.js'
import { gapPlaces, gapsInTraffic, placeName, type ReferencePlace } from './gap-places.js'

/**
 * Renders the list of all gaps, and a page for each area, with links to the places in the reference that each gap
 * concerns. An area is the first part of an id. Operations without a documented method and path share one table.
 * `gaps.html?at=createTask` lists only the gaps of that place.
 */
export function gapsPages(source: Pick<SiteSource, 'gaps' | 'documents' | 'surface'>): Page[] {
  const places = placesOf(source)
  const areas = byArea(source.gaps)
  return [
    overview(source.gaps, areas, places),
    ...[...areas].map(([area, entries]) => areaPage(area, entries, [...areas.keys()], places)),
  ]
}

function overview(gaps: Gaps, areas: Areas, places: Places): Page {
  return {
    path: LIST,
    source: 'openapi/gaps',
    title: 'Gaps',
    summary: 'What the description of the service leaves open, and what this contract assumes.',
    scripts: ['gaps.js'],
    body: html`<div class="page">
<h1>Gaps</h1>
<p class="lead">This contract is written from a single description of the service. This page lists every question that
the description leaves open. Each leads to what is documented, what the contract assumes, and where that matters in the reference.</p>
<ul class="legend">
${legend(STAKES)}${legend(KINDS_OF_GAP)}</ul>
<form class="filter" role="search">
<label><span>Find</span><input type="search" name="text" placeholder="A word of the question, or an id" autocomplete="off"></label>
${choice('Place', 'at', 'Any place', allPlaces(places))}${choice('Impact', 'stake', 'Any impact', Object.keys(STAKES))}${choice('Kind', 'kind', 'Any kind', Object.keys(KINDS_OF_GAP))}
<output>${Object.keys(gaps).length} gaps</output>
</form>
<p class="without-script note">A filter for this list appears where scripts run. Without them, search this page with your browser.</p>
${[...areas].map(
  ([
    area,
    entries,
  ]) => html`<details class="fold section area" id="area-${area}" open><summary><h2>${titleOf(area)}</h2> <span class="muted">${entries.length}</span></summary>
<ul class="fields">
${entries.map(
  ([id, gap]) =>
    html`<li class="gap" id="${id}" data-kind="${gap.kind}" data-stake="${gap.stake}" data-at="${(places.get(id) ?? []).map(placeName).join(' ')}"><a href="${gapEntry(id)}">${inline(gap.title)}</a> ${badge(gap.stake)} ${badge(gap.kind)}</li>\n`,
)}</ul>
<p><a href="${gapArea(area)}">All of ${titleOf(area)}, with what is assumed</a></p>
</details>
`,
)}<p class="nothing" hidden>No gap matches. Try a shorter word or another filter.</p>
</div>`,
  }
}

function areaPage(area: string, entries: GapEntry[], areas: string[], places: Places): Page {
  const path = gapArea(area)
  const links = areas.map(
    (other) =>
      html`<li><a href="${relative(path, gapArea(other))}"${other === area ? html` aria-current="page"` : ''}>${titleOf(other)}</a></li>\n`,
  )
  const named = entries.filter(isOnlyNamed)
  return {
    path,
    source: `openapi/gaps/${area}.yaml`,
    title: `Gaps: ${titleOf(area)}`,
    summary: `What the description of the service leaves open about ${titleOf(area)}, and what this contract assumes.`,
    side: html`<nav class="side" aria-label="Gaps">
<details class="fold-side" open><summary>All areas</summary><a href="${relative(path, LIST)}">All gaps</a><ul>
${links}</ul></details></nav>
`,
    body: html`<div class="page">
<p class="crumbs"><a href="${relative(path, LIST)}">Gaps</a></p>
<h1>${titleOf(area)}</h1>
${entries.filter((one) => !isOnlyNamed(one)).map(([id, gap]) => entry(id, gap, places, path))}${namedTable(named)}</div>`,
  }
}

/** The list of all gaps. */
const LIST = 'gaps.html'

type GapEntry = [string, Gap]

type Areas = Map<string, GapEntry[]>

function byArea(gaps: Gaps): Areas {
  const areas: Areas = new Map()
  for (const [id, gap] of Object.entries(gaps)) {
    const area = areaOf(id)
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

/** The places of each gap. A place that several versions have is that of the newest. */
type Places = Map<string, (ReferencePlace & { version: string; isRecorded: boolean })[]>

function placesOf({ documents, surface }: Pick<SiteSource, 'documents' | 'surface'>): Places {
  const found: Places = new Map()
  for (const version of VERSIONS) {
    const recorded = gapsInTraffic(documents[version])
    for (const [id, places] of gapPlaces(documents[version], surface)) {
      const known = found.get(id) ?? []
      const news = places.filter(({ label }) => !known.some((place) => place.label === label))
      found.set(id, [...known, ...news.map((place) => ({ ...place, version, isRecorded: recorded.has(id) }))])
    }
  }
  return found
}

/** Returns the names of all places that have gaps, sorted. */
function allPlaces(places: Places): string[] {
  return [...new Set([...places.values()].flat().map(placeName))].sort()
}

function entry(id: string, gap: Gap, places: Places, path: string): Html {
  return html`<article class="gap" id="${id}">
<h2>${inline(gap.title)}</h2>
<p class="meta">${badge(gap.stake)}${badge(gap.kind)}<a class="id" href="#${id}"><code>${id}</code></a></p>
<dl class="facts">
<dt>Documented</dt><dd>${inline(gap.source)}</dd>
<dt>Assumed</dt><dd>${inline(gap.assumed)}</dd>
${gap.otherwise ? html`<dt>Could also be</dt><dd>${inline(gap.otherwise)}</dd>\n` : ''}${gap.mock ? html`<dt>In the mock</dt><dd>${inline(gap.mock)}</dd>\n` : ''}<dt>Where</dt><dd>${where(gap, places.get(id) ?? [], path)}</dd>
${places.get(id)?.some(({ isRecorded }) => isRecorded) ? html`<dt>Evidence</dt><dd><a href="${relative(path, `${guidePage('conform')}#recorded-traffic`)}">Recorded traffic</a> of these operations.</dd>\n` : ''}</dl>
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
    ([id, { title, source, otherwise = '' }]) =>
      html`<tr id="${id}"><td><a href="#${id}">${inline(title)}</a></td><td>${inline(source)}</td><td>${inline(otherwise)}</td></tr>\n`,
  )
  return html`<p>These operations are named without a method or a path, so the contract does not have them.</p>
${tableHtml(['Operation', 'Documented', 'Could be'], rows)}`
}

function where({ nowhere }: Gap, places: NonNullable<ReturnType<Places['get']>>, path: string): Html {
  if (nowhere) return html`<span class="muted">Nowhere: it concerns nothing in the documents.</span>`
  if (places.length === 0)
    return html`<span class="muted">In the documents, at a node that the reference does not show.</span>`
  const links = html`<ul>${places.map(
    ({ label, address, version }) =>
      html`<li><a href="${relative(path, address(version))}">${label}</a>${version === VERSIONS[0] ? '' : ` in ${version}`}</li>`,
  )}</ul>`
  return html`<div class="places">${places.length > FOLDED_ABOVE ? html`<details><summary>${places.length} places</summary>${links}</details>` : links}</div>`
}

/** More places than this are collapsed, because they would hide the text. */
const FOLDED_ABOVE = 6

function badge(name: string): Html {
  return html`<span class="badge ${name}">${name}</span>`
}

function titleOf(area: string): string {
  const words = area.replaceAll('_', ' ')
  return TITLES[area] ?? words.charAt(0).toUpperCase() + words.slice(1)
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
