import { TrieRouter } from 'hono/router/trie-router'
import type { View } from '../../contract/contract.js'
import type { Operation } from '../../contract/operations.js'
import { ApiError } from '../http/errors.js'

/** The operation of a request, and its decoded path parameters. */
export type Route = { operation: Operation; path: Record<string, string> }

/**
 * Finds the operation of a request, in time that does not depend on the number of operations. A static path wins over
 * one with parameters; HEAD uses the operation of GET.
 *
 * Throws an ApiError: 404 for an unknown path, 405 with `Allow` for a method that the path lacks, 400 for a parameter
 * that is badly encoded.
 */
export type Router = (method: string, path: string) => Route

export function createRouter({ operations }: View): Router {
  const exact = new Map<string, Methods>()
  const router = new TrieRouter<Methods>()
  for (const [template, methods] of staticFirst([...operations.values()]))
    if (template.includes('{')) router.add('ALL', template.replaceAll(/\{([^}]+)\}/g, ':$1'), methods)
    else exact.set(template, methods)

  return (method, path) => {
    const { methods, parameters } = find(path)
    const operation = methods.get(method) ?? (method === 'HEAD' ? methods.get('GET') : undefined)
    if (!operation) throw wrongMethod(method, [...methods.keys()])
    return { operation, path: decodeAll(parameters) }
  }

  function find(path: string): { methods: Methods; parameters: Record<string, string> } {
    const known = exact.get(path)
    if (known) return { methods: known, parameters: {} }
    const [[first]] = router.match('ALL', path)
    if (!first) throw new ApiError(404, `This API has no path ${path || '/'}.`)
    const [methods, parameters] = first
    return { methods, parameters: parameters as Record<string, string> }
  }
}

/** The operations of a path, by method. */
type Methods = Map<string, Operation>

/** Returns the operations by path and method, static paths first. */
function staticFirst(operations: Operation[]): [template: string, methods: Methods][] {
  const paths = new Map<string, Methods>()
  for (const operation of operations) {
    const methods = paths.get(operation.path) ?? new Map<string, Operation>()
    paths.set(operation.path, methods.set(operation.method, operation))
  }
  const parameters = (path: string) => path.split('{').length
  return [...paths].sort(([a], [b]) => parameters(a) - parameters(b))
}

function wrongMethod(method: string, known: string[]): ApiError {
  const allow = known.includes('GET') ? [...known, 'HEAD'] : known
  const message = `${method} is not allowed here. Allowed: ${allow.join(', ')}.`
  return new ApiError(405, message, { headers: { allow: allow.join(', ') } })
}

function decodeAll(parameters: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    throw new ApiError(400, 'The path is badly encoded: a % must be followed by two hexadecimal digits.')
  }
}
