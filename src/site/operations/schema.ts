import type { Gaps } from '../../../scripts/read/gaps.js'
import { gapIds } from '../../contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { Html, html } from '../html.js'
import { inline, markdown } from '../markdown.js'
import { gapEntry, relative } from '../urls.js'
import { limitTexts, patternText } from './limits.js'
import { optionsOf, type Shape, shapeOf, typeText } from './resolve-schema.js'

/** The page that the functions below render a part of. */
export type Context = {
  /** The path of the page. */
  path: string
  document: JsonObject
  gaps: Gaps
  /** The gaps that concern the whole API. They are not repeated at each node. */
  everywhere: ReadonlySet<string>
  /** True if it is not documented which fields of the body are required. */
  isPresenceOpen?: boolean
}

/** Renders what a body is, and all its fields as nested lists. `id` is the start of the ids of its fields. */
export function schemaList(schema: Json, id: string, context: Context): Html {
  const shape = shapeOf(schema, context.document)
  return html`${descriptionHtml(shape.node, context)}${limits(shape)}${gapMarks(shape.node, context)}${inside(shape, id, context, [])}`
}

/** Renders a field: name, type, required or not, meaning, limits, and the fields in it. Marks lead to its gaps. */
export function field(
  {
    name,
    schema,
    presence,
    id,
    place,
  }: { name: string; schema: JsonObject; presence: string | undefined; id: string; place?: string },
  context: Context,
  above: string[] = [],
): Html {
  const shape = shapeOf(schema, context.document)
  const { node } = shape
  return html`<li id="${id}"><p class="field"><a href="#${id}"><code>${name}</code></a> <span class="type">${typeText(schema, context.document)}${place === 'path' || place === 'query' ? ` in ${place}` : ''}</span>${presence ? html` · <span class="flag ${presence}">${presence}</span>` : ''}${node.deprecated === true ? html` <span class="flag">deprecated</span>` : ''}${gapMarks(node, context)}</p>
${descriptionHtml(node, context)}${limits(shape)}${nested(shape, id, context, above)}</li>
`
}

/** Renders a description. Its links, which are relative to the folder of the references, lead on from this page. */
export function prose(text: Json | undefined, { path }: Context): Html | string {
  if (typeof text !== 'string' || text.trim() === '') return ''
  return markdown(text.replaceAll('](../', `](${relative(path, '')}`))
}

/** Renders the description of a node without the lines about what is assumed, which its marks say. */
export function descriptionHtml({ description }: JsonObject, context: Context): Html | string {
  return prose(typeof description === 'string' ? description.replace(NOTE, '') : undefined, context)
}

/** A gap, and what is assumed, as Markdown. */
export type Assumption = { id: string; text: string }

/** Returns the lines of a description that say what is assumed, as the bundle wrote them. */
export function notesIn(text: string): Assumption[] {
  return [...text.matchAll(NOTE)].map(([, id = '', note = '']) => ({ id, text: note }))
}

