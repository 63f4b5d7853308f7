import { STATUS_CODES } from 'node:http'
import { VERSIONS } from '../../../scripts/support/paths.js'
import { gapIds } from '../../contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { resolve } from '../../contract/references.js'
import { codeBlock, codeGroup, tabs } from '../code.js'
import { BARE } from '../errors/entries.js'
import { labelOf } from '../errors/texts.js'
import { Html, html, tableHtml } from '../html.js'
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
  markdownOf,
  operationPage,
  operationsPage,
  relative,
  tryOperation,
  workflowPage,
} from '../urls.js'
import { type Description, descriptionOf } from './description.js'
import { type BodyExample, bodyExamples, groupName, type Shown } from './list.js'
import { shapeOf } from './resolve-schema.js'
import {
  type Assumption,
  type Context,
  descriptionHtml,
  field,
  fold,
  gapMarks,
  marks,
  notesIn,
  prose,
  schemaList,
  titledGaps,
} from './schema.js'

/** What the page of an operation is made from. */
type OperationParts = {
  version: string
  operation: Shown
  additions: OperationAdditions
  /** The ids of all gaps of the operation. */
  gaps: string[]
  /** The other versions that have the operation. */
  others: string[]
  /** The last day of the version, if it is known. */
  sunset: string | null
  /** The day of a mock for which no other is set. */
  mockDay: string
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
  const sections = html`${request(parts, context)}${responses(operation, context)}${section('details', 'Details', description.details, context)}${section('limits', 'Limits', description.limits, context)}${callbacks(operation, context)}${furtherReading(additions, context)}${changes(parts, context)}${assumptions(parts, context)}`
  return {
    path: context.path,
    title: `${operation.summary} · ${version}`,
    summary: `${description.summary || operation.summary} Version ${version}.`,
    side: menu,
    source: parts.source,
    body: html`<article class="operation">
${head(parts, description, context)}
${onThisPage(sections)}${sections}${neighbors(parts, context)}</article>`,
  }
}

/** Links to the sections, which are known by their headings. */
function onThisPage({ text }: Html): Html {
  const found = [...text.matchAll(/<h2 id="([^"]+)">([^<]+)|<details id="([^"]+)"[^>]*><summary><h2>([^<]+)/g)]
  const links = found.map(
    ([, id, title, folded, name]) =>
      html`<a href="#${id ?? folded ?? ''}">${new Html((title ?? name ?? '').trim())}</a> `,
  )
  return html`<nav class="areas" aria-label="On this page">${links}</nav>\n`
}

function head(parts: OperationParts, { lead, scopes, notes }: Description, context: Context): Html {
  const { id, method, path, isWebhook, summary } = parts.operation
  const said = notesIn(notes)
  const ofScope = said.filter((note) => /scope/.test(note.id))
  const others = said.filter((note) => !ofScope.includes(note))
  return html`<header>
${older(parts, context)}${crumbs(parts, context)}
<h1>${summary}</h1>
${actions(parts, context)}
<p class="endpoint"><span class="method ${method.toLowerCase()}">${method}</span> <code>${isWebhook ? 'your callback_url' : `/v1${path}`}</code> <span class="muted">${isWebhook ? path : id}</span></p>
<div class="lead">${prose(lead, context)}</div>
${scopes || ofScope.length > 0 ? scopeLine(scopes, ofScope, context) : ''}${others.map((note) => html`<p class="meta">${marks([note], context, 'Assumed')}: ${inline(note.text)}</p>\n`)}</header>`
}

/** The newest version of the operation, or of the reference if that version lacks it. */
function older(
  { version, operation: { id }, others, sunset, mockDay }: OperationParts,
  { path }: Context,
): Html | string {
  const [newest] = VERSIONS
  if (version === newest) return ''
  const page = others.includes(newest) ? operationPage(newest, id) : operationsPage(newest)
  return html`<p class="older"${sunset ? html` data-sunset="${sunset}" data-before="${version}" data-mock-day="${mockDay}"` : ''}>This is version ${version}. The newest is <a href="${relative(path, page)}">${newest}</a>.</p>\n`
}

