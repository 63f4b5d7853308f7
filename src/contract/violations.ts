/** One thing that is wrong with a request. */
export type Violation = {
  /** Where it stands. */
  in: 'path' | 'query' | 'header' | 'body'
  /** The field, dotted: `format.category`; empty for the body as a whole. */
  field: string
  /** What is wrong: the violated keyword in snake case. The source names no codes (gap errors.code.registry). */
  code: string
  /** The same for people: `must be integer`. */
  message: string
}

/** An error of a compiled schema, as Ajv tells it. */
export type SchemaError = {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** What Ajv found in a request of the shape that `requestSchema` describes. */
export function violationsOf(errors: readonly SchemaError[]): Violation[] {
  return errors.flatMap(({ instancePath, keyword, params, message = '' }) => {
    // The error of the `then` stands beside it and says more.
    if (keyword === 'if') return []
    const [place, ...path] = instancePath.split('/').slice(1).map(unescaped)
    const own: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
    const field = place === undefined ? path : [...path, ...(own === undefined ? [] : [String(own)])]
    return [{ in: (place ?? 'body') as Violation['in'], field: field.join('.'), code: codeOf(keyword), message }]
  })
}

function codeOf(keyword: string): string {
  if (NOT_ALLOWED.includes(keyword)) return 'not_allowed'
  return keyword.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const NOT_ALLOWED = ['not', 'false schema', 'additionalProperties', 'unevaluatedProperties']

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}
