import { table } from '../../../scripts/support/table.js'
import { isObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { resolve } from '../../../src/contract/references.js'
import { changesTitle } from '../reference/document.js'
import { joinLines } from '../reference/text.js'
import { gapEntry, markdownOf, operationPage, referenceOperation, relative } from '../urls.js'
import { limitsOf } from './limits.js'
import { bodyExamples } from './list.js'
import type { OperationParts } from './parts.js'
import { optionsOf, shapeOf, typeText } from './resolve-schema.js'
import type { Context } from './schema.js'

/** Returns everything about an operation of one version as Markdown, with the content of its page. */
export function operationMarkdown(parts: OperationParts, context: Context): string {
  const { operation } = parts
  const { node, isWebhook } = operation
  return `${paragraphs([
    `# ${operation.summary}`,
    headLine(parts, context),
    prose(node.description, context),
    ...changes(parts, context),
    `## ${isWebhook ? 'What you receive' : 'Request'}`,
    list(operation.parameters.map((parameter) => parameterLine(parameter, context))),
    ...bodyText(resolve(context.document, node.requestBody ?? null), 'Body', context),
    ...responses(node, context),
    ...samples(parts),
    ...gaps(parts, context),
  ])}\n`
}

function headLine({ version, operation, others }: OperationParts, { path }: Context): string {
  const { id, method, isWebhook } = operation
  const links = [
    `[reference](${relative(path, referenceOperation(version, id))})`,
    ...others.map((other) => `[version ${other}](${relative(path, markdownOf(operationPage(other, id)))})`),
  ]
  const what = isWebhook
    ? `Webhook \`${operation.path}\`, sent to your \`callback_url\``
    : `\`${method} /v1${operation.path}\``
  return `${what} · operation \`${id}\` · version ${version} · ${links.join(' · ')}`
}

function changes({ version, extra }: OperationParts, context: Context): string[] {
  return extra.changes.flatMap((change) => [
    `## ${changesTitle(change, version)}`,
    table(
      [change.older, change.newer],
      change.rows.map(({ older, newer }) => [prose(older, context), prose(newer, context)]),
    ),
  ])
}

function parameterLine(
  { schema, name, in: where, description, required, example }: JsonObject,
  context: Context,
): string {
  const shown = { ...(isObject(schema) ? schema : {}), ...(example === undefined ? {} : { examples: [example] }) }
  return fieldLine(String(name), shown, {
    note: `in ${where}${required === true ? ', required' : ''}`,
    description,
    context,
  })
}

type Line = { note?: string; description: Json | undefined; context: Context }

function fieldLine(name: string, schema: JsonObject, { note, description, context }: Line): string {
  const type = typeText(schema, context.document)
  const { node } = shapeOf(schema, context.document)
  // A note on what is assumed is a quotation, which has no place inside a line.
  const words = prose(description, context).replace(/\n> /g, ' ').replace(/\s+/g, ' ')
  const parts = [words, ...limitsOf(node).map((limit) => `${limit}.`)]
  return `- \`${name}\` (${type}${note ? `, ${note}` : ''}): ${parts.filter(Boolean).join(' ')}`
}

function bodyText(body: Json, title: string, context: Context): string[] {
  if (!isObject(body)) return []
  const [entry] = Object.entries(isObject(body.content) ? body.content : {})
  if (!entry) return []
  const [type, media] = entry
  const schema = isObject(media) ? (media.schema ?? {}) : {}
  return [
    `### ${title}`,
    `\`${type}\`${body.required === true ? ', required' : ''}`,
    prose(shapeOf(schema, context.document).node.description, context),
    fields(schema, context, []),
    ...bodyExamples(body, context.document).map(
      ({ name, value }) => `Example: ${name}\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``,
    ),
  ]
}

/** The fields of a schema as nested lists. A schema that contains itself comes to an end. */
function fields(schema: Json, context: Context, above: string[]): string {
  const shape = shapeOf(schema, context.document)
  if (shape.name && above.includes(shape.name)) return '- the same fields again'
  const around = shape.name ? [...above, shape.name] : above
  const { node, conditions } = shape
  const { options } = optionsOf(shape)
  const required = (node.required ?? []) as string[]
  const known = Object.entries(isObject(node.properties) ? node.properties : {})
  return [
    ...conditions.map((sentence) => `- ${sentence}`),
    ...known.flatMap(([name, property]) => {
      const inner = shapeOf(property, context.document).node
      const line = fieldLine(name, isObject(property) ? property : {}, {
        ...(required.includes(name) ? { note: 'required' } : {}),
        description: inner.description,
        context,
      })
      return [line, indent(fields(property, context, around))]
    }),
    node.items ? fields(node.items, context, around) : '',
    ...(options.length > 1
      ? options.map((option) => branch(option, context, around))
      : options.map((option) => fields(option, context, around))),
  ]
    .filter(Boolean)
    .join('\n')
}

function branch(option: Json, context: Context, above: string[]): string {
  const { node, name } = shapeOf(option, context.document)
  const inside = fields(option, context, above)
  if (inside === '') return ''
  return `- one of: **${node.title ?? name ?? typeText(option, context.document)}**\n${indent(inside)}`
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ')
}

function responses({ responses: all }: JsonObject, context: Context): string[] {
  return Object.entries(isObject(all) ? all : {}).flatMap(([status, reference]) => {
    const response = resolve(context.document, reference)
    if (!isObject(response)) return []
    const title = `## ${status === 'default' ? 'Any other error' : `Response ${status}`}`
    if (/^[23]/.test(status))
      return [title, prose(response.description, context), ...bodyText(response, 'Body', context)]
    return [title, prose(response.description, context), errorExamples(response, context)]
  })
}

/** All errors have the same fields, so their types and codes say enough. */
function errorExamples(response: JsonObject, { document }: Context): string {
  const seen = bodyExamples(response, document).flatMap(({ name, value }) => {
    const error = isObject(value as Json) ? (value as JsonObject).error : undefined
    return isObject(error) ? [`- ${name}: type \`${error.type}\`, code \`${error.code}\``] : []
  })
  return [...new Set(seen)].join('\n')
}

function samples({ extra }: OperationParts): string[] {
  return extra.samples.flatMap(({ label, lang, source }) => [
    `## Sample: ${label}`,
    `\`\`\`${lang.toLowerCase()}\n${source.trimEnd()}\n\`\`\``,
  ])
}

function gaps({ gaps: ids }: OperationParts, { gaps: known, path }: Context): string[] {
  const lines = ids.flatMap((id) => {
    const gap = known[id]
    return gap ? [`- [${gap.title}](${relative(path, markdownOf(gapEntry(id)))}): ${gap.assumed}`] : []
  })
  return lines.length > 0 ? ['## What is assumed here', lines.join('\n')] : []
}

/**
 * Returns a description, with the links, which are relative to the folder of the references, as links of this page. Those to a
 * gap lead to its entry in Markdown.
 */
function prose(text: Json | undefined, { path }: Context): string {
  if (typeof text !== 'string') return ''
  return joinLines(text)
    .replace(/\]\(\.\.\/([^)]*)/g, (_, address: string) => `](${relative(path, twinOf(address))}`)
    .trim()
}

function twinOf(address: string): string {
  return address.startsWith(gapEntry('')) ? markdownOf(address) : address
}

function list(lines: string[]): string {
  return lines.join('\n')
}

function paragraphs(parts: string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
