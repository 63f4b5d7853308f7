import type { ErrorObject } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parseBody, readBytes, TooLarge } from './body.js'
import {
  DEFAULT_VERSION,
  type OpenApiDocument,
  parseDocument,
  readDocument,
  VERSIONS,
  type Version,
} from './documents.js'
import { createEngine, type Documented, type Engine, fieldCode, type Violation } from './engine.js'
import type { Handlers } from './handlers.js'
import { type OperationFacts, operationsOf } from './operations.js'
import { choose, preferenceOf } from './prefer.js'
import { envelope, newRequestId, Refusal } from './refusal.js'
import { createRouter, type Router } from './router.js'
import { versionOf } from './version.js'

/** What an answer came from, for the log. */
export type Answered = { response: Response; operationId?: string; version?: Version }

type About = Omit<Answered, 'response'>

/** Answers a request whose path is below the base address, `path`. */
export type Api = (request: Request, path: string) => Promise<Answered>

/** A documented answer; `chosen` if `Prefer` asked for it. */
type Answer = Documented & { chosen?: true }

type Side = { route: Router; engine: Engine; operations: Map<string, OperationFacts>; checkForm: FormCheck }

/**
 * The API of both versions.
 *
 * In this order: the version (a 400 must be able to say it), the route, `Prefer`, the key, the body, everything else.
 * So a documented answer can be had without a key, and an unknown path is a 404 with or without one.
 */
export async function createApi(handlers: Handlers): Promise<Api> {
  const sides = Object.fromEntries(
    await Promise.all(
      VERSIONS.map(async (version): Promise<[Version, Side]> => {
        const document = parseDocument(version, await readDocument(version))
        return [
          version,
          {
            route: createRouter(document),
            engine: createEngine(document),
            operations: operationsOf(document),
            checkForm: formCheck(document),
          },
        ]
      }),
    ),
  ) as Record<Version, Side>

  return async (request, path) => {
    const requestId = newRequestId()
    const about: About = {}
    try {
      about.version = versionOf(request.headers.get('service-version'))
      const side = sides[about.version]
      const answer = await answerIn(side, request, path, about, handlers)
      return { ...about, response: respond(answer, about.version, requestId) }
    } catch (error) {
      if (error instanceof TooLarge)
        return {
          ...about,
          response: new Response(null, { status: 413, headers: { 'content-length': '0', connection: 'close' } }),
        }
      if (isGone(error)) return { ...about, response: new Response(null, { status: 400 }) }
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal_error', 'The mock failed.')
      if (refusal !== error) console.error(error)
      const headers = { ...refusal.headers, 'x-request-id': requestId }
      const version = about.version ?? DEFAULT_VERSION
      return { ...about, response: json(refusal.status, version, headers, envelope(refusal, requestId)) }
    }
  }
}

/** The client went away while its body was read: nobody will see the answer. */
function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

async function answerIn(side: Side, request: Request, path: string, about: About, handlers: Handlers): Promise<Answer> {
  const route = side.route(request.method, path)
  about.operationId = route.operationId
  const operation = side.operations.get(route.operationId)
  if (!operation) throw new Error(`The document has no operation ${route.operationId}.`)

  const preference = preferenceOf(request.headers.get('prefer'))
  if (preference.code || preference.example) {
    const { status, example } = choose(operation, preference)
    return { ...(await side.engine.documented(operation.operationId, status, example)), chosen: true }
  }

  if (!hasKeyForm(request.headers.get('authorization')))
    throw new Refusal(401, 'authentication', 'A valid API key is required.', undefined, undefined, {
      'www-authenticate': 'Bearer',
    })

  const body = await parseBody(await readBytes(request), request.headers.get('content-type'), operation)
  refuse(await violationsOf(side, operation, request, path, body), body !== undefined)

  const handler = handlers[operation.operationId]
  if (handler) return handler({ request, path: route.path, body })
  const { status, example } = choose(operation, {})
  return side.engine.documented(operation.operationId, status, example)
}

