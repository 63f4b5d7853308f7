import { groupsOf, type StepChanges } from '../../../scripts/compare/api-changes.js'
import { type ChangeRow, changesTable } from '../../../scripts/documents/versions.js'
import { type Html, html } from '../html.js'
import { markdown } from '../markdown.js'
import type { Page } from '../page.js'
import type { Source } from '../source.js'
import { changesPage as address, guidePage, operationPage } from '../urls.js'

/** Renders the page of what changed from each version of the API to the next, newest first. */
export function changesPage(source: Pick<Source, 'changes' | 'versions'>): Page {
  const { changes: steps } = source
  return {
    path: address(),
    source: 'openapi/versions.yaml',
    title: 'Changes',
    summary: 'What changed in the API from each version to the next, operation by operation.',
    body: html`<div class="page changes">
<h1>Changes in the API</h1>
<p class="lead">What a client sees differently from one version to the next. Breaking changes come only with a new
version; <a href="${guidePage('versions')}">Versions and migration</a> says how to choose a version and how to move.</p>
${steps.map((step, index) => section(step, source, index === 0))}</div>`,
  }
}

/** In the newest step, the address of an operation is its id. */
function section(step: StepChanges, { versions }: Pick<Source, 'versions'>, isNewest: boolean): Html {
  const sunset = versions.versions.find(({ date }) => date === step.from)?.sunset
  const anchor = (operationId: string) => (isNewest ? operationId : `${step.to}-${operationId}`)
  return html`<section id="${step.to}">
<h2>${step.to}</h2>
<p>Compared with ${step.from}${sunset ? `, whose sunset is ${sunset}` : ''}. ${countWords(step.operations.length)}</p>
${
  step.operations.length > 0
    ? html`<nav class="areas" aria-label="Operations that changed in ${step.to}">${step.operations.map(
        ({ operationId }) => html`<a href="#${anchor(operationId)}">${operationId}</a> `,
      )}</nav>\n`
    : ''
}${groupsOf(step).map((group) => groupSection(step, group, anchor))}${
  step.everywhere.length > 0
    ? html`<section class="change">\n<h3>Events and files</h3>\n${rowsTable(step, step.everywhere)}</section>\n`
    : ''
}</section>
`
}

function countWords(count: number): string {
  if (count === 0) return 'No operation changed.'
  return count === 1 ? 'One operation changed.' : `${count} operations changed.`
}

function groupSection(
  step: StepChanges,
  { operations, rows }: ReturnType<typeof groupsOf>[number],
  anchor: (operationId: string) => string,
): Html {
  const names = operations.map(
    (operationId) =>
      html`<span id="${anchor(operationId)}"><a href="${operationPage(step.to, operationId)}">${operationId}</a></span> `,
  )
  return html`<section class="change">\n<h3>${names}</h3>\n${rowsTable(step, rows)}</section>\n`
}

/** The links of a row are relative to the folder of the references. */
function rowsTable(step: StepChanges, rows: ChangeRow[]): Html {
  return markdown(changesTable(step, rows).replaceAll('](../', ']('))
}
