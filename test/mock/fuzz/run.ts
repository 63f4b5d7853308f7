/** Plays a sequence of steps on a fresh workspace and checks each response. */

import { shorten } from '../../../src/conform/checks.js'
import type { Json } from '../../../src/contract/json.js'
import type { Mock } from '../../../src/mock/index.js'
import { quoted } from '../../../src/site/samples/curl.js'
import { contract } from '../../support/contract.js'
import { operationsOf, VERSIONS, type Version } from '../../support/documents.js'
import { jsonOf, type PlainResponse, violationsOf } from './check-response.js'
import { compareWithPrism, type Verdict } from './compare-with-prism.js'
import { freshlyKnown, type Known, learn, withKnown } from './known.js'
import { malformedRequest, ORIGIN, requestOf, type Sent, storageRequest } from './requests.js'
import { type Again, type Control, type FuzzCall, type FuzzStep, KEYS, type Malformed, type Put } from './steps.js'

/**
 * A response. `from` is an operation with its version, `storage`, or `malformed`. `chosen` is true if a fault or
 * `Prefer` asked for the status. `verdict` compares the mock with Prism, and is missing if Prism cannot read the
 * request.
 */
export type FuzzResponse = { from: string; status: number; chosen: boolean; verdict?: Verdict | undefined }
type OnResponse = (outcome: FuzzResponse) => void

/**
 * Plays a sequence. Rejects with an Error that says what is wrong with the first wrong response, and lists all
 * requests up to it as shell commands.
 */
export async function play(mock: Mock, steps: FuzzStep[], onResponse: OnResponse): Promise<void> {
  mock.reset()
  mock.setLimits(false)
  mock.setDate(FIRST_DAY)
  const run: Run = {
    mock,
    onResponse,
    known: freshlyKnown(),
    undefinedKeys: new Map(Object.entries(KEYS)),
    faults: [],
    roles: contract.rolesOn(FIRST_DAY),
    calls: [],
    mediaTypes: new Map(),
    trace: [],
  }
  for (const step of steps) await DO[step.does](run, step as never)
}

type Run = {
  mock: Mock
  onResponse: OnResponse
  known: Known
  /** The keys that have not been used yet. */
  undefinedKeys: Map<string, object>
  /** The faults that no call has met yet, in the order in which they were set. */
  faults: Fault[]
  roles: { supported: Version[]; default: Version }
  calls: { call: FuzzCall; sent: Sent }[]
  /** The media type that each upload URL was issued for. */
  mediaTypes: Map<string, string>
  trace: { request: Request; outcome: string }[]
}

type Fault = { operation_id: string; status?: number; drop?: boolean }

const FIRST_DAY = '2026-05-05'

const DO = {
  async call(run: Run, call: FuzzCall) {
    const definition = run.undefinedKeys.get(call.key)
    if (definition)
      await DO.control(run, {
        does: 'control',
        method: 'PUT',
        path: `/_mock/keys/${call.key}`,
        body: definition as never,
      })
    const sent = await requestOf(call, (value: Json) => withKnown(run.known, value))
    run.calls.push({ call, sent })
    await sendCall(run, call, sent)
  },

  async again(run: Run, { pick, times }: Again) {
    const { call, sent } = run.calls.at(-1 - (pick % Math.max(run.calls.length, 1))) ?? {}
    if (call && sent) await Promise.all(Array.from({ length: times }, () => sendCall(run, call, sent)))
  },

  async put(run: Run, put: Put) {
    const url = String(withKnown(run.known, put.url))
    if (!url.startsWith(`${ORIGIN}/`)) return
    const response = await send(run, storageRequest(url, put.type ?? run.mediaTypes.get(url), put.content))
    run.onResponse({ from: 'storage', status: response?.status ?? 0, chosen: false })
    if (response?.status !== 200 && response?.status !== 403)
      await fail(run, ['the storage must respond with 200 or 403'])
  },

  async malformed(run: Run, step: Malformed) {
    // It may or may not reach the operation of a fault.
    if (run.faults.length > 0) return
    const response = await send(
      run,
      malformedRequest(step, (value: Json) => withKnown(run.known, value)),
    )
    if (!response) return
    run.onResponse({ from: 'malformed', status: response.status, chosen: true })
    if (response.text.includes('The mock failed.')) await fail(run, ['the mock must not fail'])
    const { error } = (jsonOf(response) ?? {}) as { error?: { type: string; request_id: string } }
    if (response.status < 400 || response.text === '') return
    const isInEnvelope = /^\w+$/.test(error?.type ?? '') && !/node_modules|at async|problem\+json/.test(response.text)
    const isNamed = response.headers.get('x-request-id') === error?.request_id
    if (!isInEnvelope || !isNamed || !VERSIONS.some((version) => version === response.headers.get('service-version')))
      await fail(run, ['an error must be in the envelope, with the id and a version of its headers'])
  },

  async control(run: Run, { method, path, body }: Control) {
    const [, key = ''] = /keys\/(.+)/.exec(path) ?? []
    run.undefinedKeys.delete(key)
    if (path.endsWith('/faults')) run.faults.push(body as Fault)
    if (typeof body?.date === 'string') run.roles = contract.rolesOn(body.date)
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const response = await send(run, new Request(ORIGIN + path, { method, ...json }))
    if (!response || response.status >= 300) await fail(run, ['a control operation must respond with 200 or 204'])
  },
}

