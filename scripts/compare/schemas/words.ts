/** How values and types are written in a finding. */

const SHOWN = 6

/** Returns values as a list in Markdown. Of a long one it names the first few. */
export function listOf(values: Iterable<string>): string {
  const all = [...values].map((value) => `\`${unquoted(value)}\``)
  return all.length > SHOWN ? `${all.slice(0, SHOWN).join(', ')} and ${all.length - SHOWN} more` : all.join(', ')
}

/** Returns a value that is given as JSON; a text without its quotes. */
export function unquoted(value: string): string {
  return value.startsWith('"') ? (JSON.parse(value) as string) : value
}

/** Returns the names of types. Every number includes the integers, so those go without saying. */
export function typeNames(types: Set<string> | undefined): string {
  if (!types) return 'any'
  const shown = types.has('number') ? [...types].filter((type) => type !== 'integer') : [...types]
  return shown.length === 0 ? 'null' : shown.join(' or ')
}
