/** The card of the webhooks that the workspace sends, each verified with the client's own function. */

import { verifyWebhook, WebhookError } from '../../../../src/client/webhooks.js'
import type { Json } from '../../../../src/contract/json.js'
import { byId, el, fill } from './dom.js'
import { headerList } from './header-list.js'
import { jsonNodes } from './json.js'

/** The secret that the workspaces of the page sign with. */
export const SECRET = 'a-signing-secret-of-this-page'

/** A webhook as it arrived. */
type Received = {
  url: string
  headers: [string, string][]
  body: string
  isTampered: boolean
  isOpen: boolean
  status: number
}

export type Webhooks = {
  /** Keeps a webhook, and responds as the reader chose. */
  receive: (request: Request) => Response
  clear: () => void
  /** Says whether webhooks arrive here: only the mock in the page can send them to the page. */
  setReachable: (isReachable: boolean) => void
}

/** Shows the webhooks in a card. `arrived` is called for each, with its type. */
export function webhooksCard(card: HTMLElement, arrived: (type: string) => void): Webhooks {
  let all: Received[] = []
  let isReachable = true
  const list = el('ol', { class: 'try-webhooks' })
  const secret = el('input', {
    id: 'secret',
    value: SECRET,
    autocomplete: 'off',
    spellcheck: 'false',
    input: () => show(),
  })
  const respond = el(
    'select',
    { id: 'receiver' },
    el('option', { value: '204' }, '204, received'),
    el('option', { value: '500' }, '500, so it is sent again'),
  )
  const settings = el(
    'div',
    { class: 'try-webhook-settings' },
    el('div', { class: 'try-field' }, el('label', { for: 'secret' }, 'Signing secret'), secret),
    el('div', { class: 'try-field' }, el('label', { for: 'receiver' }, 'Your endpoint responds with'), respond),
  )
  fill(card, settings, list)
  show()
  return {
    receive(request) {
      const status = Number(respond.value)
      void keep(request, status)
      return new Response(null, { status })
    },
    clear() {
      all = []
      show()
    },
    setReachable(reachable) {
      isReachable = reachable
      show()
    },
  }

  async function keep(request: Request, status: number): Promise<void> {
    const headers = [...request.headers].map(([name, value]): [string, string] => [name, value])
    const body = await request.text()
    for (const received of all) received.isOpen = false
    all = [{ url: request.url, headers, body, isTampered: false, isOpen: true, status }, ...all]
    show()
    arrived((JSON.parse(body) as { type: string }).type)
  }

  function show(): void {
    settings.hidden = !isReachable && all.length === 0
    byId('webhook-count').textContent = all.length > 0 ? String(all.length) : ''
    const note = isReachable
      ? ['None yet. Start a task with a ', el('code', {}, 'callback_url'), ' and wait for its end, or move the clock.']
      : ['This mock sends webhooks to your ', el('code', {}, 'callback_url'), ', so they do not appear here.']
    fill(
      list,
      (!isReachable || all.length === 0) && el('li', { class: 'try-empty' }, ...note),
      ...all.map((received) => el('li', { class: 'try-webhook' }, item(received))),
    )
  }

  function item(received: Received): HTMLElement {
    const { url, headers, body, isTampered, isOpen, status } = received
    // One byte is enough to break a signature.
    const read = isTampered ? body.replace('task_', 'tusk_') : body
    const verdict = el('span', { class: 'status' }, '…')
    const reason = el('p', { class: 'try-note', role: 'status' })
    void verdictOf(headers, read, secret.value).then((result) => {
      verdict.textContent = result.isValid ? 'Verified' : 'Rejected'
      verdict.className = `status ${result.isValid ? 'good' : 'bad'}`
      reason.textContent = result.text
    })
    const tamper = el(
      'button',
      {
        type: 'button',
        class: 'button small',
        'aria-pressed': String(isTampered),
        click() {
          received.isTampered = !isTampered
          show()
          list.querySelector<HTMLElement>(`details[open] button`)?.focus()
        },
      },
      isTampered ? 'Restore the body' : 'Change a byte of the body',
    )
    const details = el(
      'details',
      {
        open: isOpen,
        toggle() {
          received.isOpen = details.open
        },
      },
      el('summary', { class: 'try-summary' }, el('code', {}, typeOf(body)), verdict),
      el(
        'p',
        { class: 'try-line' },
        el('span', { class: 'method post' }, 'POST'),
        el('code', {}, url),
        status >= 300 && el('span', { class: 'status bad' }, `${status} from you`),
      ),
      headerList(headers),
      el('pre', { tabindex: 0, 'aria-label': 'Body of the webhook' }, el('code', {}, ...bodyNodes(read))),
      el('p', { class: 'try-call' }, el('code', {}, 'await verifyWebhook({ headers, body }, secret)')),
      reason,
      tamper,
    )
    return details
  }
}

type Verdict = { isValid: boolean; text: string }

async function verdictOf(headers: [string, string][], body: string, secret: string): Promise<Verdict> {
  try {
    const event = await verifyWebhook({ headers: new Headers(headers), body }, secret)
    return { isValid: true, text: `Returns the event ${event.id}.` }
  } catch (error) {
    if (!(error instanceof WebhookError)) return { isValid: false, text: (error as Error).message }
    const moved =
      error.reason === 'timestamp_in_future'
        ? ' You moved the clock of the workspace; the signature itself is valid.'
        : ''
    return { isValid: false, text: `WebhookError ${error.reason}: ${error.message}${moved}` }
  }
}

function typeOf(body: string): string {
  return (JSON.parse(body) as { type: string }).type
}

function bodyNodes(body: string): Node[] {
  return jsonNodes(JSON.parse(body) as Json)
}