/** Sends a call and checks its response. */
async function sendCall(run: Run, { operation }: FuzzCall, sent: Sent): Promise<void> {
  const { request } = sent
  const pinned = request.headers.get('service-version')
  const version = pinned === null ? run.roles.default : run.roles.supported.find((known) => known === pinned)
  const fault = version && takeFault(run, operation.operationId)
  const [, code] = /code=(\d+)/.exec(request.headers.get('prefer') ?? '') ?? []
  const status = version === undefined ? 400 : (fault?.status ?? (code && !fault?.drop ? Number(code) : undefined))

  const response = await send(run, request)
  if (!response) return fault?.drop ? undefined : fail(run, ['there must be a response'])
  if (fault?.drop) return fail(run, ['the fault must drop the connection'])

  const inVersion = version ?? operation.version
  const own = OPERATIONS[inVersion].get(operation.operationId) ?? operation
  const json = jsonOf(response) ?? null
  const isUnsupported = (json as { error?: { code?: string } } | null)?.error?.code === 'unsupported_version'
  const shown = version === undefined || isUnsupported ? run.roles.default : version
  const verdict = sent.isParsed ? await compareWithPrism({ ...sent, operation: own }) : undefined
  const from = `${operation.operationId} ${inVersion}`
  run.onResponse({ from, status: response.status, chosen: status !== undefined, verdict })
  const faults = violationsOf(own, response, { version: shown, status, sent })
  if (faults.length > 0) await fail(run, faults)
  if (verdict && verdict.differences.length > 0) await fail(run, verdict.differences)
  if (response.status >= 300 || code) return
  learn(run.known, operation.operationId, json)
  const { upload_url, mime_type } = (json ?? {}) as Record<string, Json>
  if (upload_url) run.mediaTypes.set(String(upload_url), String(mime_type))
}

const OPERATIONS = Object.fromEntries(
  VERSIONS.map((version) => [version, new Map(operationsOf(version).map((entry) => [entry.operationId, entry]))]),
) as Record<Version, Map<string, ReturnType<typeof operationsOf>[number]>>

/** Removes and returns the fault that a call of an operation meets. */
function takeFault({ faults }: Run, operationId: string): Fault | undefined {
  const index = faults.findIndex(({ operation_id }) => operation_id === operationId)
  return index === -1 ? undefined : faults.splice(index, 1)[0]
}

/** Resolves to undefined if the connection is dropped. */
async function send({ mock, trace }: Run, request: Request): Promise<PlainResponse | undefined> {
  const entry = { request, outcome: 'no response' }
  trace.push(entry)
  const response = await mock.fetch(request.clone()).catch(() => undefined)
  if (!response) return undefined
  const { status, headers } = response
  const text = await response.text()
  entry.outcome = shorten(`${status} ${text}`)
  return { status, headers, text }
}

async function fail({ trace }: Run, faults: string[]): Promise<never> {
  const lines = await Promise.all(trace.map(async ({ request, outcome }) => `${await curl(request)}\n    # ${outcome}`))
  throw new Error(`${faults.join('\n')}\n\n${lines.join('\n')}`)
}

/** Returns a request as a line for a shell, to be tried against `npm start`. */
async function curl(request: Request): Promise<string> {
  const { method, url, headers } = request
  const type = headers.get('content-type') ?? ''
  const sent = [...headers].filter(([name]) => !(name === 'content-type' && type.startsWith('multipart/')))
  const shown = sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  return ['curl', '-X', method, quoted(url), ...shown, ...(await dataOf(request.clone(), type))].join(' ')
}

async function dataOf(request: Request, type: string): Promise<string[]> {
  if (!request.body) return []
  if (!type.startsWith('multipart/')) return ['--data-binary', quoted(await request.text())]
  const form = await request.formData()
  return [...form].flatMap(([name, part]) => [
    '-F',
    quoted(`${name}=${part instanceof File ? `@${part.name};type=${part.type}` : part}`),
  ])
}
