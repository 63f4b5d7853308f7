/** What the page and its Markdown say besides the entries. */
import { firstSentence } from '../operations/description.js'
import { BARE, type ErrorCase, type ErrorEntry, type Errors, type Retry, UNNAMED } from './entries.js'

export const ABOUT = `An error is a response with a status of 400 or above and a JSON body with one key, \`error\`. Branch on its \`type\`, and
on its \`code\` where that says more. Do not parse the \`message\`. Log the \`request_id\`, which is also in the response header
\`X-Request-ID\`: the [console of the mock](guides/mock.html#see-what-happens) finds a request by it, with the reason of the error. Errors are the same in
every version.

Everything here is made from the contract, except what is labeled **Advice**: that is our recommendation. *Assumed* links to
what the documentation of the service leaves open.`

export const SECTIONS: { id: string; title: string; about: string; entriesOf: (errors: Errors) => ErrorEntry[] }[] = [
  { id: 'types', title: 'Types', about: 'A type is the category of an error.', entriesOf: ({ types }) => types },
  {
    id: 'codes',
    title: 'Codes',
    about:
      'A code says more than its type, and never changes after it is published. These codes are documented. There may be others, so handle an unknown code by its type. Where no code is documented, the examples repeat the type.',
    entriesOf: ({ codes }) => codes,
  },
  {
    id: 'undocumented',
    title: 'Not documented',
    about:
      'The type and the code of these errors are not documented. The names in the examples are placeholders, so branch on the status.',
    entriesOf: ({ undocumented }) => undocumented,
  },
]

export const RETRY: Record<Retry, string> = {
  wait: 'Yes, after the time in `Retry-After` or `retry_after_ms`, unless `retryable` is false.',
  depends: 'Only if `retryable` is true. If it is missing, the error does not say whether a retry can succeed.',
}

/** Titles of entries for which the API has no name. */
const TITLES: Record<string, string> = { [BARE]: 'No error body', [UNNAMED]: 'No documented type' }

/** Returns what a reader calls an entry. */
export function nameOf(name: string): string {
  return TITLES[name] ?? name
}

/** Returns what a reader calls an entry, as Markdown. */
export function labelOf(name: string): string {
  return TITLES[name] ?? `\`${name}\``
}

/** Returns what an entry is, in Markdown: a type, a code, both, or a placeholder for either. */
export function kindOf({ kinds, name }: ErrorEntry): string[] {
  if (name === BARE) return ['no type or code']
  if (name === UNNAMED) return [`shown in examples as \`${name}\``]
  return kinds.length > 0 ? kinds : ['placeholder']
}

/** Returns `409`, `502, 503, 504`, or `any` for an error whose status is not documented. */
export function statusList(statuses: string[]): string {
  return statuses.map((status) => (status === 'default' ? 'any' : status)).join(', ')
}

/** Returns what an entry means in one of its responses: the response describes a type, its examples a code. */
export function textsOf({ kinds }: ErrorEntry, { description, examples }: ErrorCase): string[] {
  const own = kinds.includes('type') ? [] : examples.flatMap((example) => example.description ?? [])
  return own.length > 0 ? [...new Set(own)] : [description]
}

type StatusRow = { status: string; meanings: string[]; names: string[] }

/** Returns a row for each status, or for several with one response: what its responses mean and carry. */
export function statusRows({ types, codes, undocumented }: Errors): StatusRow[] {
  const cases = [...types, ...codes, ...undocumented].flatMap(({ name, cases }) => cases.map((one) => ({ one, name })))
  const rows: (StatusRow & { statuses: string[] })[] = []
  for (const { one, name } of cases.sort((some, other) => other.one.statuses.length - some.one.statuses.length)) {
    const { statuses } = one
    const known = rows.find((row) => statuses.every((status) => row.statuses.includes(status)))
    const row = known ?? { status: statusList(statuses), statuses, meanings: [], names: [] }
    if (!known) rows.push(row)
    row.names = [...new Set([...row.names, name])]
    row.meanings = [...new Set([...row.meanings, firstSentence(one.description)])]
  }
  return rows
    .map((row) => ({ ...row, meanings: row.meanings.filter((one) => !saidBy(one, row.meanings)) }))
    .sort((one, other) => one.status.localeCompare(other.status, 'en'))
}

/** True if another sentence begins with all words of this one. */
function saidBy(one: string, all: string[]): boolean {
  return all.some((other) => other !== one && other.startsWith(one.slice(0, -1)))
}
