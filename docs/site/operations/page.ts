import { STATUS_CODES } from 'node:http'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { codeBlock, codeGroup } from '../code.js'
import { BARE } from '../errors/entries.js'
import { labelOf } from '../errors/texts.js'
import { type Html, html, table } from '../html.js'
import { inline } from '../markdown.js'
import type { ChangeTable, OperationAdditions } from '../operation-links.js'
import type { Page } from '../page.js'
import { sampleSettings } from '../samples/settings.js'
import {
  documentFile,
  errorEntry,
  gapEntry,
  gapsAt,
  guidePage,
  operationPage,
  operationsPage,
  relative,
  tryOperation,
  workflowPage,
} from '../urls.js'
import { type Description, descriptionOf } from './description.js'
import { type BodyExample, bodyExamples, groupName, type Shown } from './list.js'
import { type Context, field, fold, gapLinks, prose, schemaList } from './schema.js'

/** What the page of an operation is made from. */
export type OperationParts = {
  version: string
  operation: Shown
  additions: OperationAdditions
  /** The ids of all gaps of the operation. */
  gaps: string[]
  /** The other versions that have the operation. */
  others: string[]
  /** The file of the contract that has the operation. */
  source: string
  /** The list of all operations beside the page. */
  menu: Html
  previous: Shown | undefined
  next: Shown | undefined
}

/** Renders everything about an operation of one version as one page, fields first. It needs no script. */
export function operationPageOf(parts: OperationParts, context: Context): Page {
  const { version, operation, additions, menu } = parts
  const description = descriptionOf(String(operation.node.description ?? ''))
  return {
    path: context.path,
    title: `${operation.summary} · ${version}`,
    summary: `${description.summary || operation.summary} Version ${version}.`,
    side: menu,
    source: parts.source,
    body: html`<div class="columns">
${head(parts, description, context)}
<div class="text">
${request(parts, context)}${responses(operation, context)}${details(description, context)}${errors(operation, context)}${limits(description, context)}${callbacks(operation, context)}${furtherReading(additions, context)}${changes(parts, context)}${assumptions(parts, context)}${neighbors(parts, context)}</div>
${aside(parts, context)}
</div>`,
  }
}

function head({ version, operation, others }: OperationParts, { lead, scopes, notes }: Description, context: Context) {
  const { id, tag, method, path, isWebhook, summary } = operation
  const to = (address: string) => relative(context.path, address)
  return html`<header>
<p class="crumbs"><a href="${to(operationsPage(version))}">Version ${version}</a> / <a href="${to(operationsPage(version, tag))}">${groupName(tag)}</a>${others.map((other) => html` · <a href="${to(operationPage(other, id))}">In version ${other}</a>`)}</p>
<h1>${summary}</h1>
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${isWebhook ? 'your callback_url' : `/v1${path}`}</code> <span class="muted">${isWebhook ? path : id}</span></p>
<div class="lead">${prose(lead, context)}</div>
${prose(notes, context)}${scopes ? html`<p class="meta">Required <a href="${to(guidePage('authentication'))}#scopes">scopes</a>: ${inline(scopes)}</p>\n` : ''}</header>`
}

function aside({ version, operation, additions: { samples, workflows } }: OperationParts, context: Context): Html {
  const { successes, failures } = responsesOf(operation, context)
  const requests = requestExamples(operation, context)
  const [first, ...others] = samples.map((sample) =>
    codeGroup(sample.map(({ lang, source }) => ({ code: source, language: lang }))),
  )
  const to = (address: string) => relative(context.path, address)
  return html`<aside aria-label="Samples and examples" class="beside">
${
  first
    ? html`<div class="sample">${first}<p class="actions"><a class="button strong" href="${to(tryOperation(version, operation.id))}">Try it</a></p>
${workflows.length > 0 ? html`<p class="meta">With what comes before and after, as complete programs: ${workflows.map(({ title, name }, at) => html`${at > 0 ? ', ' : ''}<a href="${to(workflowPage(name))}">${title}</a>`)}</p>\n` : ''}${sampleSettings(context.path, context.document)}</div>\n`
    : ''
}${panel(
  first ? 'More requests' : 'Example requests',
  first
    ? others.map((sample, at) => [requests[at + 1]?.name ?? '', sample])
    : requests.map(({ name, value }) => [name, json(value)]),
  !first,
)}${panel(
  'Example responses',
  successes.flatMap(({ node }) => bodyExamples(node, context.document)).map(({ name, value }) => [name, json(value)]),
  true,
)}${panel(
  'Example errors',
  failures.flatMap(({ status, node }) =>
    bodyExamples(node, context.document).map(({ name, value }): Example => [`${status}: ${name}`, json(value)]),
  ),
)}</aside>`
}

