/** The card of the requests that were sent, newest first. */
import { el, fill } from './dom.js'
import { type Exchange, statusClass } from './response-card.js'

/** Shows the requests. `open` is called for the one that the reader picks. */
export function showHistory(list: HTMLElement, exchanges: Exchange[], open: (exchange: Exchange) => void): void {
  const nothing = el('li', { class: 'try-empty' }, 'Nothing has been sent yet.')
  fill(list, ...(exchanges.length === 0 ? [nothing] : exchanges.map((exchange) => item(exchange, open))))
}

function item(exchange: Exchange, open: (exchange: Exchange) => void): HTMLElement {
  const { answer, sent } = exchange
  const status = 'error' in answer ? '–' : String(answer.status)
  return el(
    'li',
    {},
    el(
      'button',
      { type: 'button', class: 'try-past', click: () => open(exchange) },
      el('span', { class: `status ${statusClass(exchange)}` }, status),
      el('span', { class: 'try-line' }, `${sent.method} /v1${sent.path}`),
    ),
  )
}
