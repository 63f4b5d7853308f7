/** What a reader can do with a response: the requests that it leads to. */
import { isObject, type Json } from '../../../contract/json.js'
import { type Form, pathIdOf } from '../form.js'
import { keyOf } from './request.js'

/**
 * A request to fill in: an operation, and the values of its parameters or the body. `isNext` marks what most readers do
 * next, such as the export of a finished canvas.
 */
export type NextRequest = {
  operationId: string
  label: string
  values: Record<string, string>
  body?: Json
  isNext?: true
}

const BASE_PATH = '/v1'

/** The most steps that are offered. */
const MAX_OFFERED = 5

/**
 * Returns the requests that a response leads to, the most likely first: what follows a finished task, the next page,
 * its links, what is under its ids, and the list that it belongs to. `values` are those of the request.
 */
export function nextSteps(forms: Form[], form: Form, values: Record<string, string>, body: Json): NextRequest[] {
  const leads = [...leadsOf(forms, firstItem(body))]
  const ofLinks = leads.filter(([text]) => isApiPath(text)).map(([, step]) => step)
  const ofIds = leads.filter(([text]) => !isApiPath(text)).map(([, step]) => step)
  const steps = [
    ...afterSuccess(forms, body),
    ...nextPage(form, values, body),
    ...ofLinks,
    ...ofIds,
    ...siblings(forms, form, values),
    ...registration(forms, body),
  ]
  const seen = new Set<string>()
  return steps
    .filter(({ operationId, values }) => {
      const key = `${operationId} ${JSON.stringify(values)}`
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, MAX_OFFERED)
    .map((step) => (isSame(step, form, values) ? { ...step, label: 'Send it again' } : step))
}

/**
 * Returns the texts of a response that lead to a request: paths of the API, and ids. An id that is part of one of the
 * paths leads there, because several operations may take ids of its form.
 */
export function leadsOf(forms: Form[], body: Json): Map<string, NextRequest> {
  const texts = [...new Set(stringsOf(body))]
  const leads = new Map<string, NextRequest>()
  for (const text of texts) {
    const step = isApiPath(text) ? stepToPath(forms, text.slice(BASE_PATH.length)) : undefined
    if (step) leads.set(text, step)
  }
  const byId = new Map(
    [...leads.values()].toReversed().flatMap((step) => Object.values(step.values).map((id) => [id, step])),
  )
  for (const text of texts) {
    const step = byId.get(text) ?? stepToId(forms, text)
    if (step && !leads.has(text)) leads.set(text, step)
  }
  return leads
}

function isApiPath(text: string): boolean {
  return text.startsWith(`${BASE_PATH}/`)
}

/** How long to wait before the next poll of a job that suggests no wait, in milliseconds. */
const POLL_MS = 1000

/** Returns how long to wait before the next poll, in ms, if the response is about a job that has not ended. */
export function pollAfter(body: Json): number | undefined {
  if (!isObject(body)) return undefined
  const wait = suggestedWait(body)
  if (wait !== undefined) return wait
  const { status, result, ...others } = body
  const isExport = result === null && status === undefined && Object.keys(others).length === 0
  return isExport || status === 'queued' || status === 'running' ? POLL_MS : undefined
}

function suggestedWait(body: Json): number | undefined {
  const { retry_after_ms: ms, retry_after_seconds: seconds } = isObject(body) ? body : {}
  if (typeof ms === 'number') return ms
  return typeof seconds === 'number' ? seconds * 1000 : undefined
}

/**
 * Returns the request that polls the job of a response: a read, or the request itself if only its idempotency key leads
 * to the job. `sent` is the body of the request.
 */
export function pollRequest(
  forms: Form[],
  { form, values, sent }: { form: Form; values: Record<string, string>; sent: string | undefined },
  body: Json,
): NextRequest | undefined {
  if (pollAfter(body) === undefined || (isObject(body) && body.error)) return undefined
  const again = { operationId: form.operationId, label: '', values }
  if (form.method === 'GET') return again
  const [next] = nextSteps(forms, form, values, body)
  const isBelow = forms.some(({ operationId, path }) => operationId === next?.operationId && path.startsWith(form.path))
  // Without a suggested wait, the id alone may lead to a read that knows no such job.
  if (isBelow || suggestedWait(body) !== undefined) return next
  return sent?.includes('"idempotency_key"') ? again : undefined
}

function stepToPath(forms: Form[], path: string): NextRequest | undefined {
  const matches = forms.flatMap((form) => {
    const values = valuesOf(form.path, path)
    return values ? [{ form, values }] : []
  })
  const found = matches.find(({ form }) => form.method === 'GET') ?? matches[0]
  return found && { operationId: found.form.operationId, label: found.form.title, values: found.values }
}

/** Returns the path parameters of a path, if it is one of the template's. */
function valuesOf(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
  const pattern = template.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{[^}]+\}/g, '([^/?#]+)')
  const match = new RegExp(`^${pattern}$`).exec(path)
  if (!match) return undefined
  return Object.fromEntries(
    names.map((name, at) => [keyOf({ in: 'path', name }), decodeURIComponent(match[at + 1] ?? '')]),
  )
}

