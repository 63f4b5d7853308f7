import type { View } from '../../contract/contract.js'
import type { Operation } from '../../contract/operations.js'
import { createRoutes } from '../../contract/routes.js'
import { ApiError } from '../http/errors.js'

/** The operation of a request, and its decoded path parameters. */
export type Route = { operation: Operation; path: Record<string, string> }

/**
 * Finds the operation of a request. HEAD uses the operation of GET.
 *
 * Throws an ApiError: 404 for an unknown path, 405 with `Allow` for a method that the path lacks, 400 for a parameter
 * that is badly encoded.
 */
export type Router = (method: string, path: string) => Route

export function createRouter({ operations }: View): Router {
  const find = createRoutes(operations.values())
  return (method, path) => {
    const found = find(path)
    if (!found) throw new ApiError(404, `This API has no path ${path || '/'}.`)
    const { methods, parameters } = found
    const operation = methods.get(method) ?? (method === 'HEAD' ? methods.get('GET') : undefined)
    if (!operation) throw wrongMethod(method, [...methods.keys()])
    return { operation, path: decodeAll(parameters) }
  }
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
