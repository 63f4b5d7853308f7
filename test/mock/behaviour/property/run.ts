/** Carries out a sequence of steps on a fresh workspace and judges each answer. */
import { shorten } from '../../../../src/conform/checks.js'
import type { Json } from '../../../../src/contract/json.js'
import type { Mock } from '../../../../src/mock/index.js'
import { contract } from '../../../support/contract.js'
import { operationsOf, VERSIONS, type Version } from '../../../support/documents.js'
import { curl } from './curl.js'
import { freshlyKnown, type Known, learn, withKnown } from './known.js'
import { ORIGIN, requestOf, type Sent, storageRequest } from './requests.js'
import { type Again, type Call, type Control, KEYS, type Put, type Step } from './steps.js'
import { type Answer, faultsOf, jsonOf } from './verdict.js'

/** An answer that came: of an operation in a version, or of the storage; chosen if a fault or `Prefer` asked for its status. */
export type Came = { from: string; status: number; chosen: boolean }
export type OnAnswer = (came: Came) => void

/**
 * Plays a sequence. Rejects with an Error that says what is wrong with the first wrong answer, and gives all requests
 * up to it as lines for a shell.
 */
export async function play(mock: Mock, steps: Step[], onResponse: OnAnswer): Promise<void> {
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
    minted: new Map(),
    trace: [],
  }
  for (const step of steps) await DO[step.does](run, step as never)
}

type Run = {
  mock: Mock
  onResponse: OnAnswer
  known: Known
  /** The keys that have not been used yet. */
  undefinedKeys: Map<string, object>
  /** The faults that were set and not met, in their order. */
  faults: Fault[]
  roles: { supported: Version[]; default: Version }
  calls: { call: Call; sent: Sent }[]
  /** The media types of signed addresses. */
  minted: Map<string, string>
  trace: { request: Request; came: string }[]
}

type Fault = { operation_id: string; status?: number; drop?: boolean }

const FIRST_DAY = '2026-05-05'

const DO = {
  async call(run: Run, call: Call) {
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
    await ask(run, call, sent)
  },

  async again(run: Run, { pick, times }: Again) {
    const { call, sent } = run.calls.at(-1 - (pick % Math.max(run.calls.length, 1))) ?? {}
    if (call && sent) await Promise.all(Array.from({ length: times }, () => ask(run, call, sent)))
  },

  async put(run: Run, put: Put) {
    const url = String(withKnown(run.known, put.url))
    if (!url.startsWith(`${ORIGIN}/`)) return
    const answer = await send(run, storageRequest(url, put.type ?? run.minted.get(url), put.content))
    run.onResponse({ from: 'storage', status: answer?.status ?? 0, chosen: false })
    if (answer?.status !== 200 && answer?.status !== 403) await fail(run, ['the storage answers 200 or 403'])
  },

  async control(run: Run, { method, path, body }: Control) {
    const [, key = ''] = /keys\/(.+)/.exec(path) ?? []
    run.undefinedKeys.delete(key)
    if (path.endsWith('/faults')) run.faults.push(body as Fault)
    if (typeof body?.date === 'string') run.roles = contract.rolesOn(body.date)
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const answer = await send(run, new Request(ORIGIN + path, { method, ...json }))
    if (!answer || answer.status >= 300) await fail(run, ['the control answers 200 or 204'])
  },
}

/** Sends a call and judges its answer. */
async function ask(run: Run, { operation }: Call, sent: Sent): Promise<void> {
  const { request } = sent
  const pinned = request.headers.get('service-version')
  const version = pinned === null ? run.roles.default : run.roles.supported.find((known) => known === pinned)
  const fault = version && meet(run, operation.operationId)
  const [, code] = /code=(\d+)/.exec(request.headers.get('prefer') ?? '') ?? []
  const status = version === undefined ? 400 : (fault?.status ?? (code && !fault?.drop ? Number(code) : undefined))

  const answer = await send(run, request)
  if (!answer) return fault?.drop ? undefined : fail(run, ['there is no answer'])
  if (fault?.drop) return fail(run, ['the connection should have been dropped'])

  const judged = version ?? operation.version
  const own = OPERATIONS[judged].get(operation.operationId) ?? operation
  const json = jsonOf(answer) ?? null
  const isUnsupported = (json as { error?: { code?: string } } | null)?.error?.code === 'unsupported_version'
  const shown = version === undefined || isUnsupported ? run.roles.default : version
  run.onResponse({ from: `${operation.operationId} ${judged}`, status: answer.status, chosen: status !== undefined })
  const faults = faultsOf(own, answer, { version: shown, status, sent })
  if (faults.length > 0) await fail(run, faults)
  if (answer.status >= 300 || code) return
  learn(run.known, operation.operationId, json)
  const { upload_url, mime_type } = (json ?? {}) as Record<string, Json>
  if (upload_url) run.minted.set(String(upload_url), String(mime_type))
}

const OPERATIONS = Object.fromEntries(
  VERSIONS.map((version) => [version, new Map(operationsOf(version).map((entry) => [entry.operationId, entry]))]),
) as Record<Version, Map<string, ReturnType<typeof operationsOf>[number]>>

/** The fault that a call meets, which is gone with it. */
function meet({ faults }: Run, operationId: string): Fault | undefined {
  const index = faults.findIndex(({ operation_id }) => operation_id === operationId)
  return index === -1 ? undefined : faults.splice(index, 1)[0]
}

/** Undefined where no answer came. */
async function send({ mock, trace }: Run, request: Request): Promise<Answer | undefined> {
  const entry = { request, came: 'no answer' }
  trace.push(entry)
  const response = await mock.fetch(request.clone()).catch(() => undefined)
  if (!response) return undefined
  const { status, headers } = response
  const text = await response.text()
  entry.came = shorten(`${status} ${text}`)
  return { status, headers, text }
}

async function fail({ trace }: Run, faults: string[]): Promise<never> {
  const lines = await Promise.all(trace.map(async ({ request, came }) => `${await curl(request)}\n    # ${came}`))
  throw new Error(`${faults.join('\n')}\n\n${lines.join('\n')}`)
}
