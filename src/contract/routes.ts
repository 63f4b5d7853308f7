import { TrieRouter } from 'hono/router/trie-router'
import type { Contract } from './contract.js'
import type { Operation } from './operations.js'
import type { Version } from './versions.js'

/** The operations of a path, by method. */
export type Methods = Map<string, Operation>

/**
 * Returns a function that finds the operations of a path and its parameters, still encoded, in time that does not
 * depend on the number of operations. A static path wins over one with parameters: `/uploads/limits`.
 */
export function createRoutes(operations: Iterable<Operation>) {
  const exact = new Map<string, Methods>()
  const router = new TrieRouter<Methods>()
  for (const [template, methods] of staticFirst(operations))
    if (template.includes('{')) router.add('ALL', template.replaceAll(/\{([^}]+)\}/g, ':$1'), methods)
    else exact.set(template, methods)

  return (path: string): { methods: Methods; parameters: Record<string, string> } | undefined => {
    const known = exact.get(path)
    if (known) return { methods: known, parameters: {} }
    const [[first]] = router.match('ALL', path)
    return first && { methods: first[0], parameters: first[1] as Record<string, string> }
  }
}

/** Returns the operations by path and method, static paths first. */
function staticFirst(operations: Iterable<Operation>): [template: string, methods: Methods][] {
  const paths = new Map<string, Methods>()
  for (const operation of operations) {
    const methods = paths.get(operation.path) ?? new Map<string, Operation>()
    paths.set(operation.path, methods.set(operation.method, operation))
  }
  const parameters = (path: string) => path.split('{').length
  return [...paths].sort(([a], [b]) => parameters(a) - parameters(b))
}

/** Returns a function that finds the operation of a version by method and path. */
export function createOperationFinder(contract: Contract) {
  const routes = new Map(
    contract.versions.map((version) => [version, createRoutes(contract.view(version).operations.values())]),
  )
  return (version: Version, method: string, path: string): Operation | undefined =>
    routes.get(version)?.(path)?.methods.get(method.toUpperCase())
}
