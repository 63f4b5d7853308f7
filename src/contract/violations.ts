/** One problem in a request. */
export type Violation = {
  /** Its location. */
  in: 'path' | 'query' | 'header' | 'body'
  /** The field as a dotted path: `format.category`. Empty for the whole body. */
  field: string
  /** The violated keyword in snake case. The source names no codes (gap errors.code.registry). */
  code: string
  /** The problem in words: `must be integer`. */
  message: string
}

/** An error of a compiled schema, as reported by Ajv. */
export type SchemaError = {
  instancePath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}

/** Converts the errors that Ajv found in a request, whose shape `requestSchema` describes. */
export function violationsOf(errors: readonly SchemaError[]): Violation[] {
  return errors.flatMap(({ instancePath, keyword, params, message = '' }) => {
    // The error of the `then` is reported too, and says more.
    if (keyword === 'if') return []
    const [, place, ...path] = instancePath.split('/')
    const own: unknown = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty
    const names = path.map(unescaped)
    if (place !== undefined && own !== undefined) names.push(String(own))
    return { in: (place ?? 'body') as Violation['in'], field: names.join('.'), code: codeOf(keyword), message }
  })
}

function codeOf(keyword: string): string {
  if (NOT_ALLOWED.includes(keyword)) return 'not_allowed'
  return keyword.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const NOT_ALLOWED = ['not', 'false schema', 'additionalProperties', 'unevaluatedProperties']

function unescaped(part: string): string {
  return part.includes('~') ? part.replaceAll('~1', '/').replaceAll('~0', '~') : part
}
