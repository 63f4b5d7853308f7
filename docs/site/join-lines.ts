/**
 * Joins the lines of each paragraph and list item, as a browser would. Renderers that drop the line break instead of writing a
 * space would glue two words together. Tables, code, headings, HTML and hard breaks stay as they are.
 */
export function joinLines(markdown: string): string {
  const joined: string[] = []
  let fenced = false
  for (const line of markdown.split('\n')) {
    const last = joined.at(-1)
    const inside = fenced
    if (FENCE.test(line)) fenced = !fenced
    if (last !== undefined && !inside && flows(last) && continues(line))
      joined[joined.length - 1] = `${last} ${line.trim()}`
    else joined.push(line)
  }
  return joined.join('\n')
}

const FENCE = /^\s*(?:```|~~~)/
/** Lines that begin something: a heading, table row, quotation, list item, rule, fence or HTML. */
const BEGINS = /^\s*(?:#{1,6}\s|\||>|[-*+]\s|\d+[.)]\s|```|~~~|<\/?[a-z!]|(?:[-*_]\s*){3,}$|=+\s*$)/i
/** Begun lines that the next line continues: quotations and list items. */
const FLOWS = /^\s*(?:>|[-*+]\s|\d+[.)]\s)/

function flows(line: string): boolean {
  if (line.trim() === '' || line.endsWith('  ') || line.endsWith('\\')) return false
  return !BEGINS.test(line) || FLOWS.test(line)
}

function continues(line: string): boolean {
  return line.trim() !== '' && !BEGINS.test(line)
}
