import type { Json } from '../../contract/json.js'

/** How a language writes values. */
export type Notation = {
  string: (text: string) => string
  /** The key of an entry: quoted, or not. */
  key: (name: string) => string
  words: { true: string; false: string; null: string }
  /** The texts around the entries of a map, for a map without entries, and between a key and its value. */
  map: readonly [open: string, close: string]
  empty: string
  colon: string
  /** What is between the braces and the entries of a map on one line. */
  padding: '' | ' '
  indent: number
  /** What follows the last entry of a map or list with one entry a line. */
  last: ',' | ''
}

/** The longest line of a sample, in characters. */
const WIDTH = 80

/**
 * Writes a value as source code. `column` is where the line that it begins on is indented, `used` is how much of that
 * line is taken before and after it. Maps and lists that do not fit into the line have one entry a line.
 */
export function literal(value: Json, notation: Notation, column = 0, used = 0): string {
  if (typeof value === 'string') return notation.string(value)
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value === 'boolean') return notation.words[`${value}`]
  const isList = Array.isArray(value)
  const [open, close] = isList ? ['[', ']'] : notation.map
  const padding = isList ? '' : notation.padding
  const entries: [prefix: string, entry: Json][] = isList
    ? value.map((entry) => ['', entry])
    : Object.entries(value).map(([name, entry]) => [notation.key(name) + notation.colon, entry])
  if (entries.length === 0) return isList ? '[]' : notation.empty

  const flat = entries.map(([prefix, entry]) => prefix + literal(entry, notation, 0, Number.NEGATIVE_INFINITY))
  const line = `${open}${padding}${flat.join(', ')}${padding}${close}`
  if (column + used + line.length <= WIDTH) return line

  const inner = column + notation.indent
  const rows = entries.map(([prefix, entry]) => prefix + literal(entry, notation, inner, prefix.length + 1))
  const lines = rows.map((row) => `\n${' '.repeat(inner)}${row}`).join(',')
  return `${open}${lines}${notation.last}\n${' '.repeat(column)}${close}`
}

/** JSON itself. */
export const JSON_TEXT: Notation = {
  string: (text) => JSON.stringify(text),
  key: (name) => JSON.stringify(name),
  words: { true: 'true', false: 'false', null: 'null' },
  map: ['{', '}'],
  empty: '{}',
  colon: ': ',
  padding: '',
  indent: 2,
  last: '',
}

/** How JavaScript and TypeScript write values. */
export const SCRIPT: Notation = {
  ...JSON_TEXT,
  string: (text) => {
    const quoted = JSON.stringify(text)
    return text.includes("'") ? quoted : `'${quoted.slice(1, -1).replaceAll('\\"', '"')}'`
  },
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : SCRIPT.string(name)),
  padding: ' ',
  last: ',',
}

/** How Python writes values. JSON's escapes are Python's. */
export const PYTHON_LITERALS: Notation = {
  ...JSON_TEXT,
  words: { true: 'True', false: 'False', null: 'None' },
  indent: 4,
  last: ',',
}

/** How PHP writes values for `json_encode`: a map is an array with keys, but an empty one would be a list. */
export const PHP_LITERALS: Notation = {
  ...JSON_TEXT,
  string: (text) => `'${text.replace(/[\\']/g, '\\$&')}'`,
  key: (name) => PHP_LITERALS.string(name),
  map: ['[', ']'],
  empty: 'new stdClass()',
  colon: ' => ',
  indent: 4,
  last: ',',
}
