import { groupsOf, type StepChanges } from '../../../scripts/documents/api-changes.js'
import {
  type ChangeRow,
  changesTable,
  sunsetOfDefault,
  sunsetSentence,
} from '../../../scripts/documents/versions-text.js'
import { dayOfAll } from '../../contract/versions.js'
import { type Html, html } from '../html.js'
import { inline, markdown } from '../markdown.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { changesPage as address, guidePage, operationPage, operationsPage } from '../urls.js'

/** Renders the timeline of the API: the changes and the sunset of each version, latest day first. */
export function timelinePage(source: Pick<SiteSource, 'changes' | 'versions'>): Page {
  const events = versionEvents(source)
  const newest = source.versions.versions[0]?.date
  return {
    path: address(),
    source: 'openapi/versions.yaml',
    title: 'Changes',
    summary:
      'The timeline of the API: what changed with each version, operation by operation, and when a version ends.',
    body: html`<div class="page changes">
<h1>Changes in the API</h1>
<p class="lead">What changes for a client from one version to the next. Breaking changes come only with a new
version; <a href="${guidePage('versions')}">Versions and migration</a> says how to choose a version and how to move.</p>
${sunsetNotice(source.versions.versions)}<nav aria-label="On this page"><ol class="timeline">
${events.map(({ id, day, title, summary }) => html`<li data-day="${day}"><a href="#${id}">${day}</a> <strong>${title}</strong><br>${summary}</li>\n`)}</ol></nav>
${events.map((event) => section(event, event.id === newest))}</div>`,
  }
}

/** Returns a notice of what the sunset of the default version means. Scripts add how near it is. */
export function sunsetNotice(versions: SiteSource['versions']['versions']): Html[] {
  const { byDefault, sunset, next } = sunsetOfDefault(versions)
  return sunsetSentence(versions).map(
    (sentence) =>
      html`<blockquote><p data-sunset="${sunset ?? ''}" data-before="${byDefault}" data-after="${next}" data-mock-day="${dayOfAll(versions)}">${inline(fromRoot(sentence))}</p></blockquote>\n`,
  )
}

/** In the newest version, the address of an operation is its id. */
function section({ id, day, title, summary, step }: VersionEvent, isNewest: boolean): Html {
  const anchor = (operationId: string) => (isNewest ? operationId : `${id}-${operationId}`)
  return html`<section id="${id}">
<h2>${title}</h2>
<p>${day === id ? '' : `${day}. `}${summary}${day === id ? html` <a href="${operationsPage(id)}">Reference</a>` : ''}</p>
${step ? stepTables(step, anchor) : ''}</section>
`
}

function stepTables(step: StepChanges, anchor: (operationId: string) => string): Html {
  const operations = step.operations.map(
    ({ operationId }) => html`<a href="#${anchor(operationId)}">${operationId}</a> `,
  )
  return html`${operations.length > 0 ? html`<nav class="areas" aria-label="Operations that changed in ${step.to}">${operations}</nav>\n` : ''}${groupsOf(
    step,
  ).map(({ operations, rows }) =>
    changeSection(
      operations.map(
        (id, at) =>
          html`${at > 0 ? ', ' : ''}<span id="${anchor(id)}"><a href="${operationPage(step.to, id)}">${id}</a></span>`,
      ),
      step,
      rows,
    ),
  )}${step.everywhere.length > 0 ? changeSection([html`Events and files`], step, step.everywhere) : ''}`
}

function changeSection(title: Html[], step: StepChanges, rows: ChangeRow[]): Html {
  return html`<section class="change">\n<h3>${title}</h3>\n${markdown(fromRoot(changesTable(step, rows)))}</section>\n`
}

/** The links of a document are relative to the folder of the references. */
function fromRoot(text: string): string {
  return text.replaceAll('](../', '](')
}

/** What happens on a day: a version appears, with what it changed, or one reaches its sunset. */
type VersionEvent = {
  /** The fragment of its address on the page of changes. */
  id: string
  day: string
  title: string
  /** In a sentence. */
  summary: string
  /** Undefined for a sunset, and for the oldest version. */
  step: StepChanges | undefined
}

/** Returns the days of the versions, the latest first. */
function versionEvents({ changes, versions: { versions } }: Pick<SiteSource, 'changes' | 'versions'>): VersionEvent[] {
  const events = versions.flatMap(({ date, sunset }): VersionEvent[] => {
    const step = changes.find(({ to }) => to === date)
    return [
      { id: date, day: date, title: `Version ${date}`, summary: summaryOf(step), step },
      ...(sunset === null
        ? []
        : [
            {
              id: `sunset-${date}`,
              day: sunset,
              title: `Sunset of ${date}`,
              summary: `After this day, the response to a request that names ${date} is a 400.`,
              step: undefined,
            },
          ]),
    ]
  })
  return events.toSorted((one, other) => other.day.localeCompare(one.day))
}

function summaryOf(step: StepChanges | undefined): string {
  if (!step) return 'The oldest version that this contract describes.'
  const count = step.operations.length
  const changed = count === 0 ? 'No operation' : count === 1 ? 'One operation' : `${count} operations`
  return `${changed} changed since ${step.from}.`
}
