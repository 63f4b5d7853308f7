import { el } from './dom.js'

/** Returns a list of headers. */
export function headerList(headers: [string, string][]): HTMLElement {
  return el(
    'dl',
    { class: 'try-header-list' },
    ...headers.flatMap(([name, value]) => [el('dt', {}, name), el('dd', {}, value)]),
  )
}
