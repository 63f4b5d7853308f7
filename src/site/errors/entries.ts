import { limitSentence } from '../../../scripts/documents/describe.js'
import type { Gaps } from '../../../scripts/read/gaps.js'
import { VERSIONS, type Version } from '../../../scripts/support/paths.js'
import { namedExamples } from '../../contract/examples.js'
import { gapIds } from '../../contract/gaps.js'
import { isObject, type Json, type JsonObject } from '../../contract/json.js'
import { operationsOf, type RateLimit } from '../../contract/operations.js'
import { find, resolve } from '../../contract/references.js'
import { propertiesOf } from '../../contract/schemas.js'
import type { SiteSource } from '../source.js'
import { ADVICE } from './advice.js'

/** What one type or code means. A name that is both has one entry. */
export type ErrorEntry = {
  /** The type or code, and the fragment of the entry's address. */
  name: string
  /** Empty for a placeholder of the examples. */
  kinds: ('type' | 'code')[]
  /** The types of a code; empty for a type. */
  types: string[]
  /** The known codes of a type, other than its own name. */
  codes: string[]
  /** The responses that carry it. */
  cases: ErrorCase[]
  /** Undefined if no error body says it. */
  retry: Retry | undefined
  /** The limits behind it, as Markdown. */
  limits: string[]
  /** What we recommend, as Markdown. It is not part of the contract. */
  advice: string | undefined
  /** The ids of the gaps that concern it. */
  gaps: string[]
}

/** `wait`: clients retry it. `depends`: only `retryable` in the error says whether a retry can succeed. */
export type Retry = 'wait' | 'depends'

/** A response of the contract that carries an error. */
export type ErrorCase = {
  /** The name of the response component. */
  response: string
  /** The statuses, such as `409`, or `default` for any other. */
  statuses: string[]
  /** What it means, as Markdown without notes about gaps. */
  description: string
  /** True if every operation can return it. */
  everywhere: boolean
  operations: OperationRef[]
  examples: ErrorExample[]
}

/** `fields` are those of its body, which an error about one of them can name. */
export type OperationRef = { operationId: string; version: Version; fields: string[] }

export type ErrorExample = { summary: string; description: string | undefined; value: Json }

/** The errors of the API. Errors are the same in all versions. */
export type Errors = {
  /** The documented types, in the order of the contract. */
  types: ErrorEntry[]
  /** The documented codes that are not also a type. */
  codes: ErrorEntry[]
  /** The names in examples whose real type and code are not documented, and the responses without an error body. */
  undocumented: ErrorEntry[]
  /** The fields of the error object. */
  fields: ErrorField[]
}

export type ErrorField = { name: string; types: string[]; description: string; gaps: string[] }

/** The name of the entry for responses without an error body. */
export const BARE = 'no-error-body'

/** What the examples show in place of a type or code that is not documented. */
export const UNNAMED = 'not_stated'

/** Returns the errors of the contract: from all responses, their examples, and the schema of an error. */
export function errorsOf({ documents, gaps }: Pick<SiteSource, 'documents' | 'gaps'>): Errors {
  const document = documents[VERSIONS[0]]
  const fields = fieldsOf(document)
  const cases = casesOf(documents)
  const bodies = cases.flatMap(({ examples }) => examples.map(({ value }) => value))
  const types = stringsOf(fields.type?.enum)
  const codes = stringsOf(fields.code?.['x-extensible-enum'])
  const known: Known = { document, gaps, cases, bodies, types, codes, retried: stringsOf(fields.type?.['x-retry']) }

  const placeholders = unique(bodies.map(codeOf)).filter((code) => !types.includes(code) && !codes.includes(code))
  const bare = cases.filter(({ examples }) => examples.length === 0)
  return {
    types: types.map((type) => typeEntry(known, type)),
    codes: codes.filter((code) => !types.includes(code)).map((code) => codeEntry(known, code)),
    undocumented: [
      ...placeholders.map((name) => entryWith(known, name, (body) => codeOf(body) === name)),
      ...(bare.length > 0 ? [{ ...entryOf(known, BARE, bare), retry: undefined }] : []),
    ],
    fields: Object.entries(fields).map(([name, field]) => ({
      name,
      types: stringsOf(field.type ?? 'object'),
      description: withoutNotes(field.description),
      gaps: gapIds(field['x-gap']),
    })),
  }
}

/** What the contract says about errors: the cases, the bodies of their examples, and the names, with those retried. */
type Known = {
  document: JsonObject
  gaps: Gaps
  cases: FoundCase[]
  bodies: Json[]
  types: string[]
  codes: string[]
  retried: string[]
}

function typeEntry(known: Known, type: string): ErrorEntry {
  const codes = known.bodies.filter((body) => typeOf(body) === type).map(codeOf)
  return {
    ...entryWith(known, type, (body) => typeOf(body) === type),
    kinds: known.codes.includes(type) ? ['type', 'code'] : ['type'],
    codes: unique(codes).filter((code) => code !== type),
  }
}