type Example = [name: string, content: Html]

function json(value: unknown): Html {
  return codeBlock({ code: JSON.stringify(value, null, 2), language: 'json' })
}

function panel(title: string, examples: Example[], opensFirst = false): Html | string {
  if (examples.length === 0) return ''
  return html`<section class="panel" aria-label="${title}">
<p class="caption">${title}</p>
${examples.map(([name, content], at) => fold(html`${name}`, content, { isOpen: opensFirst && at === 0 }))}</section>
`
}

function requestExamples({ node }: Shown, { document }: Context): BodyExample[] {
  const content = resolve(document, node.requestBody ?? {})
  return isObject(content) ? bodyExamples(content, document) : []
}

/** Path and query come first, then the body. The headers, which most operations share, come last. */
function request({ operation }: OperationParts, context: Context): Html {
  const { parameters, isWebhook } = operation
  const isHeader = (parameter: JsonObject) => parameter.in === 'header'
  return html`<section aria-labelledby="request">
<h2 id="request">${isWebhook ? 'What you receive' : 'Request'}</h2>
${parameterList(
  'parameters',
  'Parameters',
  parameters.filter((one) => !isHeader(one)),
  context,
)}${body(operation, context)}${parameterList('headers', 'Headers', parameters.filter(isHeader), context)}</section>
`
}

function parameterList(id: string, title: string, parameters: JsonObject[], context: Context): Html | string {
  if (parameters.length === 0) return ''
  return html`<h3 id="${id}">${title}</h3>
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
  return html`<h3 id="body">Body ${mediaType(body)}</h3>
${prose(body.description, context)}${schemaOf(body, 'body', context)}`
}

function mediaType({ content, required }: JsonObject): Html {
  const [type = ''] = Object.keys(isObject(content) ? content : {})
  return html`<span class="type">${type}${required === true ? ', required' : ''}</span>`
}

function schemaOf({ content }: JsonObject, id: string, context: Context): Html | string {
  const [media] = Object.values(isObject(content) ? content : {})
  return isObject(media) && media.schema ? schemaList(media.schema, id, context) : ''
}

type Response = { status: string; node: JsonObject }

function responsesOf({ node, isWebhook }: Shown, { document }: Context) {
  const all = Object.entries(node.responses as JsonObject).flatMap(([status, reference]): Response[] => {
    const response = resolve(document, reference)
    return isObject(response) ? [{ status, node: response }] : []
  })
  const isSuccess = ({ status }: Response) => isWebhook || /^[23]/.test(status)
  return { successes: all.filter(isSuccess), failures: all.filter((response) => !isSuccess(response)) }
}

function responses(operation: Shown, context: Context): Html {
  return html`<section aria-labelledby="response">
<h2 id="response">${operation.isWebhook ? 'Your response' : 'Response'}</h2>
${responsesOf(operation, context).successes.map((response) => success(response, context))}</section>
`
}

function success({ status, node }: Response, context: Context): Html {
  const id = `response.${status}`
  const headers = headersOf(node, context).map((header) => parameterField(header, id, 'header', context))
  return html`<h3 id="${id}">${status} ${STATUS_CODES[status] ?? ''}${isObject(node.content) ? html` ${mediaType(node)}` : ''}</h3>
${prose(node.description, context)}${gapLinks(node, context)}${schemaOf(node, id, context)}${headers.length > 0 ? fold(html`Headers`, html`<ul class="fields">\n${headers}</ul>\n`) : ''}`
}

function headersOf({ headers }: JsonObject, { document }: Context): JsonObject[] {
  return Object.entries(isObject(headers) ? headers : {}).flatMap(([name, reference]) => {
    const header = resolve(document, reference)
    return isObject(header) ? [{ ...header, name }] : []
  })
}

function details({ details }: Description, context: Context): Html | string {
  if (details === '') return ''
  return html`<section aria-labelledby="details">\n<h2 id="details">Details</h2>\n${prose(details, context)}</section>\n`
}

/** Statuses with the same response are shown once. */
function errors(operation: Shown, context: Context): Html | string {
  const { failures } = responsesOf(operation, context)
  if (failures.length === 0) return ''
  const shared = headerNames(failures[0], context).filter((name) =>
    failures.every((failure) => headerNames(failure, context).includes(name)),
  )
  const groups = new Map<JsonObject, string[]>()
  for (const { status, node } of failures) groups.set(node, [...(groups.get(node) ?? []), status])
  return html`<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>Every error has the same <a href="${relative(context.path, errorEntry('fields'))}">fields</a>${shared.length > 0 ? html`, and the headers ${inline(shared.join(', '))}` : ''}.</p>
<ul class="fields">
${[...groups].map(([node, statuses]) => {
  const own = headerNames({ status: '', node }, context).filter((name) => !shared.includes(name))
  return html`<li><p class="field">${statuses.map((status) => html`<strong id="response.${status}">${status === 'default' ? 'Other' : status}</strong> `)}${errorNames(node, context)}</p>
${prose(node.description, context)}${gapLinks(node, context)}${own.length > 0 ? html`<p class="limits">${own.length > 1 ? 'Headers' : 'Header'}: ${inline(own.join(', '))}</p>\n` : ''}</li>
`
})}</ul>
</section>
`
}

/** The names of the headers of a response, as Markdown. */
function headerNames(response: Response | undefined, context: Context): string[] {
  return response ? headersOf(response.node, context).map(({ name }) => `\`${String(name)}\``) : []
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

