import type { Json, JsonObject } from '../../contract/json.js'

/** Returns the limits of a value in words, as Markdown: `Default \`20\``, `1 to 100`. */
export function limitTexts(node: JsonObject): string[] {
  const range = rangeText(node)
  const isFixed = 'const' in node || (Array.isArray(node.enum) && node.enum.length === 1)
  const examples = node.examples ?? node['x-extensible-enum']
  const [example] = Array.isArray(examples) && !isFixed ? examples : []
  return [
    ...(Array.isArray(node.enum) && !('const' in node)
      ? [`${node.enum.length > 1 ? 'One of' : 'Always'} ${node.enum.map(code).join(' ')}`]
      : []),
    ...('const' in node ? [`Always ${code(node.const)}`] : []),
    ...('default' in node ? [`Default ${code(node.default)}`] : []),
    ...(typeof node.format === 'string' ? [`Format ${node.format}`] : []),
    ...(range ? [range] : []),
    ...(example !== undefined && !node.properties ? [`Example ${code(example)}`] : []),
  ]
}

/** Returns a pattern in words, as Markdown: `Starts with \`cvs_\`, or is a bare UUID`. */
export function patternText(pattern: string): string {
  const [, group = '', single = ''] = /^\^(?:\(([\w:/|-]+)\)|\(?([\w:/=-]{2,}))/.exec(pattern) ?? []
  const starts = (group || single).split('|').filter((start) => start !== '')
  if (starts.length === 0) return pattern === '^[0-9]+$' ? 'Digits only' : 'Has a fixed form'
  const isUuid = pattern.includes('-[0-9A-Fa-f]{4}-')
  return `Starts with ${starts.map(code).join(' or ')}${isUuid ? ', or is a bare UUID' : ''}`
}

function code(value: Json | undefined): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

function rangeText(node: JsonObject): string {
  return [
    ...span('', node.minimum, node.maximum),
    ...(node.exclusiveMinimum === undefined ? [] : [`more than ${node.exclusiveMinimum}`]),
    ...span(' characters', node.minLength, node.maxLength),
    ...span(' items', node.minItems, node.maxItems),
  ].join(', ')
}

function span(unit: string, least: Json | undefined, most: Json | undefined): string[] {
  if (least === undefined && most === undefined) return []
  if (least === undefined) return [`at most ${most}${unit}`]
  return [most === undefined ? `at least ${least}${unit}` : `${least} to ${most}${unit}`]
}
