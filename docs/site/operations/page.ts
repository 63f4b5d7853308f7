import { STATUS_CODES } from 'node:http'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { CODE_SCRIPT, codeBlock, codeGroup } from '../code.js'
import { BARE } from '../errors/entries.js'
import { labelOf } from '../errors/texts.js'
import { type Html, html } from '../html.js'
import { inline } from '../markdown.js'
import type { OperationAdditions } from '../operation-links.js'
import type { Link, Page } from '../page.js'
import { changesTitle, groupName } from '../reference/document.js'
import { errorEntry, gapEntry, operationPage, operationsPage, referenceOperation, relative } from '../urls.js'
import { type BodyExample, bodyExamples, type Shown } from './list.js'
import { operationMarkdown } from './markdown.js'
import type { OperationParts } from './parts.js'
import { type Context, field, gapLinks, prose, schemaList } from './schema.js'

/**
 * Renders everything about an operation of one version as one plain page, which needs no JavaScript: for print, for the search
 * of a browser, and for search engines.
 */
export function operationPageOf(parts: OperationParts, context: Context): Page {
  const { version, operation, extra } = parts
  const { node, isWebhook } = operation
  const [successes, failures] = responsesOf(operation, context)
  return {
    path: context.path,
    title: `${operation.summary} · ${version} · Canvas Design API`,
    summary: firstSentence(String(node.description ?? operation.summary)),
    body: html`<div class="page operation">
<header>
<p class="crumbs"><a href="${relative(context.path, operationsPage(version))}">Version ${version}</a> <span aria-hidden="true">/</span> ${groupName(operation.tag)}</p>
<h1>${operation.summary}</h1>
<p class="endpoint"><span class="method ${operation.method.toLowerCase()}">${operation.method}</span> <code>${isWebhook ? 'your callback_url' : `/v1${operation.path}`}</code> <span class="muted">${isWebhook ? operation.path : operation.id}</span></p>
<p class="actions">${actions(parts, context)}</p>
</header>
<div class="columns">
<section aria-label="Description" class="text">${prose(node.description, context)}${changes(parts, context)}</section>
${samples(extra)}
<section aria-labelledby="request" class="text">
<h2 id="request">${isWebhook ? 'What you receive' : 'Request'}</h2>
${parameters(operation, context)}${body(operation, context)}</section>
${examplePanel('Example requests', requestExamples(operation, context))}
<section aria-labelledby="response" class="text">
<h2 id="response">${isWebhook ? 'Your response' : 'Response'}</h2>
${successes.map((response) => success(response, context))}</section>
${examplePanel(
  'Example responses',
  successes.flatMap(({ node }) => bodyExamples(node, context.document)),
)}
${isWebhook ? '' : errors(failures, context)}${callbacks(node, context)}${furtherReading(extra, context)}${gapList(parts, context)}</div>
</div>`,
    scripts: [CODE_SCRIPT],
    markdown: operationMarkdown(parts, context),
  }
}

