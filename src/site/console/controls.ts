/** What a test can set: a form for each operation of `control.yaml`, the faults, the clock, the state as a file. */
import type { Json, JsonObject } from '../../contract/json.js'
import { type Operation, operationsOf, responseOf, storageOperationsOf } from '../../contract/operations.js'
import { type Html, html } from '../html.js'
import type { Connection } from '../try/browser/connection.js'
import { button, byId, onPress, saveFile, show, withCode } from '../try/browser/dom.js'
import { keyOf } from '../try/browser/request.js'
import { fieldRow } from '../try/browser/request-card.js'
import { CLOCK_STEPS } from '../try/browser/simulate-card.js'
import type { Field } from '../try/form.js'

/** What `GET /_mock/settings` returns. */
export type MockSettings = {
  now: string
  next_due_in_ms: number | null
  date: string
  default_version: string
  versions: string[]
  limits: boolean
  faults: ({ operation_id?: string; path?: string; key?: string; times: number } & JsonObject)[]
  keys: string[]
  errors_page: string | null
}

/** The form of an operation of the control. */
type Form = {
  id: string
  method: string
  path: string
  title: string
  about: string
  fields: (Field & { schema: JsonObject })[]
}

export type ControlsView = {
  /** Shows the forms of a control document. `contract` has the operations, statuses and examples to choose from. */
  open: (control: JsonObject, contract: JsonObject) => void
  update: (settings: MockSettings) => void
}

/** What has a place of its own, and what the form of another operation does. */
const NO_FORM = ['restoreState', 'clearFaults']

export function controlsView(
  section: HTMLElement,
  { connection, changed, say }: { connection: Connection; changed: () => void; say: (text: string) => void },
): ControlsView {
  const values = new Map<string, Record<string, string>>()
  let forms: Form[] = []
  let documented: Operation[] = []
  let settings: MockSettings | undefined
  let ticking: ReturnType<typeof setInterval> | undefined

  section.addEventListener('input', ({ target }) => {
    const { name, value, form } = target as HTMLInputElement
    if (!form?.dataset.id) return
    valuesOf(form.dataset.id)[name] = value
    // Statuses and examples are those of the operation.
    if (name !== 'body.operation_id') return
    const id = (target as HTMLElement).id
    renderForm(form)
    byId(id).focus()
  })
  section.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = forms.find(({ id }) => id === (event.target as HTMLElement).dataset.id)
    if (form) void send(form)
  })
  section.addEventListener('change', ({ target }) => {
    const { id, files } = target as HTMLInputElement
    if (id === 'state' && files?.[0]) void restore(target as HTMLInputElement, files[0])
  })
  onPress(section, {
    move: ({ dataset }) => void act('POST', '/clock', { move_ms: Number(dataset.at) }, 'The clock was moved.'),
    remove({ dataset }) {
      const { operation_id = '', path, key } = settings?.faults[Number(dataset.at)] ?? {}
      const query = new URLSearchParams({ ...(path ? { path } : { operation_id }), ...(key ? { key } : {}) })
      void act('DELETE', `/faults?${query}`, undefined, 'The faults were removed.')
    },
    save: () => void saveState(connection, say),
  })
  return {
    open(control, contract) {
      forms = operationsOf(control)
        .map(formOf)
        .filter(({ id, method }) => method !== 'GET' && !NO_FORM.includes(id))
      documented = [...operationsOf(contract), ...storageOperationsOf(contract)]
      show(section, cardsHtml(forms))
      for (const form of section.querySelectorAll('form')) renderForm(form)
    },
    update(now) {
      settings = now
      show(document.getElementById('now'), nowHtml(now))
      clearInterval(ticking)
      ticking = tickFrom(now.now)
    },
  }

  function valuesOf(id: string): Record<string, string> {
    const known = values.get(id) ?? (settings?.keys[0] ? { 'path.key': settings.keys[0] } : {})
    values.set(id, known)
    return known
  }

  function renderForm(element: HTMLFormElement): void {
    const form = forms.find(({ id }) => id === element.dataset.id)
    if (form) show(element, formHtml(form, valuesOf(form.id), documented))
  }

  async function send(form: Form): Promise<void> {
    try {
      const { path, body } = controlRequest(form, valuesOf(form.id))
      await act(form.method, path, body, `${form.title}: done.`)
    } catch (error) {
      say((error as Error).message)
    }
  }

  async function act(method: string, path: string, body: object | undefined, text: string): Promise<void> {
    try {
      await connection.control(method, path, body)
      say(text)
    } catch (error) {
      say((error as Error).message)
    }
    changed()
  }

  async function restore(input: HTMLInputElement, file: File): Promise<void> {
    try {
      await act('PUT', '/state', JSON.parse(await file.text()), 'The state was restored.')
    } catch {
      say(`${file.name} is not JSON.`)
    }
    input.value = ''
  }
}

/** The cards of the clock, of the state, and of each form, whose fields follow. */
function cardsHtml(forms: Form[]): Html {
  return html`<section class="try-card" aria-labelledby="clock-title"><h2 id="clock-title">Now</h2><div id="now"></div></section>
<section class="try-card" aria-labelledby="state-title"><h2 id="state-title">State</h2><p class="try-note">Everything that the mock remembers, with keys and secrets.</p>
<div class="row try-actions">${button('Save to a file', 'save')}<label for="state">Restore from a file</label><input id="state" type="file" accept="application/json,.json"></div></section>
${forms.map(({ id, title }) => html`<details class="try-card"><summary class="try-summary"><h2>${title}</h2></summary><form data-id="${id}"></form></details>`)}`
}