async function violationsOf(side: Side, operation: OperationFacts, request: Request, path: string, body: unknown) {
  const isForm = operation.body?.mediaType === 'multipart/form-data'
  const input = engineRequest(request, path, isForm ? undefined : body)
  const violations = await side.engine.validate(operation.operationId, input)
  return isForm ? [...violations, ...side.checkForm(operation, body)] : violations
}

/** The engine's input, without what the front has dealt with. */
function engineRequest(request: Request, path: string, body: unknown) {
  const { searchParams } = new URL(request.url)
  const names = [...new Set(searchParams.keys())]
  const query = Object.fromEntries(
    names.map((name) => {
      const [first = '', ...more] = searchParams.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !DEALT_WITH.includes(name)))
  return body === undefined
    ? { path, query, headers }
    : { path, query, headers: { ...headers, 'content-type': 'application/json' }, body }
}

const DEALT_WITH = ['service-version', 'authorization', 'content-length', 'content-type']

/** Whether the key has the documented form, `service_live_` and hexadecimal characters (fact auth.key.format). */
function hasKeyForm(authorization: string | null): boolean {
  return /^bearer service_live_[0-9a-f]+$/i.test(authorization ?? '')
}

/**
 * Refuses a request that has violations. The source's line between the two statuses is not sharp: here it is 422 for a
 * body that was read and breaks its schema, and 400 for everything else (gap errors.status.400_or_422).
 */
function refuse(violations: Violation[], hasBody: boolean): void {
  if (violations.length === 0) return
  const unprocessable = hasBody && violations.every((violation) => violation.in === 'body')
  const [status, type] = unprocessable ? [422, 'unprocessable'] : [400, 'invalid_request']
  const fields = violations.map(({ field, code }) => ({ field: field || 'body', code }))
  const named = [...new Set(fields.map(({ field }) => field))].join(', ')
  throw new Refusal(Number(status), String(type), `Not valid: ${named}.`, 'validation_failed', { fields })
}

type FormCheck = (operation: OperationFacts, body: unknown) => Violation[]

/** Prism cannot judge forms, so the fields of a form are held against its schema here. */
function formCheck(document: OpenApiDocument): FormCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema(document, 'document')
  return ({ body: expected }, body) => {
    if (!expected) return []
    if (body === undefined) return [{ in: 'body', field: '', code: 'required' }]
    const { schema } = expected
    const validate = ajv.compile('$ref' in schema ? { $ref: `document${schema.$ref}` } : schema)
    const texts = Object.entries(body as Record<string, unknown>).map(([name, part]) => [
      name,
      part instanceof File ? '' : part,
    ])
    return validate(Object.fromEntries(texts)) ? [] : (validate.errors ?? []).map(formViolation)
  }
}

function formViolation({ instancePath, keyword, params }: ErrorObject): Violation {
  const missing: unknown = params.missingProperty
  return { in: 'body', field: String(missing ?? instancePath.slice(1)), code: fieldCode(keyword) }
}

function respond({ status, headers, body, chosen }: Answer, version: Version, requestId: string): Response {
  if (body === undefined) return new Response(null, { status })
  const error = status >= 400 ? (body as { error?: ErrorExample } | null)?.error : undefined
  // After an unsupported version the header shows the current default (fact versioning.rule.2.header).
  const shown = error?.code === 'unsupported_version' ? DEFAULT_VERSION : version
  const wait = error?.retry_after_ms && headers['retry-after'] && String(Math.ceil(error.retry_after_ms / 1000))
  return json(
    status,
    shown,
    {
      ...headers,
      ...(wait ? { 'retry-after': wait } : {}),
      'x-request-id': (chosen && error?.request_id) || requestId,
    },
    body,
  )
}

type ErrorExample = { code: string; request_id: string | null; retry_after_ms: number | null }

function json(status: number, version: Version, headers: Record<string, string>, body: unknown): Response {
  // The text and plain headers are what the server writes without detours.
  const all = { 'content-type': 'application/json', ...headers, 'service-version': version }
  return new Response(JSON.stringify(body), { status, headers: all })
}