/** Returns the first sentence of a description as plain text. */
export function firstSentence(markdown: string): string {
  const [paragraph = ''] = markdown.replaceAll(/[`*]/g, '').split('\n\n')
  const text = paragraph.replace(/\s+/g, ' ')
  return /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
}

function actions({ version, operation: { id }, extra, others }: OperationParts, { path }: Context): Html[] {
  const links: Link[] = [
    { label: 'In the reference', address: referenceOperation(version, id) },
    ...others.map((other) => ({ label: `In version ${other}`, address: operationPage(other, id) })),
    ...extra.links.filter((link) => !link.further),
  ]
  return links.map(({ label, address }) => html`<a href="${relative(path, address)}">${label}</a> `)
}

function changes({ version, extra }: OperationParts, context: Context): Html[] {
  return extra.changes.map(
    (table) => html`<h2 id="changes">${changesTitle(table, version)}</h2>
<div class="table even"><table>
<thead><tr><th>${table.older}</th><th>${table.newer}</th></tr></thead>
<tbody>
${table.rows.map(({ older, newer }) => html`<tr><td>${inside(older, context)}</td><td>${inside(newer, context)}</td></tr>\n`)}</tbody>
</table></div>
`,
  )
}

/** A line of Markdown, with its links, which are relative to the folder of the references, as links of this page. */
function inside(line: string, { path }: Context): Html {
  return inline(line.replaceAll('](../', `](${relative(path, '')}`))
}

function samples({ samples }: OperationAdditions): Html | string {
  if (samples.length === 0) return ''
  return html`<aside aria-label="Samples" class="beside">
${codeGroup(samples.map(({ lang, source }) => ({ code: source, language: lang })))}</aside>`
}

function examplePanel(title: string, examples: BodyExample[]): Html | string {
  if (examples.length === 0) return ''
  return html`<aside aria-label="${title}" class="beside panel">
<p class="caption">${title}</p>
${examples.map(
  ({ name, value }, at) => html`<details name="${title}"${at === 0 ? html` open` : ''}><summary>${name}</summary>
${codeBlock({ code: JSON.stringify(value, null, 2), language: 'json' })}</details>
`,
)}</aside>`
}

/** The samples of an operation show its first request, so a single example would be the same again. */
function requestExamples({ node, isWebhook }: Shown, { document }: Context): BodyExample[] {
  const content = resolve(document, node.requestBody ?? {})
  const examples = isObject(content) ? bodyExamples(content, document) : []
  return examples.length > 1 || isWebhook ? examples : []
}

function parameters({ parameters, isWebhook }: Shown, context: Context): Html | string {
  if (parameters.length === 0) return ''
  return html`<h3 id="parameters">${isWebhook ? 'Headers' : 'Parameters'}</h3>
<ul class="fields">
${parameters.map((node) => parameterField(node, 'parameter', `${node.in}`, context))}</ul>
`
}

function parameterField(node: JsonObject, scope: string, place: string, context: Context): Html {
  const { schema, example, name, description, required } = node
  const described = {
    ...(isObject(schema) ? schema : {}),
    ...(description ? { description } : {}),
    ...(example === undefined ? {} : { examples: [example] }),
    'x-gap': [node['x-gap'] ?? [], (isObject(schema) && schema['x-gap']) || []].flat(),
  }
  return field(
    { name: String(name), schema: described, required: required === true, id: `${scope}.${name}`, place },
    context,
  )
}

function body({ node }: Shown, context: Context): Html | string {
  const body = resolve(context.document, node.requestBody ?? null)
  if (!isObject(body)) return ''
  return html`<h3 id="body">Body</h3>
${media(body, context)}${prose(body.description, context)}${schemaOf(body, 'body', context)}`
}

function media({ content, required }: JsonObject, _: Context): Html {
  const [type = ''] = Object.keys(isObject(content) ? content : {})
  return html`<p class="field"><span class="type">${type}</span>${required === true ? html` <span class="flag required">required</span>` : ''}</p>\n`
}

function schemaOf({ content }: JsonObject, id: string, context: Context): Html | string {
  const [media] = Object.values(isObject(content) ? content : {})
  return isObject(media) && media.schema ? schemaList(media.schema, id, context) : ''
}

type Response = { status: string; node: JsonObject }

/** Returns the responses: successes, and failures. */
function responsesOf({ node, isWebhook }: Shown, { document }: Context): [Response[], Response[]] {
  const all = Object.entries(node.responses as JsonObject).flatMap(([status, reference]) => {
    const response = resolve(document, reference)
    return isObject(response) ? [{ status, node: response }] : []
  })
  const isSuccess = ({ status }: Response) => isWebhook || /^[23]/.test(status)
  return [all.filter(isSuccess), all.filter((response) => !isSuccess(response))]
}

function success({ status, node }: Response, context: Context): Html {
  const headers = Object.entries(isObject(node.headers) ? node.headers : {}).flatMap(([name, reference]) => {
    const header = resolve(context.document, reference)
    return isObject(header) ? [{ ...header, name } as JsonObject] : []
  })
  return html`<h3 id="response.${status}">${status} ${STATUS_CODES[status] ?? ''}</h3>
${prose(node.description, context)}${gapLinks(node, context)}${headers.length > 0 ? html`<h4>Headers</h4>\n<ul class="fields">\n${headers.map((header) => parameterField(header, `response.${status}`, 'header', context))}</ul>\n` : ''}${isObject(node.content) ? html`<h4>Body</h4>\n${media(node, context)}${schemaOf(node, `response.${status}`, context)}` : ''}`
}

function errors(failures: Response[], context: Context): Html | string {
  if (failures.length === 0) return ''
  return html`<section aria-labelledby="errors" class="text">
<h2 id="errors">Errors</h2>
<div class="table"><table>
<thead><tr><th>Status</th><th>When</th><th>Type and code</th></tr></thead>
<tbody>
${failures.map(
  ({
    status,
    node,
  }) => html`<tr><td>${status === 'default' ? 'Other' : status}</td><td>${prose(node.description, context)}${gapLinks(node, context)}</td><td>${errorNames(node, context)}</td></tr>
`,
)}</tbody>
</table></div>
</section>
${examplePanel(
  'Example errors',
  failures.flatMap(({ status, node }) =>
    bodyExamples(node, context.document).map(({ name, value }) => ({ name: `${status}: ${name}`, value })),
  ),
)}
`
}

/** The types and codes that the examples of an error response have, as links to what they mean. */
function errorNames(node: JsonObject, { document, path }: Context): Html[] {
  const names = bodyExamples(node, document).flatMap(({ value }) => {
    const error = isObject(value as Json) ? (value as JsonObject).error : undefined
    return isObject(error) ? [error.type, error.code].filter((name) => typeof name === 'string') : []
  })
  const known = names.length > 0 ? [...new Set(names.map(String))] : [BARE]
  return known.map((name) => html`<a href="${relative(path, errorEntry(name))}">${inline(labelOf(name))}</a> `)
}

function callbacks({ callbacks }: JsonObject, context: Context): Html | string {
  const found = Object.values(isObject(callbacks) ? callbacks : {}).flatMap((reference) => {
    const callback = resolve(context.document, reference)
    const items = Object.values(isObject(callback) ? callback : {})
    return items.flatMap((item) => Object.values(isObject(item) ? item : {})).filter(isObject)
  })
  return html`${found.map(
    (node) => html`<section aria-labelledby="webhook" class="text">
<h2 id="webhook">Webhook: ${String(node.summary)}</h2>
${prose(node.description, context)}${gapLinks(node, context)}</section>
`,
  )}`
}

function furtherReading({ links }: OperationAdditions, { path }: Context): Html | string {
  const further = links.filter((link) => link.further)
  if (further.length === 0) return ''
  return html`<section aria-labelledby="further" class="text">
<h2 id="further">Guides and workflows</h2>
<ul class="further">
${further.map(({ label, address }) => html`<li><a href="${relative(path, address)}">${label}</a></li>\n`)}</ul>
</section>
`
}

function gapList({ gaps: ids }: OperationParts, { gaps, path }: Context): Html | string {
  const known = ids.flatMap((id) => (gaps[id] ? [{ id, gap: gaps[id] }] : []))
  if (known.length === 0) return ''
  return html`<section aria-labelledby="gaps" class="text wide">
<h2 id="gaps">Gaps</h2>
<p>What the description of the service leaves open about this operation, and what is assumed here.</p>
<ul class="gap-list">
${known.map(
  ({ id, gap }) =>
    html`<li><a href="${relative(path, gapEntry(id))}">${inline(gap.title)}</a><span>${inline(gap.assumed)}</span></li>\n`,
)}</ul>
</section>
`
}
