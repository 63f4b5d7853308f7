/** Asks Prism for the violations of a request, in our words. */
// Not from the package's index, which also loads the words of all languages for made-up values.
import { getHttpOperationsFromSpec } from '@stoplight/prism-http/dist/utils/operations.js'
import { validateInput } from '@stoplight/prism-http/dist/validator/index.js'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import type { Operation } from '../../../src/contract/operations.js'
import type { RequestHead } from '../../../src/contract/parameters.js'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]
type Found = { code: string | number; message: string; path?: (string | number)[] }

type PrismRequest = Omit<RequestHead, 'path' | 'headers'> & {
  headers: Headers
  /** The path as it is sent. */
  path: string
  body: unknown
}

const known = new Map<Operation, Promise<PrismOperation>>()

/** Resolves to the violations that Prism finds, such as `query limit maximum`. It does not check keys here. */
export async function prismViolations(
  operation: Operation,
  { path, query, headers, body }: PrismRequest,
): Promise<string[]> {
  const resource = known.get(operation) ?? read(operation)
  known.set(operation, resource)
  const element = {
    method: operation.method.toLowerCase() as 'get',
    url: { path, query: texts(query) },
    headers: { ...Object.fromEntries(headers), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  }
  const result = validateInput({ resource: await resource, element })
  return result._tag === 'Right' ? [] : (result.left as Found[]).flatMap(inOurWords)
}

/** Prism names the parent of a field that is missing or not allowed; only its message names the field. */
function inOurWords({ code, message, path = [] }: Found): string[] {
  if (code === 'if') return []
  const [place = 'body', ...rest] = path.map(String)
  const named = /required property '(.*?)'|found '(.*)'/s.exec(message)
  const field = [...rest, ...(named ? [named[1] ?? named[2] ?? ''] : [])].join('.')
  const keyword = String(code).replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return [`${place} ${field} ${NAMES[keyword] ?? keyword}`]
}

const NAMES: Record<string, string> = {
  'false schema': 'not_allowed',
  not: 'not_allowed',
  additional_properties: 'not_allowed',
}

/** A document with this operation alone. Prism writes into what it is given, and would call callbacks. */
async function read({ document, path, method, node, parameters }: Operation): Promise<PrismOperation> {
  const { callbacks: _, ...rest } = node
  const own = parameters.filter(({ name }) => name !== 'Service-Version')
  const item = { [method.toLowerCase()]: { ...rest, parameters: own } }
  const paths = { [path]: item }
  const one = { ...document, webhooks: {}, paths, components: reached(document, paths) }
  const [operation] = await getHttpOperationsFromSpec(structuredClone(one))
  if (!operation) throw new Error(`Prism found no operation at ${path}.`)
  return operation
}

type Components = Record<string, JsonObject>

/** The components that a part of the document reaches: Prism takes long over the whole. */
function reached(document: JsonObject, from: JsonObject): Components {
  const all = document.components as Components
  const found: Components = { securitySchemes: all.securitySchemes ?? {} }
  const follow = (node: JsonObject): void => {
    for (const [, section = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/([^/"]+)\/([^/"]+)/g)) {
      const entries = found[section] ?? {}
      found[section] = entries
      const entry = all[section]?.[name]
      if (name in entries || !isObject(entry)) continue
      entries[name] = entry
      follow(entry)
    }
  }
  follow(from)
  return found
}

function texts(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const [first = '', ...more] = query.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
}

/** True for an operation whose body Prism reads from bytes: it cannot be compared. */
export function isForm({ body }: Operation): boolean {
  return body?.mediaType === 'multipart/form-data' && isObject(body.schema)
}