function limits({ limits }: Description, context: Context): Html | string {
  if (limits === '') return ''
  return html`<section aria-labelledby="limits">\n<h2 id="limits">Limits</h2>\n${prose(limits, context)}</section>\n`
}

function callbacks({ node: { callbacks } }: Shown, context: Context): Html[] {
  const found = Object.values(isObject(callbacks) ? callbacks : {}).flatMap((reference) => {
    const callback = resolve(context.document, reference)
    const items = Object.values(isObject(callback) ? callback : {})
    return items.flatMap((item) => Object.values(isObject(item) ? item : {})).filter(isObject)
  })
  return found.map(
    (node) => html`<section aria-labelledby="webhook">
<h2 id="webhook">Webhook: ${String(node.summary)}</h2>
${prose(node.description, context)}${gapLinks(node, context)}<p><a href="index.html#${String((node.tags as string[])[0])}">What you receive</a></p>
</section>
`,
  )
}

function furtherReading({ guides, workflows }: OperationAdditions, { path }: Context): Html | string {
  const links = [
    ...guides.map(({ title, name }) => ({ title, address: guidePage(name) })),
    ...workflows.map(({ title, name }) => ({ title, address: workflowPage(name) })),
  ]
  if (links.length === 0) return ''
  return html`<section aria-labelledby="further">
<h2 id="further">Guides and workflows</h2>
<ul>
${links.map(({ title, address }) => html`<li><a href="${relative(path, address)}">${title}</a></li>\n`)}</ul>
</section>
`
}

function changes({ version, additions }: OperationParts, context: Context): Html[] {
  return additions.changes.map((table) =>
    fold(html`${changesTitle(table, version)}`, changesTable(table, context), { id: 'changes', isSection: true }),
  )
}

/** The heading of a table of changes, as it reads on the page of one of its two versions. */
function changesTitle({ older, newer }: ChangeTable, version: string): string {
  return version === older ? `Changes in ${newer}` : `Changed since ${older}`
}

function changesTable({ older, newer, rows }: ChangeTable, context: Context): Html {
  const lines = rows.map(
    (row) => html`<tr><td>${line(row.older, context)}</td><td>${line(row.newer, context)}</td></tr>\n`,
  )
  return table([older, newer], lines, 'even')
}

/** A line of Markdown, with its links, which are relative to the folder of the references, as links of this page. */
function line(text: string, { path }: Context): Html {
  return inline(text.replaceAll('](../', `](${relative(path, '')}`))
}

function assumptions({ gaps: ids, operation }: OperationParts, { gaps, path }: Context): Html | string {
  const known = ids.flatMap((id) => (gaps[id] ? [{ id, gap: gaps[id] }] : []))
  if (known.length === 0) return ''
  return fold(
    html`Assumptions (${known.length})`,
    html`<p>What the description of the service leaves open about this operation, and what is assumed here. See them
<a href="${relative(path, gapsAt(operation.id))}">with all that is documented</a>.</p>
<ul class="fields operation-list">
${known.map(
  ({ id, gap }) =>
    html`<li><a href="${relative(path, gapEntry(id))}">${inline(gap.title)}</a><span>${inline(gap.assumed)}</span></li>\n`,
)}</ul>
`,
    { id: 'gaps', isSection: true },
  )
}

function neighbors({ version, previous, next }: OperationParts, { path }: Context): Html {
  const link = (label: string, side: string, to: Shown | undefined) =>
    to
      ? html`<a class="${side}" href="${relative(path, operationPage(version, to.id))}"><span>${label}</span> ${to.summary}</a>\n`
      : ''
  return html`<nav class="neighbors" aria-label="Previous and next operation">
${link('Previous', 'previous', previous)}${link('Next', 'next', next)}<a href="${relative(path, documentFile(version))}">OpenAPI document</a>
</nav>
`
}
