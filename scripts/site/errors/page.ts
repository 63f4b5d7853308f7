import type { Gaps } from '../../bundle/gaps.js'
import { type Html, html } from '../html.js'
import type { Page } from '../layout.js'
import { inline, markdown } from '../markdown.js'
import { errorEntry, gapEntry, referenceOperation } from '../places.js'
import type { Source } from '../source.js'
import { BARE, type ErrorCase, type ErrorEntry, type Errors, errorsOf, type OperationRef } from './entries.js'
import { ABOUT, KINDS, kindOf, RETRY, SECTIONS, statusRows, statusText } from './texts.js'

/** Renders the page of errors: every type and code, with an entry of its own, made from the contract. */
export function errorsPage(source: Pick<Source, 'documents' | 'gaps'>): Page {
  const errors = errorsOf(source)
  return {
    path: errorEntry(),
    title: 'Errors · Canvas Design API',
    summary: 'Every error type and code of the API: when it occurs, what to do, and whether to retry.',
    body: html`<div class="page errors">
<nav class="error-list" aria-label="Errors">
${SECTIONS.map(
  ({ title, of }) => html`<strong>${title}</strong>
${of(errors).map((name) => html`<a href="#${name}">${name === BARE ? KINDS.bare : html`<code>${breakable(name)}</code>`}</a>\n`)}`,
)}<a class="fields" href="#fields">Fields of an error</a>
</nav>
<article>
<h1>Errors</h1>
${markdown(ABOUT)}
<h2 id="statuses">By status</h2>
${statusTable(errors)}
${SECTIONS.map(
  ({ id, title, about, of }) => html`<h2 id="${id}">${title}</h2>
${markdown(about)}
${of(errors).map((name) => (name === BARE ? bareEntry(errors.bare) : entryOf(errors, name, source.gaps)))}`,
)}
<h2 id="fields">Fields of an error</h2>
${fieldTable(errors, source.gaps)}
</article>
</div>`,
  }
}

function statusTable(errors: Errors): Html {
  return html`<div class="table"><table>
<thead><tr><th scope="col">Status</th><th scope="col">Meaning</th><th scope="col">Types and codes</th></tr></thead>
<tbody>
${statusRows(errors).map(
  ({ status, meaning, names }) =>
    html`<tr><td><strong>${status}</strong></td><td>${inline(meaning)}</td><td>${names.map(
      (name) => html`${link(name)} `,
    )}</td></tr>\n`,
)}</tbody>
</table></div>`
}

function entryOf(errors: Errors, name: string, gaps: Gaps): Html {
  const entry = [...errors.types, ...errors.codes, ...errors.undocumented].find((known) => known.name === name)
  if (!entry) throw new Error(`There is no error ${name}.`)
  return html`<section class="error" id="${name}">
<h3><a href="#${name}"><code>${breakable(name)}</code></a></h3>
<p class="meta"><span class="badge">${kindOf(entry)}</span>${entry.types.map((type) => html`<span>of type ${link(type)}</span>`)}</p>
${entry.cases.map(caseOf)}
<dl>
${term(
  'Codes',
  entry.codes.map((code) => html`${link(code)} `),
)}${term('Retry', inline(RETRY[entry.retry]))}${term('Limits', list(entry.limits))}${
  entry.advice ? html`<dt><span class="badge advice">Advice</span></dt><dd>${inline(entry.advice)}</dd>\n` : ''
}${term(
  'Assumed',
  entry.gaps.map((id) => gapLine(id, gaps)),
)}</dl>
${examplesOf(entry)}</section>
`
}

function bareEntry(cases: ErrorCase[]): Html {
  return html`<section class="error" id="${BARE}">
<h3><a href="#${BARE}">${KINDS.bare}</a></h3>
${cases.map(caseOf)}</section>
`
}

function caseOf(one: ErrorCase): Html {
  return html`<div class="case">
<span class="status">${statusText(one.statuses)}</span>
<div>${markdown(one.description)}
${operationsOf(one)}</div>
</div>
`
}

/** More operations than this are folded. */
const FOLDED_ABOVE = 6

function operationsOf({ everywhere, operations }: ErrorCase): Html {
  if (everywhere) return html`<p class="operations">Every operation</p>`
  const links = html`${operations.map(operationLink)}`
  return operations.length > FOLDED_ABOVE
    ? html`<details class="operations"><summary>${operations.length} operations</summary>${links}</details>`
    : html`<p class="operations">${links}</p>`
}

function operationLink({ operationId, version }: OperationRef): Html {
  return html`<a href="${referenceOperation(version, operationId)}">${operationId}</a> `
}

function examplesOf({ cases }: ErrorEntry): Html[] {
  return cases
    .flatMap(({ examples }) => examples)
    .filter(({ value }, at, all) => all.findIndex((other) => sameBut(other.value, value)) === at)
    .map(
      ({ summary, description, value }) => html`<details class="example"><summary>Example: ${summary}</summary>
${description ? markdown(description) : ''}<pre tabindex="0"><code class="language-json">${JSON.stringify(value, null, 2)}</code></pre>
</details>
`,
    )
}

/** The examples of two responses may differ in nothing but the id of the request. */
function sameBut(one: unknown, other: unknown): boolean {
  const plain = (value: unknown) => JSON.stringify(value).replace(/"req_\w+"/, '')
  return plain(one) === plain(other)
}

function fieldTable({ fields }: Errors, gaps: Gaps): Html {
  return html`<div class="table"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Meaning</th><th scope="col">Type</th></tr></thead>
<tbody>
${fields.map(
  ({ name, types, description, gaps: ids }) =>
    html`<tr><td><code>${name}</code></td><td>${inline(description.replaceAll('\n', ' '))}${ids.map((id) => html` ${gapLine(id, gaps)}`)}</td><td>${types.join(' or ')}</td></tr>\n`,
)}</tbody>
</table></div>`
}

function gapLine(id: string, gaps: Gaps): Html {
  return html`<a class="assumed" href="${gapEntry(id)}">${inline(gaps[id]?.title ?? id)}</a>`
}

function list(lines: string[]): Html[] {
  return lines.map((line) => html`<p>${inline(line.charAt(0).toUpperCase() + line.slice(1))}.</p>`)
}

function term(title: string, content: Html | Html[]): Html | string {
  return Array.isArray(content) && content.length === 0 ? '' : html`<dt>${title}</dt><dd>${content}</dd>\n`
}

function link(name: string): Html {
  return name === BARE
    ? html`<a href="${errorEntry(name)}">${KINDS.bare}</a>`
    : html`<a href="${errorEntry(name)}"><code>${breakable(name)}</code></a>`
}

function breakable(name: string): Html[] {
  return name.split(/(?<=_)/).map((part, at) => (at === 0 ? html`${part}` : html`<wbr>${part}`))
}
