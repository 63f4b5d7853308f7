/** Compares our validator with Prism on one request. */
import { isObject, type Json } from '../../../src/contract/json.js'
import { contract } from '../../support/contract.js'
import type { Operation } from '../../support/documents.js'
import { isForm, prismViolations } from './prism.js'

/** A parsed request for an operation. */
type Parsed = {
  operation: Operation
  path: Record<string, string>
  query: Record<string, string>
  body: Json | undefined
}

export type Verdict = { violations: number; differences: string[]; used: string[] }

/**
 * Returns how many violations we find, what differs from Prism for no known reason, and the names of the known
 * differences that were seen. Undefined for a form, which Prism reads from its bytes.
 */
export async function compareWithPrism(request: Parsed): Promise<Verdict | undefined> {
  const { operation, path, query, body } = request
  if (isForm(operation)) return undefined
  const view = contract.view(operation.version)
  const head = { path, query: new URLSearchParams(query), headers: new Headers() }
  const ours = view
    .validate(operation, { ...view.parameters(operation, head), body })
    .map(({ in: place, field, code }) => `${place} ${field} ${code}`)
  const sent = operation.path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const theirs = await prismViolations(operation, { ...head, path: sent, body })
  const rules = DIFFERENCES.map(({ name, violations }) => ({ name, known: violations(request) }))
  const differ = [
    ...ours.filter((violation) => !theirs.includes(violation)).map((violation) => `only ours: ${violation}`),
    ...theirs.filter((violation) => !ours.includes(violation)).map((violation) => `only Prism: ${violation}`),
  ]
  const isKnown = (difference: string) =>
    rules.some(({ known }) => known.some((violation) => difference.endsWith(`: ${violation}`)))
  return {
    violations: ours.length,
    differences: differ.filter((difference) => !isKnown(difference)),
    used: rules
      .filter(({ known }) => differ.some((one) => known.some((violation) => one.endsWith(`: ${violation}`))))
      .map(({ name }) => name),
  }
}

/** Where the verdicts differ, why ours is right, and the violations that only one of both finds. */
type Difference = { name: string; why: string; violations: (request: Parsed) => string[] }

export const DIFFERENCES: Difference[] = [
  {
    name: 'an empty parameter',
    why: 'A parameter that is sent must fit its schema. Prism treats one without a value as one that was not sent.',
    violations: ({ query }) =>
      named(query, '').flatMap((name) => ['type', 'enum', 'format'].map((code) => `query ${name} ${code}`)),
  },
  {
    name: 'blanks for a number',
    why: 'Blanks are no number. Prism treats them as 0.',
    violations: ({ query }) => named(query, ' ').flatMap((name) => [`query ${name} type`, `query ${name} minimum`]),
  },
  {
    name: 'a body that is null, false, 0 or an empty text',
    why: 'Such a body was sent and read, but has the wrong type. Prism treats it as absent.',
    violations: ({ body }) => ([null, false, 0, ''].includes(body as null) ? ['body  type', 'body  required'] : []),
  },
  {
    name: 'an address that cannot be called',
    why: '`https://` names no host. Prism checks only the form of an address.',
    violations: ({ body }) => (isUncallable(body) ? ['body callback_url format'] : []),
  },
]

const named = (query: Parsed['query'], sent: string) =>
  Object.entries(query).flatMap(([name, text]) => (text === sent ? [name] : []))
const isUncallable = (body: Parsed['body']) =>
  isObject(body) && /^https:/.test(String(body.callback_url)) && !URL.canParse(String(body.callback_url))