function crumbs({ version, operation: { id, tag }, others }: OperationParts, { path }: Context): Html {
  const to = (address: string) => relative(path, address)
  const versions = others
    .filter((other) => other !== VERSIONS[0])
    .map((other) => html` · <a href="${to(operationPage(other, id))}">In version ${other}</a>`)
  return html`<p class="crumbs"><a href="${to(operationsPage(version))}">Version ${version}</a> / <a href="${to(operationsPage(version, tag))}">${groupName(tag)}</a>${versions}</p>`
}

function actions({ version }: OperationParts, { path }: Context): Html {
  return html`<p class="actions row"><button type="button" class="copy-page">Copy page</button><a href="${relative(path, markdownOf(path))}">Markdown</a><a href="${relative(path, documentFile(version))}">OpenAPI</a></p>`
}

function scopeLine(scopes: string, assumed: Assumption[], context: Context): Html {
  const guide = `${relative(context.path, guidePage('security'))}#scopes`
  return html`<p class="meta">Required <a href="${guide}">scopes</a>: ${scopes ? inline(scopes) : 'none'} ${marks(assumed, context)}</p>\n`
}

/** Path and query come first, then the body. The headers, which most operations share, come last. */
function request(parts: OperationParts, context: Context): Html {
  const { parameters, isWebhook } = parts.operation
  const isHeader = (parameter: JsonObject) => parameter.in === 'header'
  return html`<section aria-labelledby="request">
<h2 id="request">${isWebhook ? 'What you receive' : 'Request'}</h2>
<div class="columns">
${samples(parts, context)}<div>
${parameterList(
  'parameters',
  'Parameters',
  parameters.filter((one) => !isHeader(one)),
  context,
)}${body(parts.operation, context)}${parameterList('headers', 'Headers', parameters.filter(isHeader), context)}</div>
</div>
</section>
`
}

/** The samples of an operation, or the examples of what a webhook receives. */
function samples({ version, operation, additions }: OperationParts, context: Context): Html {
  const requests = requestExamples(operation, context)
  const [first, ...others] = additions.samples.map((sample, at) =>
    codeGroup(
      sample.map(({ lang, source }) => ({ code: source, language: lang })),
      { isMain: at === 0 },
    ),
  )
  if (!first)
    return html`<div class="beside"><p class="row"><a class="button strong" href="${relative(context.path, guidePage('webhooks'))}#verifying-the-signature">Verify this webhook</a></p>
<p class="meta">In TypeScript, JavaScript, Python, Go, PHP and a shell.</p>
${examples(requests)}</div>`
  const [title, ...titles] = requests.map(({ name }) => name)
  const folds = others.map((sample, at) => fold(html`${titles[at] ?? ''}`, sample))
  return html`<div class="beside">
${others.length > 0 ? html`<p class="caption">${title ?? ''}</p>\n` : ''}${first}<p class="actions"><a class="button strong" href="${relative(context.path, tryOperation(version, operation.id))}">Try it</a></p>
${folds}${programs(additions, context)}<p class="meta">Clients: <a href="${relative(context.path, guidePage('client'))}">TypeScript</a>, <a href="${relative(context.path, guidePage('clients'))}">Python and Go</a>.</p>
${sampleSettings(context.path, context.document)}</div>
`
}

function programs({ workflows }: OperationAdditions, { path }: Context): Html | string {
  if (workflows.length === 0) return ''
  const links = workflows.map(
    ({ title, name }, at) => html`${at > 0 ? ', ' : ''}<a href="${relative(path, workflowPage(name))}">${title}</a>`,
  )
  return html`<p class="meta">Complete programs that use it: ${links}.</p>\n`
}

