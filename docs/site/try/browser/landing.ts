/** The request of the landing page, answered by the mock in the page. */
import { byId, el, fill } from './dom.js'
import { jsonNodes } from './json.js'
import { pageWorkspace } from './workspace.js'

type Shown = { base: string; errors: string; version: string; key: string; path: string; body: unknown }

const run = byId('run', HTMLButtonElement)
const { base, errors, version, key, path, body } = JSON.parse(byId('run-data').textContent ?? '') as Shown
const workspace = pageWorkspace(base, {
  receiveWebhook: () => new Response(null, { status: 204 }),
  errorsPage: new URL(errors, location.href).href,
})

run.disabled = false
run.addEventListener('click', send)

async function send(): Promise<void> {
  run.disabled = true
  const start = performance.now()
  try {
    const request = new Request(base + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'service-version': version, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const response = await workspace.send(request, version)
    const answer = await response.json()
    byId('run-status').textContent = `${response.status} in ${Math.max(1, Math.round(performance.now() - start))} ms`
    fill(byId('run-answer'), ...jsonNodes(answer))
  } catch (error) {
    byId('run-status').textContent = 'No response'
    fill(byId('run-answer'), el('span', {}, (error as Error).message))
  }
  run.disabled = false
  run.focus()
}
