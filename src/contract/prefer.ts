/** The preferences in a `Prefer` header (RFC 7240) that the mock supports; others are ignored. */
export type Prefer = {
  /** The status of a documented response. */
  code?: string
  /** The name of a documented example. */
  example?: string
  /** How the work that the request starts ends. */
  outcome?: string
  /** `false`: a failed export or task cannot be retried. */
  retryable?: string
}

const PREFERENCES = ['code', 'example', 'outcome', 'retryable'] as const

/** Parses a `Prefer` header. Preferences are separated by commas or semicolons; values may be quoted. */
export function parsePrefer(header: string | null): Prefer {
  const wanted: Prefer = {}
  if (header === null) return wanted
  for (const part of header.split(/[,;]/)) {
    const [before = '', value = ''] = part.split('=', 2).map((text) => text.trim())
    const name = PREFERENCES.find((known) => known === before.toLowerCase())
    if (name) wanted[name] ??= value.replaceAll(/^"|"$/g, '')
  }
  return wanted
}
