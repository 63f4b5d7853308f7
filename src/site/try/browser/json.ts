import type { Json } from '../../../contract/json.js'
import { type Html, html } from '../../html.js'

const TOKEN = /("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)/

/**
 * Renders JSON in the colors of code. `labelOf` says where a text leads, if anywhere: it is then a link for the action
 * `lead`, with the text in `data-at`. A button would not break where it must, and would leave the comma after it to the
 * next line.
 */
export function jsonHtml(value: Json, labelOf: (text: string) => string | undefined = () => undefined): Html[] {
  return JSON.stringify(value, null, 2)
    .split(TOKEN)
    .map((part, at, parts) => {
      if (at % 2 === 0) return html`${part}`
      const isText = part.startsWith('"')
      if (isText && parts[at + 1]?.startsWith(':')) return html`<span class="t-keyword">${part}</span>`
      const text = isText ? (JSON.parse(part) as string) : ''
      const label = isText && labelOf(text)
      if (!label) return html`<span class="t-${isText ? 'string' : 'constant'}">${part}</span>`
      return html`<a href="#" class="json-lead" title="${label}" data-do="lead" data-at="${text}">${part}</a>`
    })
}
