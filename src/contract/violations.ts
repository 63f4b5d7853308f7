/** One problem in a request. */
export type Violation = {
  /** Its location. */
  in: 'path' | 'query' | 'header' | 'body'
  /** The field as a dotted path: `format.category`. Empty for the whole body. */
  field: string
  /** The violated keyword in snake case. The source names no codes (gap errors.code.registry). */
  code: string
  /** The problem as a sentence with the rule's value: "`limit` must be at most 100." */
  message: string
}

/** An error of a compiled schema, as reported by Ajv. */
export type SchemaError = {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/**
 * Converts the errors that Ajv found in a request, whose shape `requestSchema` describes. `deciding` are the fields
 * whose presence decides which other fields its body may have.
 */
export function violationsOf(errors: readonly SchemaError[], deciding: string[]): Violation[] {
  // The error of the `then` is reported too, and says more.
  return errors.filter(({ keyword }) => keyword !== 'if').map((error) => violationOf(error, deciding))
}

function violationOf(error: SchemaError, deciding: string[]): Violation {
  const [place = 'body', ...names] = namesOf(error)
  const field = names.join('.')
  const message =
    error.keyword === 'required' && field === ''
      ? 'A JSON body is required.'
      : messageOf(field, error, 'The body', deciding)
  return { in: place as Violation['in'], field, code: codeOf(error.keyword), message }
}

/** Returns the keys that lead to what an error is about. A missing or unknown field is the last one. */
export function namesOf({ instancePath, params }: SchemaError): string[] {
  const names = instancePath.split('/').slice(1).map(unescaped)
  const own: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
  return own === undefined ? names : [...names, String(own)]
}

/**
 * Returns an error as a sentence about a field, or about the whole value, under its name, if the field is empty.
 * `deciding` are the fields whose presence decides which others are allowed, if that is known.
 */
export function messageOf(
  field: string,
  { keyword, params, message }: SchemaError,
  whole: string,
  deciding: string[] = [],
): string {
  const rule =
    keyword === 'not' && deciding.length > 0
      ? `cannot be combined with ${deciding.map(quoted).join(' and ')}`
      : (KEYWORD_RULES[keyword]?.(params as Params) ?? message ?? 'is not valid')
  return `${field === '' ? whole : `\`${field}\``} ${rule}.`
}

type Params = {
  limit: number
  type: string | string[]
  allowedValues: unknown[]
  allowedValue: unknown
  multipleOf: number
  pattern: string
  format: string
}

/** What each keyword of a schema demands. */
const KEYWORD_RULES: Record<string, (params: Params) => string> = {
  required: () => 'is required',
  type: ({ type }) => `must be ${typeof type === 'string' ? typeName(type) : listed(type.map(typeName))}`,
  enum: ({ allowedValues }) => `must be ${listed(allowedValues.map(quoted))}`,
  const: ({ allowedValue }) => `must be ${quoted(allowedValue)}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${counted(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${counted(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${counted(limit, 'item')}`,
  minProperties: ({ limit }) => `must have at least ${counted(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${counted(limit, 'field')}`,
  uniqueItems: () => 'must not contain an item twice',
  pattern: ({ pattern }) => formOf(pattern),
  format: ({ format }) => `must be ${FORMAT_NAMES[format] ?? `a valid ${format}`}`,
  not: () => 'is not allowed here',
  'false schema': () => 'is not allowed here',
  additionalProperties: () => 'is not a known field',
  unevaluatedProperties: () => 'is not a known field',
  anyOf: () => 'has none of the allowed forms',
  oneOf: () => 'has none of the allowed forms',
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const FORMAT_NAMES: Record<string, string> = {
  'date-time': 'a date and time, such as `2030-01-31T09:00:00Z`',
  date: 'a day, such as `2030-01-31`',
  uri: 'a URL',
}

/** Returns what a pattern demands: a URL, an id by its beginning and a UUID, a beginning, or the pattern itself. */
function formOf(pattern: string): string {
  const [, start] = /^\^([\w-]+)$/.exec(pattern) ?? []
  if (start) return `must start with \`${start}\``
  const forms = [...pattern.matchAll(/(?<=[\^(|])(https:\/\/|[a-z]+_)(?=[[.|)])(?:\[[^\]]+\]\{(\d+)\})?/g)].flatMap(
    ([, start = '', length], index) => {
      if (!start.endsWith('_')) return [`an \`${start}\` URL`]
      // A repeated start is that of a UUID.
      if (index > 0 && pattern.includes(`(${start})?`)) return []
      return [`${/^[aeiou]/.test(start) ? 'an' : 'a'} \`${start}\` id${length ? ` with ${length} characters` : ''}`]
    },
  )
  if (pattern.includes(UUID_START)) forms.push('a UUID')
  return forms.length > 0 ? `must be ${listed(forms)}` : `must match \`${pattern}\``
}

/** How the pattern of a UUID starts. */
const UUID_START = '[0-9A-Fa-f]{8}-'

/** Returns a number with its noun: `1 item`, `2 items`. */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`
}

function quoted(value: unknown): string {
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
}

function listed(texts: string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`
}

function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type
}

function codeOf(keyword: string): string {
  if (NOT_ALLOWED.includes(keyword)) return 'not_allowed'
  return keyword.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const NOT_ALLOWED = ['not', 'false schema', 'additionalProperties', 'unevaluatedProperties']

function unescaped(part: string): string {
  return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part
}