function codeEntry(known: Known, code: string): ErrorEntry {
  const types = unique(known.bodies.filter((body) => codeOf(body) === code).map(typeOf))
  const own = types.filter((type) => known.types.includes(type))
  return {
    ...entryWith(known, code, (body) => codeOf(body) === code),
    kinds: ['code'],
    types: own,
    retry: retryOf(known, own),
    // The gaps of a response concern its type. A gap concerns a code only if it names the code.
    gaps: mentioning(known.gaps, code),
  }
}

/** Returns the entry with the responses that have a matching example, and their examples of the code `name`. */
function entryWith(known: Known, name: string, matches: (body: Json) => boolean): ErrorEntry {
  const own = known.cases
    .filter(({ examples }) => examples.some(({ value }) => matches(value)))
    .map((one) => ({ ...one, examples: one.examples.filter(({ value }) => codeOf(value) === name) }))
  return entryOf(known, name, own)
}

function entryOf(known: Known, name: string, cases: FoundCase[]): ErrorEntry {
  return {
    name,
    kinds: [],
    types: [],
    codes: [],
    cases,
    retry: retryOf(known, [name]),
    limits: limitsOf(known.document, name),
    advice: ADVICE[name],
    gaps: unique([...cases.flatMap((one) => one.gaps), ...mentioning(known.gaps, name)]),
  }
}

function retryOf({ retried }: Known, names: string[]): Retry {
  return names.some((name) => retried.includes(name)) ? 'wait' : 'depends'
}

function typeOf(body: Json): string {
  return String((body as { error: JsonObject }).error.type)
}

function codeOf(body: Json): string {
  return String((body as { error: JsonObject }).error.code)
}

type FoundCase = ErrorCase & { gaps: string[] }

function casesOf(documents: SiteSource['documents']): FoundCase[] {
  const cases = new Map<string, FoundCase>()
  const all = new Set<string>()
  for (const version of VERSIONS)
    for (const { document, operationId, node, body } of operationsOf(documents[version], version)) {
      all.add(operationId)
      for (const [status, reference] of Object.entries(node.responses as JsonObject)) {
        if (/^[23]/.test(status)) continue
        const name = isObject(reference) ? String(reference.$ref).split('/').at(-1) : undefined
        const key = name ?? `${operationId} ${status}`
        const found = cases.get(key) ?? caseOf(document, key, resolve(document, reference) as JsonObject)
        cases.set(key, found)
        found.statuses = unique([...found.statuses, status]).sort()
        if (!found.operations.some((known) => known.operationId === operationId))
          found.operations.push({ operationId, version, fields: Object.keys(propertiesOf(document, body?.schema)) })
      }
    }
  for (const found of cases.values()) found.everywhere = found.operations.length === all.size
  return [...cases.values()]
}

function caseOf(document: JsonObject, response: string, node: JsonObject): FoundCase {
  const [media] = Object.values((node.content ?? {}) as Record<string, JsonObject>)
  const described = (media?.examples ?? {}) as JsonObject
  return {
    response,
    statuses: [],
    description: withoutNotes(node.description),
    everywhere: false,
    operations: [],
    examples: namedExamples(document, media?.examples).map(({ name, value }) => {
      const { summary, description } = resolve(document, described[name] ?? {}) as JsonObject
      return {
        summary: String(summary ?? name),
        description: description ? String(description).trim() : undefined,
        value,
      }
    }),
    gaps: gapIds(node['x-gap']),
  }
}

function mentioning(gaps: Gaps, name: string): string[] {
  return Object.entries(gaps)
    .filter(
      ([id, { title, source, assumed }]) =>
        id.startsWith('errors.') && `${title} ${source} ${assumed}`.includes(`\`${name}\``),
    )
    .map(([id]) => id)
}

/** The codes of a 429, with the limits each is about. A limit without a window counts what runs at once. */
const LIMITED: Record<string, (limit: RateLimit) => boolean> = {
  rate_limit_exceeded: ({ window_seconds }) => window_seconds !== undefined,
  concurrency_limit_exceeded: ({ window_seconds }) => window_seconds === undefined,
}

function limitsOf(document: JsonObject, code: string): string[] {
  const applies = LIMITED[code]
  if (!applies) return []
  const limits = operationsOf(document, VERSIONS[0]).flatMap((operation) => operation.limits)
  return unique(limits.filter(applies).map((limit) => limitSentence(limit)))
}

/** Returns the schemas of the fields of an error, in the order of the contract. */
function fieldsOf(document: JsonObject): Record<string, JsonObject> {
  const { properties } = find(document, '#/components/schemas/ApiError') as { properties: JsonObject }
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, resolve(document, field) as JsonObject]),
  )
}

/** The notes of gaps are quotes at the end. The page lists the gaps itself. */
function withoutNotes(description: Json | undefined): string {
  return String(description ?? '')
    .replace(/^> \[Assumed\][^\n]*$/gm, '')
    .trim()
}

function stringsOf(values: Json | undefined): string[] {
  return Array.isArray(values) ? values.map(String) : values === undefined ? [] : [String(values)]
}

function unique<Value>(values: Value[]): Value[] {
  return [...new Set(values)]
}
