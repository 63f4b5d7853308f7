import { isMap, isPair, isScalar, isSeq, type Pair, parseDocument, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml'

/** A part of a text that becomes another text. */
export type Edit = { from: number; to: number; text: string }

/** A text and the nodes of its YAML, whose ranges lead back to it. */
export type Source = { text: string; root: unknown }

/** Edits do not change the rest of the file: its comments, blank lines, quotes and the layout of its lists. */
export function sourceOf(text: string): Source {
  return { text, root: parseDocument(text).contents }
}

/** Returns the text with the edits, which must not overlap. */
export function edited(text: string, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, text }) => now.slice(0, from) + text + now.slice(to), text)
}

/** Returns the edit that removes an entry of a map or list, with the comment above it. */
export function removal(text: string, parent: YAMLMap | YAMLSeq, entry: unknown): Edit {
  if (parent.flow) {
    const kept = (parent.items as unknown[]).filter((item) => item !== entry).map((item) => slice(text, item))
    const [open, close] = isSeq(parent) ? ['[', ']'] : ['{ ', ' }']
    return { from: startOf(parent), to: endOf(parent), text: open + kept.join(', ') + close }
  }
  const start = startOf(entry)
  const line = text.lastIndexOf('\n', start - 1) + 1
  const to = endOfLine(text, endOf(entry))
  const before = text.slice(line, start)
  // The first key of a list's item shares its line with the dash: the next key takes its place.
  if (isMap(parent) && before.trim() !== '') {
    const next = parent.items[parent.items.indexOf(entry as Pair) + 1]
    return { from: start, to: next ? startOf(next) : to, text: '' }
  }
  const from = withComments(text, line)
  const isAlone = text.slice(0, from).endsWith('\n\n') || from === 0
  return { from, to: isAlone && text[to] === '\n' ? to + 1 : to, text: '' }
}

/** Returns the edit that puts the source of a node in place of another that contains it, at the indentation of that. */
export function replacement(text: string, old: unknown, now: unknown): Edit {
  const depth = columnOf(text, startOf(now)) - columnOf(text, startOf(old))
  const moved = slice(text, now).replace(new RegExp(`(?<=\n) {0,${depth}}`, 'g'), '')
  return { from: startOf(old), to: endOf(old), text: moved }
}

/** Returns the value of a key. */
export function pairOf(node: unknown, key: string): Pair | undefined {
  return isMap(node) ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key) : undefined
}

/** Returns the text of a scalar under a key. */
export function textAt(node: unknown, key: string): string | undefined {
  const value = pairOf(node, key)?.value
  return isScalar(value) && value.value !== null ? String(value.value) : undefined
}

export function keyOf(pair: Pair): string {
  return String((pair.key as Scalar).value)
}

export function slice(text: string, node: unknown): string {
  return text.slice(startOf(node), endOf(node))
}

export function startOf(node: unknown): number {
  const [start] = rangeOf(isPair(node) ? node.key : node)
  return start
}

function endOf(node: unknown): number {
  if (!isPair(node)) return trimmedEnd(node)
  return node.value === null || rangeOf(node.value)[1] === rangeOf(node.value)[0]
    ? rangeOf(node.key)[1] + 1
    : trimmedEnd(node.value)
}

/** The range of a block collection ends where the next entry begins: its own end is that of its last entry. */
function trimmedEnd(node: unknown): number {
  return (isMap(node) || isSeq(node)) && !node.flow ? endOf(node.items.at(-1)) : rangeOf(node)[1]
}

function rangeOf(node: unknown): [start: number, end: number] {
  const { range } = node as { range?: [number, number, number] | null }
  if (!range) throw new Error('The node has no place in the text.')
  return [range[0], range[1]]
}

function endOfLine(text: string, offset: number): number {
  // A block scalar ends with its line break.
  if (text[offset - 1] === '\n') return offset
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}

/** Returns the start of the comment lines directly above a line. */
function withComments(text: string, line: number): number {
  let start = line
  while (start > 0) {
    const before = text.lastIndexOf('\n', start - 2) + 1
    if (!/^\s*#/.test(text.slice(before, start))) return start
    start = before
  }
  return start
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset) + 1)
}