const NOTE = /^> \[Assumed\]\([^)#]*#([^)]+)\): (.+)$/gm

/** Returns gaps with their titles. */
export function titledGaps(ids: string[], { gaps }: Context): Assumption[] {
  return ids.flatMap((id) => (gaps[id] ? [{ id, text: gaps[id].title }] : []))
}

/** Renders the marks of a node's gaps, except those of the whole API. */
export function gapMarks(node: JsonObject, context: Context): Html | string {
  const said = notesIn(String(node.description ?? ''))
  const others = gapIds(node['x-gap']).filter(
    (id) => !context.everywhere.has(id) && !said.some((note) => note.id === id),
  )
  return marks([...said, ...titledGaps(others, context)], context)
}

/** Renders one mark for what is assumed: a link to the first gap, and a number for each further one. */
export function marks(notes: Assumption[], { path }: Context, word = 'assumed'): Html | string {
  const links = notes.map(
    ({ id }, at) => html`${at > 0 ? ' ' : ''}<a href="${relative(path, gapEntry(id))}">${at > 0 ? at + 1 : word}</a>`,
  )
  return links.length > 0 ? html` <span class="assumed">${links}</span>` : ''
}

/** Renders what a reader can fold. It is open in the page, so that it can be read without a script, which closes it. */
export function fold(
  title: Html,
  content: Html,
  { id, isOpen = false, isSection = false }: { id?: string; isOpen?: boolean; isSection?: boolean } = {},
): Html {
  const head = isSection ? html`<h2>${title}</h2>` : title
  return html`<details${id ? html` id="${id}"` : ''}${isOpen ? '' : html` class="fold${isSection ? ' section' : ''}"`} open><summary>${head}</summary>
${content}</details>
`
}

/** Renders the fields of a field, folded, except those of the first form of a body. */
function nested(shape: Shape, id: string, context: Context, above: string[], isOpen = false): Html | string {
  const content = inside(shape, id, context, above)
  return content instanceof Html && content.text !== ''
    ? fold(html`${countText(shape, context)}`, content, { isOpen })
    : ''
}

/** Returns what is folded inside a field: `3 fields`, `2 fields of each item`, `4 forms`. */
function countText(shape: Shape, context: Context): string {
  const { node } = shape
  const { options } = optionsOf(shape)
  const count = Object.keys(isObject(node.properties) ? node.properties : {}).length
  const [only] = options
  if (options.length > 1) return `${options.length} forms`
  if (count > 0) return count === 1 ? '1 field' : `${count} fields`
  if (only) return countText(shapeOf(only, context.document), context)
  return node.items ? `${countText(shapeOf(node.items, context.document), context)} of each item` : 'Details'
}

/** Renders the fields inside a schema. `above` names the schemas around it, so that recursion ends. */
function inside(shape: Shape, id: string, context: Context, above: string[]): Html | string {
  if (shape.name && above.includes(shape.name)) return html`<p class="muted">The same fields again.</p>\n`
  const around = shape.name ? [...above, shape.name] : above
  const { node, conditions } = shape
  const { options } = optionsOf(shape)
  const [only] = options
  const rules = conditions.map((sentence) => html`<li>${inline(sentence)}</li>`)
  return html`${[
    rules.length > 0 ? html`<ul class="conditions">${rules}</ul>\n` : '',
    properties(node, id, context, around),
    node.items ? items(node.items, id, context, around) : '',
    options.length > 1 ? branches(options, id, context, around) : '',
    only && options.length === 1 ? inside(shapeOf(only, context.document), id, context, around) : '',
  ]}`
}

function items(schema: Json, id: string, context: Context, above: string[]): Html {
  const shape = shapeOf(schema, context.document)
  const isPlain = !shape.node.properties && optionsOf(shape).options.length === 0
  return html`${isPlain ? limits(shape, 'Each: ') : ''}${inside(shape, id, context, above)}`
}

function properties(node: JsonObject, id: string, context: Context, above: string[]): Html | string {
  const known = Object.entries(isObject(node.properties) ? node.properties : {})
  const required = (node.required ?? []) as string[]
  const open = node.additionalProperties === true && known.length > 0
  if (known.length === 0) return ''
  return html`<ul class="fields">
${known.map(([name, schema]) => {
  // Where it is not documented which fields are required, a sentence above them says so once.
  const isOpen = context.isPresenceOpen && id === 'body'
  const presence = isOpen ? undefined : required.includes(name) ? 'required' : 'optional'
  return field({ name, schema: isObject(schema) ? schema : {}, presence, id: `${id}.${name}` }, context, above)
})}${open ? html`<li class="muted">Other fields are possible.</li>\n` : ''}</ul>
`
}

function branches(options: Json[], id: string, context: Context, above: string[]): Html | string {
  const shapes = options.map((option) => ({
    shape: shapeOf(option, context.document),
    type: typeText(option, context.document),
  }))
  const isRoot = /^(?:body|response\.\w+)$/.test(id)
  if (shapes.every(({ shape: { node } }) => !node.properties && !node.items && !node.title && !node.description))
    return ''
  return html`<p class="one-of">One of these forms:</p>
<ul class="options">
${shapes.map(
  (
    { shape, type },
    at,
  ) => html`<li id="${id}.${at + 1}"><p class="field"><strong>${String(shape.node.title ?? shape.name ?? type)}</strong> <span class="type">${type}</span>${gapMarks(shape.node, context)}</p>
${descriptionHtml(shape.node, context)}${limits(shape)}${nested(shape, `${id}.${at + 1}`, context, above, isRoot && at === 0)}</li>
`,
)}</ul>
`
}

/** Renders the limits of a value in one line of words. A pattern is behind words such as "a canvas id". */
function limits({ node, name }: Pick<Shape, 'node' | 'name'>, before = ''): Html | string {
  const lines = limitTexts(node)
  const text = lines.length === 0 ? '' : html`<p class="limits">${inline(before + lines.join(' · '))}</p>\n`
  if (typeof node.pattern !== 'string') return text
  const words = patternText(node.pattern)
  const pattern = html`<code>${node.pattern}</code>`
  const kind = kindText(name)
  return kind
    ? html`${text}${fold(html`${before}${before ? kind.toLowerCase() : kind}`, html`<p class="limits">${inline(words)}: ${pattern}</p>\n`)}`
    : html`${text}${fold(html`${inline(before + words)}`, html`<p class="limits">${pattern}</p>\n`)}`
}

/** Returns what a named schema of ids is in words: `CanvasId` is a canvas id, and a `CanvasRef` too. */
function kindText(name = ''): string | undefined {
  const [, kind] = /^([A-Z]\w*)(?:Id|Ref)$/.exec(name) ?? []
  return kind && `${/^[AEIOU]/.test(kind) ? 'An' : 'A'} ${kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} id`
}
