import { type OpenApiDocument, operationsIn, type Parameter, type Reference } from './documents.js'

/**
 * A document with one operation and what it refers to, as the engine wants it: without callbacks, which Prism would
 * fire, without a form as body, which it cannot read, and without the version, which the front has dealt with.
 */
export function excerpt(document: OpenApiDocument, operationId: string): object {
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of operationsIn(item)) {
      if (operation.operationId !== operationId) continue
      const { callbacks: _, requestBody, parameters: own = [], ...rest } = operation
      const isForm = requestBody?.content['multipart/form-data'] !== undefined
      const { parameters: shared = [] } = item
      const parameters = [...shared, ...own].filter((parameter) => nameOf(parameter, document) !== 'Service-Version')
      const kept = { ...rest, parameters, ...(requestBody && !isForm ? { requestBody } : {}) }
      const paths = { [path]: { [method]: kept } }
      // A copy, for Prism writes into what it is given.
      return structuredClone({ ...document, webhooks: {}, paths, components: reached(document, paths) })
    }
  throw new Error(`There is no operation ${operationId}.`)
}

function nameOf(parameter: Parameter | Reference, { components }: OpenApiDocument): string | undefined {
  return '$ref' in parameter ? components.parameters?.[parameter.$ref.split('/').at(-1) ?? '']?.name : parameter.name
}

type Components = Record<string, Record<string, unknown>>

/** The components that a part of the document reaches, and the security schemes, which are reached by name. */
function reached(document: OpenApiDocument, from: object): Components {
  const all = document.components as unknown as Components
  const found: Components = all.securitySchemes ? { securitySchemes: all.securitySchemes } : {}
  const follow = (node: object): void => {
    for (const [, section = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)) {
      const entries = found[section] ?? {}
      found[section] = entries
      const entry = all[section]?.[name]
      if (name in entries || typeof entry !== 'object' || entry === null) continue
      entries[name] = entry
      follow(entry)
    }
  }
  follow(from)
  return found
}