/** The first one is open. A body that can be any object has a sentence in its place. */
function examples(all: BodyExample[]): Html[] {
  return all.map(({ name, value }, at) => {
    const isOpen = isObject(value as Json) && Object.keys(value as object).length === 0
    const content = isOpen
      ? html`<p class="note">Which fields this body has is not documented.</p>\n`
      : codeBlock({ code: JSON.stringify(value, null, 2), language: 'json' })
    return fold(html`${name}`, content, { isOpen: at === 0 })
  })
}

function requestExamples({ node }: Shown, { document }: Context): BodyExample[] {
  const content = resolve(document, node.requestBody ?? {})
  return isObject(content) ? bodyExamples(content, document) : []
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
  const presence = scope !== 'parameter' ? undefined : required === true ? 'required' : 'optional'
  return field({ name: String(name), schema: described, presence, id: `${scope}.${name}`, place }, context)
}

/** If it is not documented which fields are required, one sentence says so, with what the mock requires. */
function body({ node }: Shown, context: Context): Html | string {
  const body = resolve(context.document, node.requestBody ?? null)
  if (!isObject(body)) return ''
  const open = gapIds(node['x-gap']).filter((id) => context.gaps[id] && OPEN_PRESENCE.test(id))
  const [media] = Object.values((body.content ?? {}) as Record<string, JsonObject>)
  const about = open.length > 0 ? requiredNote(media?.schema ?? {}, titledGaps(open, context), context) : ''
  const fields = schemaOf(body, 'body', { ...context, isPresenceOpen: open.length > 0 })
  return html`<h3 id="body">Body ${mediaType(body)}</h3>
${about}${prose(body.description, context)}${fields}`
}

function requiredNote(schema: Json, notes: Assumption[], context: Context): Html {
  const { required = [] } = shapeOf(schema, context.document).node as { required?: string[] }
  const names = required.length > 0 ? required.map((name) => `\`${name}\``).join(', ') : 'none'
  return html`<p class="note">Which fields are required is not documented. The mock requires ${inline(names)}. ${marks(notes, context)}</p>\n`
}

/** The gaps about a whole body, which leave open what its fields are or whether they are required. */
const OPEN_PRESENCE = /\.(?:required|request|body)$/

function mediaType({ content, required }: JsonObject): Html {
  const [type = ''] = Object.keys(isObject(content) ? content : {})
  return html`<span class="type">${type}${required === true ? ', required' : ''}</span>`
}

function schemaOf({ content }: JsonObject, id: string, context: Context): Html | string {
  const [media] = Object.values(isObject(content) ? content : {})
  return isObject(media) && media.schema ? schemaList(media.schema, id, context) : ''
}

/** A response, and the statuses that have it. */
type Response = { statuses: string[]; node: JsonObject }

function responsesOf({ node }: Shown, { document }: Context): Response[] {
  const found = new Map<JsonObject, string[]>()
  for (const [status, reference] of Object.entries(node.responses as JsonObject)) {
    const response = resolve(document, reference)
    if (isObject(response)) found.set(response, [...(found.get(response) ?? []), status])
  }
  return [...found].map(([response, statuses]) => ({ statuses, node: response }))
}

/** A tab for each response: what it has on the left, its examples on the right. */
function responses(operation: Shown, context: Context): Html {
  const panels = responsesOf(operation, context).map((one) => ({
    label: html`${one.statuses.map(statusName).join(' · ')}`,
    content: responsePanel(one, operation, context),
  }))
  return html`<section aria-labelledby="response">
<h2 id="response">${operation.isWebhook ? 'Your response' : 'Response'}</h2>
${tabs({ kind: 'statuses', name: 'Status', panels })}</section>
`
}

function statusName(status: string): string {
  return status === 'default' ? 'Other' : status
}

