import { BARE, type ErrorEntry, type Errors, type Retry } from './entries.js'

/** The texts of the page that are the same in HTML and Markdown. */

export const ABOUT = `An error is a response with a status of 400 or above and a JSON body with one key, \`error\`. Branch on its \`type\`, and
on its \`code\` where that says more. Do not parse the \`message\`. Log the \`request_id\`, which is also in the response header
\`X-Request-ID\`. Errors are the same in both versions.

Everything here is made from the contract, except what is labelled **Advice**: that is our recommendation. *Assumed* leads to
what the documentation of the service leaves open.`

export const SECTIONS: { id: string; title: string; about: string; of: (errors: Errors) => string[] }[] = [
  {
    id: 'types',
    title: 'Types',
    about: 'A type is the category of an error.',
    of: ({ types }) => types.map(({ name }) => name),
  },
  {
    id: 'codes',
    title: 'Codes',
    about:
      'A code is more exact than its type, and never changes. These are the codes that are documented; the service may have others, so fall back to the type. Where no code is documented, the examples repeat the type.',
    of: ({ codes }) => codes.map(({ name }) => name),
  },
  {
    id: 'undocumented',
    title: 'Not documented',
    about:
      'For these errors neither the type nor the code is documented. The names are placeholders of the examples: decide by the status.',
    of: ({ undocumented, bare }) => [...undocumented.map(({ name }) => name), ...(bare.length > 0 ? [BARE] : [])],
  },
]

export const KINDS = { bare: 'No error body' }

export const RETRY: Record<Retry, string> = {
  wait: 'Yes, after the time in `Retry-After` or `retry_after_ms`, unless `retryable` is false.',
  told: 'Only if `retryable` is true. If it is missing, the error does not say whether a retry can succeed.',
}

/** Returns `type`, `code` or `type and code`. */
export function kindOf({ kinds }: ErrorEntry): string {
  return kinds.join(' and ')
}

/** Returns `409`, `502, 503, 504`, or `other` for an error whose status is not documented. */
export function statusText(statuses: string[]): string {
  return statuses.map((status) => (status === 'default' ? 'other' : status)).join(', ')
}

export type StatusRow = { status: string; meaning: string; names: string[] }

/** Returns a row for each status, with the first sentence of its most general response. Statuses that mean the same share one. */
export function statusRows(errors: Errors): StatusRow[] {
  const entries = [...errors.types, ...errors.codes, ...errors.undocumented]
  const cases = [
    ...entries.flatMap((entry) => entry.cases.map((one) => ({ one, name: entry.name }))),
    ...errors.bare.map((one) => ({ one, name: BARE })),
  ]
  const rows = new Map<string, StatusRow & { reach: number }>()
  for (const { one, name } of cases) {
    const status = statusText(one.statuses)
    const row = rows.get(status) ?? { status, meaning: '', names: [], reach: 0 }
    rows.set(status, row)
    if (!row.names.includes(name)) row.names.push(name)
    if (one.operations.length > row.reach)
      Object.assign(row, { meaning: firstSentence(one.description), reach: one.operations.length })
  }
  const isPart = ({ status }: StatusRow) =>
    [...rows.keys()].some((other) => other !== status && other.split(', ').includes(status))
  return [...rows.values()]
    .filter((row) => !isPart(row))
    .sort((one, other) => one.status.localeCompare(other.status, 'en'))
}

function firstSentence(text: string): string {
  return /^[\s\S]*?\.(?=\s|$)/.exec(text)?.[0].replaceAll('\n', ' ') ?? text
}
