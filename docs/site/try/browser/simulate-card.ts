/** The card with what is hard to get from the real service. It uses the control operations of the mock. */
import type { Form } from '../form.js'
import { el, fill } from './dom.js'
import type { Workspace } from './workspace.js'

export type SimulateCard = {
  workspace: () => Workspace
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

const STEPS = [
  { label: '10 seconds', ms: 10_000 },
  { label: '1 hour', ms: 3_600_000 },
  { label: '1 day', ms: 86_400_000 },
]

export function simulateCard(card: HTMLElement, options: SimulateCard): Simulations {
  const said = el('p', { class: 'try-said', role: 'status' })
  const fail = el(
    'button',
    { type: 'button', class: 'button small', 'aria-pressed': 'false', click: toggle },
    'Fail the next task',
  )
  const next = el('div', { class: 'try-simulation' })
  let armed = false

  fill(
    card,
    row('Tasks', fail),
    next,
    row(
      'Clock',
      ...STEPS.map(({ label, ms }) => button(`+ ${label}`, () => move(label, ms))),
      ...options.sunsets.map(({ version, day }) =>
        button(`After the sunset of ${version}`, () => sunset(version, day)),
      ),
    ),
    row(
      'Workspace',
      el('label', { class: 'row' }, limitsBox(), 'Enforce rate limits'),
      button('Reset everything', reset),
    ),
    said,
  )
  show()
  return { show, disarm: () => arm(false) }

  function show(): void {
    const { operationId, errors } = options.form()
    const choice = el(
      'select',
      { id: 'fault' },
      ...errors.map((status) => el('option', { value: `${status}`, selected: status === 429 }, `a ${status}`)),
      el('option', { value: 'late' }, 'its response 3 seconds late'),
      el('option', { value: 'drop' }, 'no response'),
    )
    fill(
      next,
      el('label', { for: 'fault' }, 'Next ', el('code', {}, operationId)),
      el(
        'div',
        { class: 'row' },
        choice,
        button('Set', () => fault(operationId, choice.value)),
      ),
    )
  }

  function toggle(): void {
    arm(!armed)
    say(armed ? 'The next request that starts a task sends Prefer: outcome=failed.' : 'Tasks succeed again.')
  }

  function arm(isArmed: boolean): void {
    armed = isArmed
    fail.setAttribute('aria-pressed', String(armed))
    options.failNext(armed)
  }

  function fault(operationId: string, chosen: string): void {
    const kind = { late: { delay_ms: 3000 }, drop: { drop: true } }[chosen] ?? { status: Number(chosen) }
    const text = { late: 'its response 3 seconds late', drop: 'no response' }[chosen] ?? `a ${chosen}`
    act('POST', '/faults', { operation_id: operationId, ...kind }, `The next ${operationId} gets ${text}.`)
  }

  function move(label: string, ms: number): void {
    act('POST', '/clock', { move_ms: ms }, `The clock of the workspace moved by ${label}.`)
  }

  function sunset(version: string, day: string): void {
    act('POST', '/clock', { date: day }, `It is ${day}: ${version} is no longer supported.`)
  }

  function limitsBox(): HTMLInputElement {
    const box = el('input', {
      type: 'checkbox',
      change: () =>
        act(
          'PUT',
          '/limits',
          { enabled: box.checked },
          box.checked ? 'Rate limits are enforced.' : 'Rate limits are off.',
        ),
    })
    return box
  }

  function reset(): void {
    const box = card.querySelector('input')
    if (box) box.checked = false
    arm(false)
    options.reset()
    act('POST', '/reset', undefined, 'Everything is reset.')
  }

  function act(method: string, path: string, body: object | undefined, text: string): void {
    options
      .workspace()
      .control(method, path, body)
      .then(
        () => say(text),
        (error: Error) => say(error.message),
      )
  }

  function say(text: string): void {
    said.textContent = text
  }
}

function row(title: string, ...controls: HTMLElement[]): HTMLElement {
  return el('div', { class: 'try-simulation' }, el('span', {}, title), el('div', { class: 'row' }, ...controls))
}

function button(label: string, click: () => void): HTMLElement {
  return el('button', { type: 'button', class: 'button small', click }, label)
}
