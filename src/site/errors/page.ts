import type { Gaps } from '../../../scripts/read/gaps.js'
import { codeBlock } from '../code.js'
import { type Html, html, tableHtml } from '../html.js'
import { inline, markdown } from '../markdown.js'
import type { Page } from '../page.js'
import type { SiteSource } from '../source.js'
import { errorEntry, gapEntry, operationPage } from '../urls.js'
import { type ErrorCase, type ErrorEntry, type Errors, errorsOf, type OperationRef } from './entries.js'
import { ABOUT, kindOf, nameOf, RETRY, SECTIONS, statusList, statusRows, textsOf } from './texts.js'

/** Renders the page of errors: every type and code with an address of its own, made from the contract. */
export function errorsPage(source: Pick<SiteSource, 'documents' | 'gaps'>): Page {
  const errors = errorsOf(source)
  return {
    path: errorEntry(),
    source: 'openapi/shared/responses',
    title: 'Error types and codes',
    summary: 'Every error type and code of the API: when it occurs, what to do, and whether to retry.',
    side: errorList(errors),
    body: html`<article class="page errors">
<h1>Errors</h1>
${markdown(ABOUT)}
<h2 id="statuses">By status</h2>
${statusTable(errors)}
${SECTIONS.map(
  ({ id, title, about, entriesOf }) => html`<h2 id="${id}">${title}</h2>
${markdown(about)}
${entriesOf(errors).map((entry) => entrySection(entry, source.gaps))}`,
)}
<h2 id="fields">Fields of an error</h2>
${fieldTable(errors, source.gaps)}
</article>`,
  }
}

function errorList(errors: Errors): Html {
  return html`<nav class="side" aria-label="Errors">
<details class="fold-side" open><summary>All errors</summary>
${SECTIONS.map(
  ({ title, entriesOf }) => html`<details open><summary>${title}</summary><ul>
${entriesOf(errors).map((entry) => html`<li>${link(entry.name)}</li>\n`)}</ul></details>
`,
)}<a href="#fields">Fields of an error</a>
</details></nav>
`
}

function statusTable(errors: Errors): Html {
  const rows = statusRows(errors).map(({ status, meanings, names }) => {
    const texts = meanings.map((meaning) => html`<div>${inline(meaning)}</div>`)
    const links = names.map((name) => html`<div>${link(name)}</div>`)
    return html`<tr><td><strong>${status}</strong></td><td>${texts}</td><td>${links}</td></tr>\n`
  })
  return tableHtml(['Status', 'Meaning', 'Types and codes'], rows)
}

function entrySection(entry: ErrorEntry, gaps: Gaps): Html {
  const { name, types, codes, cases, retry, limits, advice } = entry
  const terms = [
    ...term(
      'Codes',
      codes.map((code) => html`${link(code)} `),
    ),
    ...(retry ? term('Retry', [inline(RETRY[retry])]) : []),
    ...term(
      'Limits',
      limits.map((limit) => html`<p>${inline(limit)}</p>`),
    ),
    ...(advice ? term('Advice', [inline(advice)], 'badge advice') : []),
    ...term(
      'Assumed',
      entry.gaps.map((id) => gapLink(id, gaps)),
    ),
  ]
  return html`<details class="error fold-phone" id="${name}" open>
<summary><h3>${label(name)}</h3></summary>
<p class="meta">${kindOf(entry).map((kind) => html`<span class="badge">${inline(kind)}</span>`)}${types.map((type) => html`<span>of type ${link(type)}</span>`)}</p>
${cases.map((one) => caseOf(entry, one))}
${terms.length > 0 ? html`<dl class="facts">\n${terms}</dl>\n` : ''}${examplesOf(entry)}</details>
`
}

function caseOf(entry: ErrorEntry, one: ErrorCase): Html {
  return html`<div class="facts">
<span class="error-status">${statusList(one.statuses)}</span>
<div>${textsOf(entry, one).map((text) => markdown(text))}${operationsOf(one)}</div>
</div>
`
}

/** More operations than this are folded, unless they lead to the fields of a request. */
const FOLDED_ABOVE = 6

function operationsOf({ everywhere, operations, examples, statuses }: ErrorCase): Html {
  if (everywhere) return html`<p class="note error-operations">Every operation</p>`
  const namesFields = examples.some(({ value }) => (value as NamedFields).error.details?.fields)
  const links = operations.map((one) => {
    const link = operationLink(one, statuses[0])
    return namesFields ? html`<div>${link}${fieldLinks(one)}</div>\n` : link
  })
  return operations.length > FOLDED_ABOVE
    ? html`<details class="note error-operations"${namesFields ? html` open` : ''}><summary>${operations.length} operations${namesFields ? ', with the fields that the error can name' : ''}</summary>${links}</details>`
    : html`<div class="note error-operations">${links}</div>`
}

function operationLink({ operationId, version }: OperationRef, status = ''): Html {
  return html`<a href="${operationPage(version, operationId, `response.${status}`)}">${operationId}</a> `
}

/** The body of an error that names the fields that it is about. */
type NamedFields = { error: { details?: { fields?: unknown } } }

function fieldLinks({ operationId, version, fields }: OperationRef): Html[] {
  return fields.map(
    (name) => html`<a href="${operationPage(version, operationId, `body.${name}`)}"><code>${name}</code></a> `,
  )
}

/** The first example is open, so that a reader who came for this error sees one. */
function examplesOf({ cases }: ErrorEntry): Html[] {
  const examples = cases.flatMap((one) => one.examples)
  return examples
    .filter(({ summary }, at) => examples.findIndex((other) => other.summary === summary) === at)
    .map(
      ({ summary, value }, at) => html`<details class="example"${at === 0 ? html` open` : ''}>
<summary>Example: ${summary}</summary>
${codeBlock({ code: JSON.stringify(value, null, 2), language: 'json' })}</details>
`,
    )
}

function fieldTable({ fields }: Errors, gaps: Gaps): Html {
  const rows = fields.map(({ name, types, description, gaps: ids }) => {
    const links = ids.map((id) => html` ${gapLink(id, gaps)}`)
    const meaning = html`${markdown(description)}${links.length > 0 ? html`<p class="note">Assumed:${links}</p>` : ''}`
    const type = html`<p class="note">${types.join(' or ')}</p>`
    return html`<tr><td><code>${name}</code>${type}</td><td>${meaning}</td></tr>\n`
  })
  return tableHtml(['Field', 'Meaning'], rows)
}

function term(title: string, content: Html[], style = ''): Html[] {
  if (content.length === 0) return []
  const shown = style ? html`<span class="${style}">${title}</span>` : title
  return [html`<dt>${shown}</dt><dd>${content}</dd>\n`]
}

function gapLink(id: string, gaps: Gaps): Html {
  return html`<a class="assumed" href="${gapEntry(id)}">${inline(gaps[id]?.title ?? id)}</a>`
}

function link(name: string): Html {
  return html`<a href="${errorEntry(name)}">${label(name)}</a>`
}

function label(name: string): Html {
  return nameOf(name) === name ? html`<code>${name}</code>` : html`${nameOf(name)}`
}