function stepToId(forms: Form[], text: string): NextRequest | undefined {
  for (const form of forms) {
    const id = form.method === 'GET' ? pathIdOf(form) : undefined
    if (id && text.startsWith(id.prefix) && /^[0-9A-Z]{26}$/.test(text.slice(id.prefix.length)))
      return {
        operationId: form.operationId,
        label: form.title,
        values: { [keyOf({ in: 'path', name: id.name })]: text },
      }
  }
  return undefined
}

/** After a task that succeeded: the requests with a body below its canvas, which older versions put in the task. */
function afterSuccess(forms: Form[], body: Json): NextRequest[] {
  if (!isObject(body) || body.error || pollAfter(body) !== undefined) return []
  const { canvas_id: canvas } = isObject(body.result) ? body.result : body
  return [...leadsOf(forms, [canvas ?? null]).values()].flatMap(({ operationId, values }) =>
    forms
      .filter((form) => form.operationId === operationId)
      .flatMap((form) => changesOf(forms, form))
      .map((change): NextRequest => ({ ...stepTo(change, values), isNext: true })),
  )
}

function nextPage({ operationId, fields }: Form, values: Record<string, string>, body: Json): NextRequest[] {
  if (!isObject(body)) return []
  const has = (name: string) => fields.some((field) => field.in === 'query' && field.name === name)
  const to = (name: string, value: string): NextRequest[] => [
    { operationId, label: 'Next page', values: { ...values, [keyOf({ in: 'query', name })]: value } },
  ]
  const { next_cursor, offset, limit, total } = body
  if (typeof next_cursor === 'string' && has('cursor')) return to('cursor', next_cursor)
  if ([offset, limit, total].some((value) => typeof value !== 'number') || !has('offset')) return []
  const next = Number(offset) + Number(limit)
  return next < Number(total) ? to('offset', String(next)) : []
}

/**
 * The requests about the same record: the list that it is in, what can be read below it after a change, and the changes
 * with a body that can be made to what was read.
 */
function siblings(forms: Form[], form: Form, values: Record<string, string>): NextRequest[] {
  const { method, path } = form
  const list = path.replace(/\/\{[^}]+\}(\/.*)?$/, '')
  const related =
    method === 'GET'
      ? changesOf(forms, form)
      : forms.filter((other) => other.method === 'GET' && other.path.startsWith(path) && other.path !== path)
  return [...related, ...forms.filter((other) => other.method === 'GET' && other.path === list && list !== '')]
    .filter((other) => other.method !== method || other.path !== path)
    .filter((other) => other.fields.every((field) => field.in !== 'path' || keyOf(field) in values))
    .map((other) => stepTo(other, values))
}

/** The requests with a body below what a request reads. */
function changesOf(forms: Form[], { path }: Form): Form[] {
  return forms.filter(
    (other) => other.method === 'POST' && other.body !== undefined && other.path.startsWith(`${path}/`),
  )
}

/** The step to an operation, whose path has these values. */
function stepTo({ operationId, title, fields }: Form, values: Record<string, string>): NextRequest {
  const own = fields.filter((field) => field.in === 'path').map(keyOf)
  return { operationId, label: title, values: Object.fromEntries(own.map((key) => [key, values[key] ?? ''])) }
}

/** After the URL of an upload: the registration of its key. */
function registration(forms: Form[], body: Json): NextRequest[] {
  if (!isObject(body) || typeof body.storage_key !== 'string' || typeof body.upload_url !== 'string') return []
  const form = forms.find(({ body: own }) =>
    own?.examples.some(({ value }) => isObject(value) && 'storage_key' in value),
  )
  if (!form) return []
  return [{ operationId: form.operationId, label: form.title, values: {}, body: { storage_key: body.storage_key } }]
}

function isSame({ operationId, values }: NextRequest, form: Form, sent: Record<string, string>): boolean {
  const pathOf = (entered: Record<string, string>) =>
    JSON.stringify(Object.entries(entered).filter(([key]) => key.startsWith('path.')))
  return (
    operationId === form.operationId &&
    form.method === 'GET' &&
    pathOf(values) === pathOf(sent) &&
    !('query.cursor' in values) &&
    !('query.offset' in values)
  )
}

/** Of a list, the first item says enough. */
function firstItem(body: Json): Json {
  return isObject(body) && Array.isArray(body.data) ? { data: body.data.slice(0, 1) } : body
}

function stringsOf(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsOf)
}