function responsePanel({ statuses, node }: Response, operation: Shown, context: Context): Html {
  const [status = ''] = statuses
  const id = `response.${status}`
  const isError = !operation.isWebhook && !/^[23]/.test(status)
  const type = isObject(node.content) && !isError ? html` ${mediaType(node)}` : ''
  const shown = bodyExamples(node, context.document).map((one) => fitted(one, operation, context))
  const fields = isError ? errorFields(context) : schemaOf(node, id, context)
  const headers = headersOf(node, context).map((header) => parameterField(header, id, 'header', context))
  return html`<h3 id="${id}">${statuses.map(statusTitle)}${type}${gapMarks(node, context)}</h3>
<div class="columns"><div class="beside">${examples(shown)}</div>
<div>${isError ? html`<p class="field">${errorNames(node, context)}</p>\n` : ''}${descriptionHtml(node, context)}${fields}${headers.length > 0 ? fold(html`Headers`, html`<ul class="fields">\n${headers}</ul>\n`) : ''}</div></div>`
}

/** The status and its name. The id of the heading is that of the first status. */
function statusTitle(status: string, at: number): Html {
  const name = `${statusName(status)} ${STATUS_CODES[status] ?? ''}`
  return at === 0 ? html`<span>${name}</span>` : html` · <span id="response.${status}">${name}</span>`
}

function errorFields({ path }: Context): Html {
  return html`<p class="note">Every error has the same <a href="${relative(path, errorEntry('fields'))}">fields</a>.</p>\n`
}

/**
 * A shared error may name a field that the operation lacks: there it names the first field of the operation's body, as
 * the mock would for a value of a wrong type.
 */
function fitted(example: BodyExample, { node }: Shown, { document }: Context): BodyExample {
  const text = JSON.stringify(example.value)
  const [, named = ''] = /"message":"`(\w+)` must be a string\."/.exec(text) ?? []
  const body = resolve(document, node.requestBody ?? null)
  const [media] = Object.values((isObject(body) ? body.content : {}) as Record<string, JsonObject>)
  const fields = Object.keys((shapeOf(media?.schema ?? {}, document).node.properties ?? {}) as JsonObject)
  const [first] = fields
  if (named === '' || !first || fields.includes(named)) return example
  return { ...example, value: JSON.parse(text.replaceAll(new RegExp(`(?<=[\`"])${named}(?=[\`"][ ,}])`, 'g'), first)) }
}

function headersOf({ headers }: JsonObject, { document }: Context): JsonObject[] {
  return Object.entries(isObject(headers) ? headers : {}).flatMap(([name, reference]) => {
    const header = resolve(document, reference)
    return isObject(header) ? [{ ...header, name }] : []
  })
}

function section(id: string, title: string, text: string, context: Context): Html | string {
  if (text === '') return ''
  return html`<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${prose(text, context)}</section>\n`
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

function callbacks({ node: { callbacks } }: Shown, context: Context): Html[] {
  const found = Object.values(isObject(callbacks) ? callbacks : {}).flatMap((reference) => {
    const callback = resolve(context.document, reference)
    const items = Object.values(isObject(callback) ? callback : {})
    return items.flatMap((item) => Object.values(isObject(item) ? item : {})).filter(isObject)
  })
  return found.map(
    (node) => html`<section aria-labelledby="webhook">
<h2 id="webhook">Webhook: ${String(node.summary)}${gapMarks(node, context)}</h2>
${descriptionHtml(node, context)}<p><a href="index.html#${String((node.tags as string[])[0])}">What you receive</a></p>
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
    (row) =>
      html`<tr><td data-label="${older}">${line(row.older, context)}</td><td data-label="${newer}">${line(row.newer, context)}</td></tr>\n`,
  )
  return tableHtml([older, newer], lines, 'even')
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
    html`<p>What the description of the service leaves open about this operation, and what this contract assumes instead.
<a href="${relative(path, gapsAt(operation.id))}">The page of gaps</a> also says what is documented.</p>
<ul class="fields assumptions">
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
${link('Previous', 'previous', previous)}${link('Next', 'next', next)}</nav>
`
}
