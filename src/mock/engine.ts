/**
 * The only file that knows Prism. It routes, checks the presence of the key, validates, and picks documented examples.
 *
 * Prism's own answers to invalid requests, its forms, its callbacks and its error format are not used: see
 * docs/mock.md.
 */
import { createInstance, getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import type { OpenApiDocument } from './documents.js'

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

export type Judgement =
  | { outcome: 'not_found' }
  | { outcome: 'wrong_method'; allow: string[] }
  | { outcome: 'judged'; operationId: string; hasKey: boolean; violations: Violation[] }

/** A request as the engine takes it: the path below the base address, header names in lower case, the body parsed. */
export type EngineRequest = {
  method: string
  path: string
  query: Record<string, string | string[]>
  headers: Record<string, string>
  body?: unknown
}

/** A documented answer. The body is undefined where the response has none. */
export type Documented = { status: number; headers: Record<string, string>; body: unknown }

export type Engine = {
  /** Routes a request and lists what is wrong with it. */
  judge(request: EngineRequest): Promise<Judgement>
  /** The documented answer of an operation for a status (200…599) and the name of an example, if it has examples. */
  documented(operationId: string, status: number, example: string | undefined): Promise<Documented>
}

/** Makes the engine of one version's document. */
export async function createEngine(document: OpenApiDocument): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(forPrism(document))
  const byId = new Map(operations.map((operation) => [operation.iid ?? '', operation]))
  const asker = createInstance(CONFIG, { logger: SILENT as never, mock: handOperationBack as never })
  const teller = createInstance(CONFIG, { logger: SILENT as never })

  return {
    async judge({ method, path, query, headers, body }) {
      const input = { method: method.toLowerCase() as 'get', url: { path, query }, headers, body }
      const result = await asker.request(input, operations, { ...CONFIG, mock: { dynamic: false } })()
      if (result._tag === 'Left') {
        const { status } = result.left as Error & { status?: number }
        if (status === 405) return { outcome: 'wrong_method', allow: methodsOf(path, operations) }
        if (status === 404) return { outcome: 'not_found' }
        throw result.left
      }
      const { resource } = result.right.output as unknown as { resource: PrismOperation }
      const found = result.right.validations.input as unknown as PrismViolation[]
      return {
        outcome: 'judged',
        operationId: resource.iid ?? '',
        hasKey: !found.some(({ code }) => code === 401),
        violations: found.filter(({ code }) => code !== 401).flatMap(violation),
      }
    },

    async documented(operationId, status, example) {
      const operation = byId.get(operationId)
      if (!operation) throw new Error(`There is no operation ${operationId}.`)
      const path = operation.path.replaceAll(/\{[^}]+\}/g, 'x')
      const config: IHttpConfig = {
        ...CONFIG,
        checkSecurity: false,
        validateRequest: false,
        mock: { dynamic: false, code: status, ...(example === undefined ? {} : { exampleKey: example }) },
      }
      const input = { method: operation.method as 'get', url: { path }, headers: {} }
      const result = await teller.request(input, [operation], config)()
      if (result._tag === 'Left') throw result.left
      const { statusCode, headers = {}, body } = result.right.output
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)])
      return { status: statusCode, headers: Object.fromEntries(lower), body }
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
  checkSecurity: true,
  validateRequest: true,
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

const handOperationBack =
  ({ resource }: { resource: PrismOperation }) =>
  () => ({ _tag: 'Right', right: { statusCode: 204, headers: {}, resource } })

/** Prism's copy: without callbacks, which it would fire, and without forms, which it cannot read. */
function forPrism(document: OpenApiDocument): object {
  const copy = structuredClone(document)
  for (const item of Object.values(copy.paths))
    for (const operation of Object.values(item)) {
      delete operation.callbacks
      if (operation.requestBody?.content['multipart/form-data']) delete operation.requestBody
    }
  return copy
}

function methodsOf(path: string, operations: PrismOperation[]): string[] {
  const fits = (template: string) =>
    new RegExp(`^${template.split(/\{[^}]+\}/).map(escapeRegex).join('[^/]+')}$`).test(path)
  return operations.filter((operation) => fits(operation.path)).map(({ method }) => method.toUpperCase())
}

function escapeRegex(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
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
