/** What the mock takes from a `Prefer` header (RFC 7240); other preferences are left alone. */
export type Prefer = {
  /** The status of a documented answer. */
  code?: string
  /** The name of a documented example. */
  example?: string
  /** How the work that the request starts is to end. */
  outcome?: string
  /** `false`: an end that failed cannot be tried again. */
  retryable?: string
}

const NAMES = ['code', 'example', 'outcome', 'retryable'] as const

/** Parses a `Prefer` header. Preferences stand between commas or semicolons; values may stand in quotes. */
export function parsePrefer(header: string | null): Prefer {
  const wanted: Prefer = {}
  if (header === null) return wanted
  for (const part of header.split(/[,;]/)) {
    const [before = '', value = ''] = part.split('=', 2).map((text) => text.trim())
    const name = NAMES.find((known) => known === before.toLowerCase())
    if (name) wanted[name] ??= value.replaceAll(/^"|"$/g, '')
  }
  return wanted
}
