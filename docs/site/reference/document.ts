import type { ChangeTable } from '../../../scripts/compare/api-changes/api-changes.js'
import type { Gaps } from '../../../scripts/read/gaps.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { visit } from '../../../src/contract/nodes.js'
import { conditionsOf } from '../conditions.js'
import { labelOf } from '../errors/texts.js'
import type { OperationAdditions } from '../operation-links.js'
import type { Link } from '../page.js'
import { errorEntry, gapEntry, operationPage, referencePlace, relative } from '../urls.js'
import { joinLines } from './text.js'

/** What the document of a version is completed with. */
export type Additions = {
  version: string
  gaps: Gaps
  /** By operation id. */
  extras: Record<string, OperationAdditions>
  /** The entries on the page of errors that explain a response, by the name of its component. */
  errors: Record<string, string[]>
}

/**
 * Returns the document of a version as its readers need it: each note about a gap folds out to what is documented and what else
 * could be, conditions are told in prose, operations have samples, links and what changed, groups have readable names. Links
 * are relative to the folder of the references. The view itself stays as it is.
 */
export function siteDocument(view: JsonObject, { version, gaps, extras, errors }: Additions): JsonObject {
  const document = structuredClone(view)
  visit(document, (node, kind, pointer) => {
    if (kind === 'response') linkErrors(node, errors[pointer.at(-1) ?? ''])
    if (kind === 'operation') completeOperation(node, version, extras)
    if (kind === 'schema') describeOptions(node)
    if (kind === 'parameter') dropOnlyExample(node)
    if (kind === 'tag') node['x-displayName'] = groupName(String(node.name))
  })
  tellConditions(document, view)
  visit(document, (node) => {
    if (typeof node.description === 'string') node.description = foldNotes(joinLines(node.description), gaps)
  })
  return document
}

/** Returns the name of a group as its readers see it: `webhook_deliveries` becomes `Webhook deliveries`. */
export function groupName(tag: string): string {
  const words = tag.replace(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the heading of a table of changes, as it reads on the page of one of its two versions. */
export function changesTitle({ older, newer }: ChangeTable, version: string): string {
  return version === older ? `Changes in ${newer}` : `Changed since ${older}`
}

/** Adds links to what the errors of a response mean. Only components are named, and only errors are components. */
function linkErrors(response: JsonObject, names: string[] = []): void {
  if (names.length === 0) return
  const links = names.map((name) => `[${labelOf(name)}](${relative(referencePlace(''), errorEntry(name))})`)
  response.description = `${String(response.description ?? '').trim()}\n\nExplained: ${links.join(', ')}`
}

/** What the bundle writes about scopes. Redoc shows them in its panel about security. */
const SCOPES = /\n\n\*\*Scopes\*\*: [^\n]*/

function completeOperation(operation: JsonObject, version: string, extras: Additions['extras']): void {
  const id = String(operation.operationId)
  const { links, samples, changes } = extras[id] ?? { links: [], samples: [], changes: [] }
  const plain = { label: 'Plain page', address: operationPage(version, id) }
  const further = links.filter((link) => link.further)
  operation.description = [
    String(operation.description ?? '').replace(SCOPES, ''),
    linkLine([...links.filter((link) => !link.further), plain], version),
    ...(further.length > 0 ? [`Read more: ${linkLine(further, version)}`] : []),
    ...changes.map((table) => changesMarkdown(table, version)),
  ]
    .join('\n\n')
    .trim()
  if (samples.length > 0) operation['x-codeSamples'] = samples
}

function linkLine(links: Link[], version: string): string {
  return links.map(({ label, address }) => `[${label}](${relative(referencePlace(version), address)})`).join(' · ')
}

function changesMarkdown(table: ChangeTable, version: string): string {
  const rows = table.rows.map(({ older, newer }) => `| ${cell(older)} | ${cell(newer)} |`)
  return [`#### ${changesTitle(table, version)}`, '', `| ${table.older} | ${table.newer} |`, '|---|---|', ...rows].join(
    '\n',
  )
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}

/** Redoc shows no description beside `oneOf`, so that of a nullable reference goes to the reference. */
function describeOptions(schema: JsonObject): void {
  if (!schema.description || !Array.isArray(schema.oneOf)) return
  schema.oneOf = schema.oneOf.map((option) =>
    isObject(option) && option.$ref ? { ...option, description: schema.description ?? '' } : option,
  )
}

/** A parameter with one value needs no example of it. */
function dropOnlyExample(parameter: JsonObject): void {
  if (isObject(parameter.schema) && Array.isArray(parameter.schema.enum) && parameter.schema.enum.length === 1)
    delete parameter.example
}

/**
 * Replaces each `if`, `then`, `else` with sentences. Redoc shows no description of a body's own schema, so they go to the body
 * where a request has such a schema, and to the schema's description elsewhere.
 */
function tellConditions(document: JsonObject, view: JsonObject): void {
  const told = new Map<string, string[]>()
  visit(document, (node, kind, pointer) => {
    if (kind !== 'schema' || !isObject(node.if)) return
    const sentences = conditionsOf(node, view)
    for (const keyword of ['if', 'then', 'else']) delete node[keyword]
    node.description = withList(node.description, sentences)
    told.set(`#/${pointer.join('/')}`, sentences)
  })
  visit(document, (node, kind) => {
    if (kind !== 'requestBody' || !isObject(node.content)) return
    const sentences = Object.values(node.content).flatMap((media) => told.get(referenceOf(media)) ?? [])
    if (sentences.length > 0) node.description = withList(node.description, sentences)
  })
}

function referenceOf(media: Json): string {
  return isObject(media) && isObject(media.schema) ? String(media.schema.$ref) : ''
}

function withList(text: Json | undefined, sentences: string[]): string {
  return [String(text ?? '').trim(), sentences.map((sentence) => `- ${sentence}`).join('\n')].join('\n\n').trim()
}

/** A note that the bundle writes at a node: `> [Assumed](../gaps.html#id): status 202.` */
const NOTE = /^> \[Assumed\]\([^)#]*#([^)]+)\): (.+)$/gm

function foldNotes(text: string, gaps: Gaps): string {
  return text.replace(NOTE, (line, id: string, note: string) => {
    const gap = gaps[id]
    if (!gap) return line
    return [
      `<details class="gap-note"><summary>Assumed: ${codeInHtml(note)}</summary>`,
      `**Documented**: ${gap.source}`,
      ...(gap.otherwise ? [`**Could also be**: ${gap.otherwise}`] : []),
      `[Open this gap](${relative(referencePlace(''), gapEntry(id))})`,
      '</details>',
    ].join('\n\n')
  })
}

/** Markdown is not read inside a summary. */
function codeInHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replace(/`([^`]+)`/g, '<code>$1</code>')
}
