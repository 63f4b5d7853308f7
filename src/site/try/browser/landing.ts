/** Runs the request of the landing page on the mock in the page, and shows the task, its progress and its webhook. */
import { TERMINAL_STATUSES } from '../../../../generated/contract.js'
import type { Json } from '../../../contract/json.js'
import { byId, show } from './dom.js'
import { jsonHtml } from './json.js'
import { connectToPageMock } from './page-connection.js'

type SentSample = { base: string; errors: string; version: string; key: string; path: string; body: unknown }

const run = byId('run', HTMLButtonElement)
const { base, errors, version, key, path, body } = JSON.parse(byId('run-data').textContent ?? '') as SentSample
/** Called with the type of the webhook that the mock sends at the end of the task. */
let onWebhook: (type: string) => void = () => {}
const connection = connectToPageMock(base, {
  receiveWebhook(request) {
    request.json().then((event: { type: string }) => onWebhook(event.type))
    return new Response(null, { status: 204 })
  },
  errorsPage: new URL(errors, location.href).href,
})

/** How often the page asks for the progress of the task. The mock in the page does not enforce a rate limit. */
const POLL_MS = 400

run.disabled = false
run.addEventListener('click', runTask)

async function runTask(): Promise<void> {
  run.disabled = true
  try {
    const arrived = new Promise<string>((resolve) => {
      onWebhook = resolve
    })
    const started = await send('POST', path, body)
    showTask(`${started.status} The task is queued.`, started.task)
    for (let at = started; !isTerminal(at.task); ) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      at = await send('GET', `${path}/${started.task.id}`)
      const percent = at.task.progress?.percent
      showTask(`${at.status} The task is ${at.task.status}${percent ? `, ${percent} % done` : ''}.`, at.task)
    }
    byId('run-status').textContent = `Done. The signed webhook ${await arrived} has arrived.`
  } catch (error) {
    byId('run-status').textContent = 'No response'
    show(byId('run-answer'), (error as Error).message)
  }
  run.disabled = false
  run.focus()
}

type Task = { id: string; status: string; progress: { percent: number } | null }

function isTerminal({ status }: Task): boolean {
  return (TERMINAL_STATUSES as readonly string[]).includes(status)
}

async function send(method: string, to: string, json?: unknown): Promise<{ status: number; task: Task }> {
  const headers = { authorization: `Bearer ${key}`, 'service-version': version, 'content-type': 'application/json' }
  const request = new Request(base + to, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) })
  const response = await connection.send(request, version)
  return { status: response.status, task: (await response.json()) as Task }
}

function showTask(text: string, task: Task): void {
  byId('run-status').textContent = text
  show(byId('run-answer'), ...jsonHtml(task as unknown as Json))
}
