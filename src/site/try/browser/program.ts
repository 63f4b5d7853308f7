/** Runs the program of a workflow in the page, step by step, against the mock in the page. */
import type { Json } from '../../../contract/json.js'
import { html } from '../../html.js'
import type { Condition, Operand, Procedure, ProgramStep } from '../../programs/program.js'
import { byId, show } from './dom.js'
import { jsonHtml } from './json.js'
import { connectToPageMock } from './page-connection.js'

type Data = { base: string; key: string; procedures: Procedure[] }
type Reply = { status: number; headers: Headers; body: unknown }
type Inputs = Record<string, unknown>

const { base, key, procedures } = JSON.parse(byId('play-data').textContent ?? '') as Data
const button = byId('play', HTMLButtonElement)
const status = byId('play-status')
const steps = byId('play-steps')

/** The mock may suggest a longer wait. In the page it has no other clients, so a shorter one does no harm. */
const LONGEST_WAIT_MS = 1000

button.addEventListener('click', async () => {
  button.disabled = true
  steps.replaceChildren()
  status.textContent = 'Running …'
  try {
    const [main] = procedures
    if (main) await run(main, Object.fromEntries(main.inputs), new Map(), newSender())
    status.textContent = 'Done. Nothing left your browser.'
  } catch (error) {
    status.textContent = `Stopped: ${(error as Error).message}`
  }
  button.disabled = false
})

type Sender = (request: Request, version: string) => Promise<Response>

/** Each run has a workspace of its own. */
function newSender(): Sender {
  const errorsPage = new URL('../errors.html', location.href).href
  return connectToPageMock(base, { receiveWebhook: () => new Response(null, { status: 204 }), errorsPage }).send
}

async function run(procedure: Procedure, inputs: Inputs, replies: Map<string, Reply>, send: Sender): Promise<void> {
  for (const step of procedure.steps) {
    if (step.kind === 'run') {
      const next = procedures.find(({ name }) => name === step.function)
      const given = step.inputs.map(([name, value]) => [name, read(value, { inputs, replies })])
      if (next) await run(next, Object.fromEntries(given), new Map(), send)
      return
    }
    const reply = await take(step, { inputs, replies }, send)
    replies.set(step.id, reply)
    if (step.ends.some((end) => holds(end, { inputs, replies, reply }))) return
  }
}

type RunScope = { inputs: Inputs; replies: Map<string, Reply>; reply?: Reply }

/** Sends the request of a step, and repeats it while a retry applies. Throws an Error for an unexpected response. */
async function take(step: Extract<ProgramStep, { kind: 'send' }>, scope: RunScope, send: Sender): Promise<Reply> {
  const line = document.createElement('li')
  steps.append(line)
  for (let tries = 1; ; tries++) {
    const response = await send(requestOf(step, scope), step.version ?? '')
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const reply = { status: response.status, headers: response.headers, body: isJson ? await response.json() : null }
    showReply(line, step, reply, tries)
    const own = { ...scope, reply }
    if (holds(step.success, own)) return reply
    const retry = step.retries.find(({ when }) => holds(when, own))
    if (!retry || tries > retry.limit) throw new Error(`${step.id} responded with ${reply.status}.`)
    await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 1000 * retry.seconds)))
  }
}

function requestOf(
  { method, url, path, query, headers, version, json, operands, body }: Extract<ProgramStep, { kind: 'send' }>,
  scope: RunScope,
): Request {
  const text = (operand: Operand | undefined) => String(operand && read(operand, scope))
  const target = new URL(
    typeof url === 'string' ? base + url.replace(/\{(\w+)\}/g, (_, name: string) => text(path[name])) : text(url),
  )
  for (const [name, value] of query) target.searchParams.set(name, text(value))
  const sent = new Headers(headers.map(([name, value]): [string, string] => [name, text(value)]))
  if (version) sent.set('authorization', `Bearer ${key}`)
  if (version) sent.set('service-version', version)
  if (json !== undefined) sent.set('content-type', 'application/json')
  return new Request(target, {
    method,
    headers: sent,
    body: json === undefined ? (body ? text(body) : null) : filled(json, operands, scope),
  })
}

/** A body with its expressions replaced by what they name. */
function filled(json: Json, operands: Record<string, Operand>, scope: RunScope): string {
  return JSON.stringify(json, (_, value) => {
    const operand = typeof value === 'string' ? operands[value] : undefined
    return operand ? read(operand, scope) : value
  })
}

function showReply(
  line: HTMLElement,
  { id, method, url }: Extract<ProgramStep, { kind: 'send' }>,
  { status: code, body }: Reply,
  tries: number,
): void {
  const times = tries > 1 ? ` after ${tries} requests` : ''
  show(
    line,
    html`<details><summary><strong>${id}</strong> ${method} ${typeof url === 'string' ? url : 'file'} → ${code}${times}</summary>
<pre tabindex="0"><code>${body ? jsonHtml(body as Json) : 'No JSON in the response.'}</code></pre></details>`,
  )
}

function holds(conditions: Condition[], scope: RunScope): boolean {
  return conditions.every((any) =>
    any.some(({ left, operator, right }) => compare(read(left, scope), operator, read(right, scope))),
  )
}

function compare(left: unknown, operator: string, right: unknown): boolean {
  if (operator === '==') return (left ?? null) === right
  if (operator === '!=') return (left ?? null) !== right
  const [one, other] = [Number(left), Number(right)]
  return operator === '>='
    ? one >= other
    : operator === '<='
      ? one <= other
      : operator === '>'
        ? one > other
        : one < other
}

function read(operand: Operand, { inputs, replies, reply }: RunScope): unknown {
  if (operand.kind === 'literal') return operand.value
  if (operand.kind === 'input') return inputs[operand.name]
  if (operand.kind === 'status') return reply?.status
  if (operand.kind === 'header') return reply?.headers.get(operand.name)
  const { body } = (operand.step ? replies.get(operand.step) : reply) ?? {}
  return operand.path.reduce<unknown>(
    (value, part) => (value as Record<string, unknown> | null | undefined)?.[part],
    body,
  )
}
