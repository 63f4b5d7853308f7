/**
 * The only file that knows Prism. It validates requests and picks documented examples.
 *
 * Prism's routing (linear in the operations), its check of the key (presence only), its answers to invalid requests, its
 * forms and its callbacks are not used: see docs/mock.md.
 */
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { validateInput } from '@stoplight/prism-http/dist/validator/index.js'
import type { OpenApiDocument } from './documents.js'
import { excerpt } from './excerpt.js'

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number]

/** One thing that is wrong with a request. */
export type Violation = {
  /** Where it stands. */
  in: 'path' | 'query' | 'header' | 'body'
  /** The field, dotted: `format.category`; empty for the body as a whole. */
  field: string
  /** What is wrong: see fieldCode. */
  code: string
}

/** A request as the engine takes it: the path below the base address, header names in lower case, the body parsed. */
export type EngineRequest = {
  path: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body?: unknown
}

/** A documented answer. The body is undefined where the response has none. */
export type Documented = { status: number; headers: Record<string, string>; body: unknown }

export type Engine = {
  /** What is wrong with a request for an operation. The key is not judged. */
  validate(operationId: string, request: EngineRequest): Promise<Violation[]>
  /** The documented answer of an operation for a status (200…599) and the name of an example, if it has examples. */
  documented(operationId: string, status: number, example: string | undefined): Promise<Documented>
}

/**
 * Makes the engine of one version's document. Prism takes long to read a document, so it is given one operation at a
 * time, when that is first asked for: neither the start nor a reload grows with the number of operations.
 */
export function createEngine(document: OpenApiDocument): Engine {
  const teller = createInstance(CONFIG, { logger: SILENT as never, route: takeTheOne as never })
  const operations = new Map<string, Promise<PrismOperation>>()
  const told = new Map<string, Documented>()

  function operationOf(operationId: string): Promise<PrismOperation> {
    const known = operations.get(operationId) ?? prismOperation(excerpt(document, operationId))
    operations.set(operationId, known)
    return known
  }

  return {
    async validate(operationId, { path, query, headers, body }) {
      const operation = await operationOf(operationId)
      const input = { method: operation.method as 'get', url: { path, query }, headers, body }
      // The component itself: the instance around it would make an answer as well.
      const result = validateInput({ resource: operation, element: input })
      return result._tag === 'Right' ? [] : (result.left as PrismViolation[]).flatMap(violation)
    },

    async documented(operationId, status, example) {
      const key = `${operationId} ${status} ${example}`
      const known = told.get(key)
      if (known) return known
      const operation = await operationOf(operationId)
      const mock = { dynamic: false, code: status, ...(example === undefined ? {} : { exampleKey: example }) }
      const input = { method: operation.method as 'get', url: { path: operation.path }, headers: {} }
      const result = await teller.request(input, [operation], { ...CONFIG, mock })()
      if (result._tag === 'Left') throw result.left
      const { statusCode, headers = {}, body } = result.right.output
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
      const documented = { status: statusCode, headers: Object.fromEntries(lower), body }
      told.set(key, documented)
      return documented
    },
  }
}

/** A field's `code`: the violated keyword in snake case. The source names none (gap errors.code.registry). */
export function fieldCode(keyword: string): string {
  if (keyword === 'false schema' || keyword === 'additionalProperties') return 'not_allowed'
  return keyword.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const CONFIG = {
  isProxy: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
} satisfies IHttpConfig

const SILENT = {
  info() {},
  success() {},
  warn() {},
  error() {},
  debug() {},
  trace() {},
  fatal() {},
  child: () => SILENT,
}

/** The router has found the operation already. */
const takeTheOne = ({ resources }: { resources: PrismOperation[] }) => ({ _tag: 'Right', right: resources[0] })

async function prismOperation(document: object): Promise<PrismOperation> {
  const [operation] = await getHttpOperationsFromSpec(document)
  if (!operation) throw new Error('Prism found no operation.')
  return operation
}

type PrismViolation = { code: string | number; message: string; path?: (string | number)[] }

/** Prism names the parent of a field that is missing or not allowed; the field itself stands in the message only. */
function violation({ code, message, path = [] }: PrismViolation): Violation[] {
  // The error of the `then` stands beside it and says more.
  if (code === 'if') return []
  const [place, ...rest] = path.map(String)
  const named = /required property '([^']+)'|found '([^']+)'/.exec(message)
  const field = [...rest, ...(named ? [named[1] ?? named[2] ?? ''] : [])].join('.')
  const where = place === 'path' || place === 'query' || place === 'header' ? place : 'body'
  return [{ in: where, field, code: fieldCode(String(code)) }]
}
