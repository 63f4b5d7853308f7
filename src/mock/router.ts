import { TrieRouter } from 'hono/router/trie-router'
import { type OpenApiDocument, operationsIn } from './documents.js'
import { ApiError } from './errors.js'

/** The operation that a request is for, and its path parameters, decoded. */
export type Route = { operationId: string; path: Record<string, string> }

/**
 * Finds the operation of a request, at a cost that does not grow with the number of operations. A static path wins over
 * one with parameters; HEAD is answered by GET's operation.
 *
 * Throws an ApiError: 404 for an unknown path, 405 with `Allow` for a method that the path lacks, 400 for a parameter
 * that is badly encoded.
 */
export type Router = (method: string, path: string) => Route

export function createRouter(document: OpenApiDocument): Router {
  const router = new TrieRouter<Map<string, string>>()
  for (const [template, item] of staticFirst(document)) {
    const ids = operationsIn(item).map(([method, { operationId }]): [string, string] => [
      method.toUpperCase(),
      operationId,
    ])
    router.add('ALL', template.replaceAll(/\{([^}]+)\}/g, ':$1'), new Map(ids))
  }

  return (method, path) => {
    const [[first]] = router.match('ALL', path)
    if (!first) throw new ApiError(404, `There is no path ${path}.`)
    const [operations, parameters] = first
    const operationId = operations.get(method) ?? (method === 'HEAD' ? operations.get('GET') : undefined)
    if (!operationId) throw wrongMethod(method, [...operations.keys()])
    return { operationId, path: decodeAll(parameters as Record<string, string>) }
  }
}

function staticFirst(document: OpenApiDocument) {
  const parameters = (path: string) => path.split('{').length
  return Object.entries(document.paths).sort(([a], [b]) => parameters(a) - parameters(b))
}

function wrongMethod(method: string, known: string[]): ApiError {
  const allow = known.includes('GET') ? [...known, 'HEAD'] : known
  const message = `${method} is not possible here. There is: ${allow.join(', ')}.`
  return new ApiError(405, message, { headers: { allow: allow.join(', ') } })
}

function decodeAll(parameters: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    throw new ApiError(400, 'The path is badly encoded: a % must be followed by two hexadecimal digits.')
  }
}