function formHtml(form: Form, values: Record<string, string>, documented: Operation[]): Html {
  const fields = form.fields.map((field) => ({ ...field, ...choicesOf(field.name, values, documented) }))
  return html`<p class="try-note">${withCode(form.about)}</p><div class="try-fields">${fields.map((field) => fieldRow(field, { values }, form.id))}</div>
<div class="row try-actions"><button type="submit" class="button small strong">${form.title}</button><code class="try-line muted">${form.method} ${form.path}</code></div>`
}

async function saveState(connection: Connection, say: (text: string) => void): Promise<void> {
  const state = await connection.control('GET', '/state').catch((error: Error) => say(error.message))
  if (state) saveFile(new Blob([JSON.stringify(state)], { type: 'application/json' }), 'mock-state.json')
}

/** Lets the clock go on between two events. It stands still in a mock that has ended. */
function tickFrom(now: string): ReturnType<typeof setInterval> {
  const start = performance.now()
  return setInterval(() => {
    const time = document.getElementById('time')
    if (time && byId('live').matches('.good'))
      time.textContent = `${new Date(Date.parse(now) + performance.now() - start).toISOString().slice(0, 19)}Z`
  }, 1000)
}

/** The operations of the contract, and the statuses and examples of the chosen one. */
function choicesOf(name: string, own: Record<string, string>, documented: Operation[]): Partial<Field> {
  if (name === 'operation_id') return { values: documented.map(({ operationId }) => operationId) }
  const operation = documented.find(({ operationId }) => operationId === own['body.operation_id'])
  if (!operation) return {}
  const statuses = Object.keys(operation.node.responses ?? {}).filter((status) => /^\d+$/.test(status))
  if (name === 'status') return { values: statuses }
  if (name !== 'example') return {}
  const examples = statuses.flatMap((status) =>
    Object.values((responseOf(operation, Number(status)).content ?? {}) as Record<string, JsonObject>).flatMap(
      (media) => Object.keys(media.examples ?? {}),
    ),
  )
  return { values: [...new Set(examples)] }
}

/** Returns the request of a form that is filled in. Throws an Error for a value that its field cannot have. */
function controlRequest(
  { path, fields }: Form,
  own: Record<string, string>,
): { path: string; body: object | undefined } {
  const given = fields.filter((field) => field.in === 'body' && (own[keyOf(field)] ?? '') !== '')
  const body = given.map((field) => [field.name, typed(field.name, field.schema, own[keyOf(field)] ?? '')])
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(own[`path.${name}`] ?? '').replaceAll('.', '%2E'),
  )
  const takesBody = fields.some((field) => field.in === 'body')
  return { path: filled.replace('/_mock', ''), body: takesBody ? Object.fromEntries(body) : undefined }
}

function nowHtml({
  now,
  date,
  default_version,
  limits,
  faults,
  next_due_in_ms: next,
  errors_page,
}: MockSettings): Html {
  const steps = CLOCK_STEPS.map(({ label, ms }) => button(`+ ${label}`, 'move', '', ms))
  const due = next === null ? '' : button('To the next change', 'move', '', next)
  return html`<p>It is <time id="time">${now}</time>. The day is <time>${date}</time>${date === now.slice(0, 10) ? '' : ', not today'}, so <time>${default_version}</time> is the default version.${errors_page?.startsWith('/') ? html` <a href="/guides/mock.html#time">Why</a>.` : ''} Limits are ${limits ? 'on' : 'off'}.</p>
<div class="row">${steps}${due}</div>
<h3>Faults that are still set</h3>
${faults.length > 0 ? html`<ul>${faults.map(({ operation_id, path, ...fault }, at) => html`<li class="row"><code>${operation_id ?? path ?? ''}</code><code>${JSON.stringify(fault).slice(0, 120)}</code>${button('Remove', 'remove', '', at)}</li>`)}</ul>` : html`<p class="try-empty">None.</p>`}`
}

function formOf({ operationId, method, path, node, parameters, body }: Operation): Form {
  const { properties = {}, required = [] } = (body?.schema ?? {}) as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  const fieldOf = (place: Field['in'], name: string, isRequired: boolean, schema: JsonObject) => ({
    in: place,
    name,
    required: isRequired,
    note: String(schema.description ?? ''),
    ...valuesIn(schema),
    schema,
  })
  return {
    id: operationId,
    method,
    path,
    title: String(node.summary),
    about: String(node.description),
    fields: [
      ...parameters.map(({ in: place, name, required: isRequired, description = '', schema }) =>
        fieldOf(place as Field['in'], name, isRequired === true, { description, ...schema }),
      ),
      ...Object.entries(properties).map(([name, schema]) => fieldOf('body', name, required.includes(name), schema)),
    ],
  }
}

function valuesIn(schema: JsonObject): Pick<Field, 'values' | 'default' | 'example'> {
  const values = Array.isArray(schema.enum) ? schema.enum : schema.type === 'boolean' ? [true, false] : undefined
  const example = { object: '{"name": "Poster"}', array: 'separated by commas' }[String(schema.type)]
  return {
    ...(values ? { values: values.map(String) } : {}),
    ...(schema.default === undefined ? {} : { default: String(schema.default) }),
    ...(example ? { example } : {}),
  }
}

/** Returns what was entered as the schema describes it. Throws an Error for an object that is not JSON. */
function typed(name: string, { type }: JsonObject, text: string): Json {
  const types = [type].flat()
  if (types.includes('integer') || types.includes('number')) return Number(text)
  if (types.includes('boolean')) return text === 'true'
  if (types.includes('array') && !text.trim().startsWith('[')) return text.split(/[\s,]+/)
  if (types.includes('null') && text === 'null') return null
  if (types.includes('string')) return text
  try {
    return JSON.parse(text)
  } catch {
    if (type === undefined) return text
    throw new Error(`${name} must be JSON, such as {"name": "Poster"}.`)
  }
}
