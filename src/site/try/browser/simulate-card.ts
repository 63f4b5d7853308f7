/** The card with what is hard to get from the real service. It uses the control operations of the mock. */
import { type Html, html } from '../../html.js'
import type { Form } from '../form.js'
import type { Connection } from './connection.js'
import { button, byId, onPress, optionList, show } from './dom.js'

export type SimulateCard = {
  connection: () => Connection
  form: () => Form
  /** The versions that end, and when. */
  sunsets: { version: string; day: string }[]
  /** Makes the next task that is started fail, or no longer. */
  failNext: (isArmed: boolean) => void
  reset: () => void
}

export type Simulations = {
  /** Shows what fits the operation that is chosen. */
  show: () => void
  /** Called when a request with the failure has been sent, and after a reset. */
  disarm: () => void
}

export const CLOCK_STEPS = [
  { label: '10 seconds', ms: 10_000 },
  { label: '1 hour', ms: 3_600_000 },
  { label: '1 day', ms: 86_400_000 },
]

/** What can happen to a response besides an error status: what the page sends to the mock, and how it calls it. */
const FAULTS: Record<string, { fault: object; text: string }> = {
  late: { fault: { delay_ms: 3000 }, text: 'its response 3 seconds late' },
  drop: { fault: { drop: true }, text: 'no response' },
}

export function simulateCard(card: HTMLElement, options: SimulateCard): Simulations {
  let armed = false
  show(
    card,
    row(
      'Tasks',
      html`<button type="button" class="button small" id="fail" aria-pressed="false" data-do="fail">Fail the next task</button>`,
    ),
    html`<div class="try-simulation" id="next"></div>`,
    row(
      'Clock',
      ...CLOCK_STEPS.map(({ label }, at) => button(`+ ${label}`, 'move', '', at)),
      ...options.sunsets.map(({ version }, at) =>
        button(html`<span>After the sunset of <time>${version}</time></span>`, 'sunset', '', at),
      ),
    ),
    row(
      'Workspace',
      html`<label class="row"><input type="checkbox" id="limits">Enforce rate limits</label>`,
      button('Reset everything', 'reset'),
    ),
    html`<p class="try-said" id="simulated" role="status"></p>`,
  )
  const limits = byId('limits', HTMLInputElement)
  limits.addEventListener('change', () => {
    const text = limits.checked ? 'Rate limits are enforced.' : 'Rate limits are off.'
    act('PUT', '/limits', { enabled: limits.checked }, text)
  })
  onPress(card, {
    fail() {
      arm(!armed)
      say(armed ? 'The next request that starts a task sends Prefer: outcome=failed.' : 'Tasks succeed again.')
    },
    set() {
      const { operationId } = options.form()
      const chosen = byId('fault', HTMLSelectElement).value
      const { fault, text } = FAULTS[chosen] ?? { fault: { status: Number(chosen) }, text: `a ${chosen}` }
      act('POST', '/faults', { operation_id: operationId, ...fault }, `The next ${operationId} gets ${text}.`)
    },
    move({ dataset }) {
      const { label, ms } = CLOCK_STEPS[Number(dataset.at)] ?? { label: '', ms: 0 }
      act('POST', '/clock', { move_ms: ms }, `The clock of the workspace moved by ${label}.`)
    },
    sunset({ dataset }) {
      const { version, day } = options.sunsets[Number(dataset.at)] ?? {}
      act('POST', '/clock', { date: day }, `It is ${day}: ${version} is no longer supported.`)
    },
    reset() {
      limits.checked = false
      arm(false)
      options.reset()
      act('POST', '/reset', undefined, 'Everything is reset.')
    },
  })
  showNext()
  return { show: showNext, disarm: () => arm(false) }

  function showNext(): void {
    const { operationId, errors } = options.form()
    const faults = [
      ...errors.map((status): [string, string] => [`${status}`, `a ${status}`]),
      ...Object.entries(FAULTS).map(([name, { text }]): [string, string] => [name, text]),
    ]
    show(
      byId('next'),
      html`<label for="fault">Next <code>${operationId}</code></label>
<div class="row"><select id="fault">${optionList(faults, '429')}</select>${button('Set', 'set')}</div>`,
    )
  }

  function arm(isArmed: boolean): void {
    armed = isArmed
    byId('fail').setAttribute('aria-pressed', String(armed))
    options.failNext(armed)
  }

  function act(method: string, path: string, body: object | undefined, text: string): void {
    const done = options.connection().control(method, path, body)
    done.then(
      () => say(text),
      (error: Error) => say(error.message),
    )
  }

  function say(text: string): void {
    byId('simulated').textContent = text
  }
}

function row(title: string, ...controls: Html[]): Html {
  return html`<div class="try-simulation"><span>${title}</span><div class="row">${controls}</div></div>`
}
