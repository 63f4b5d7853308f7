/** The card in which a request is filled in. */
import { type Html, html } from '../../html.js'
import { LANGUAGES } from '../../samples/languages.js'
import type { BodyForm, Field, Form } from '../form.js'
import { button, choice, copy, headerList, onPress, optionList, show, withCode } from './dom.js'
import { codeOf, type Draft, keyOf, pretty, type ShownRequest, syntaxErrorOf } from './request.js'

export type RequestCard = {
  form: Form
  draft: Draft
  /** The API key. */
  key: string
  changeKey: (key: string) => void
  /** The URL of the operation in the reference. */
  reference: string
  /** The base URL in the code. */
  base: string
  /** Returns the request as it would be sent now. */
  currentRequest: () => ShownRequest
}

/** Fills the card for an operation. The inputs write into the draft. */
export function showRequest(card: HTMLElement, options: RequestCard): void {
  show(card, content(options))
  showHeaders(card, options)
  listen(card, options)
  update(card, options)
}

function content({ form, draft, key, reference }: RequestCard): Html {
  const rows = (place: Field['in']) =>
    form.fields.filter((field) => field.in === place).map((field) => fieldRow(field, draft))
  const fields = (title: string, own: Html[]) => (own.length > 0 ? group(title, own) : '')
  // The reference is in a tab of its own, because the workspace ends with this page.
  return html`<div class="try-card-head"><h2 id="request-title">${form.title}</h2><a href="${reference}" target="_blank">Reference</a></div>
<div class="try-address"><span class="method ${form.method.toLowerCase()}">${form.method}</span><code class="try-path"></code><button type="submit" class="button strong" id="send">Send</button></div>
${fields('Path parameters', rows('path'))}${fields('Query parameters', rows('query'))}${form.body ? bodyGroup(form.body, draft) : ''}
<fieldset class="try-fields"><legend>Headers</legend>
<div class="try-field"><label for="key">API key</label><input id="key" value="${key}" ${PLAIN} aria-describedby="key-note">
<p class="try-note" id="key-note">Each key has a workspace of its own. Any key of this form works.</p></div>
${rows('header')}
<div id="fixed-headers"></div><div id="own-headers"></div>
${button('Add a header', 'add')}</fieldset>
<details class="try-code"${isCodeOpen ? html` open` : ''}><summary>Code</summary>
<div class="try-actions row"><select id="language" aria-label="Language">${optionList(
    LANGUAGES.map(({ label }) => [label, label]),
    language,
  )}</select>${button('Copy', 'copy')}</div>
<pre tabindex="0" aria-label="The request as code"><code id="code"></code></pre></details>`
}

function listen(card: HTMLElement, options: RequestCard): void {
  const { draft } = options
  card.oninput = ({ target }) => {
    const { id, name, value, files } = target as HTMLInputElement
    if (id === 'key') options.changeKey(value.trim())
    else if (id === 'body') draft.body = value
    else if (id === 'example') chooseExample(card, options, value)
    else if (id === 'language') language = choice('code-language', value) ?? value
    else if (id === 'file') draft.file = files?.[0] ?? draft.file
    else if (name in HEADER_PARTS) changeHeader(draft, target as HTMLInputElement)
    else draft.values[name] = value
    update(card, options)
  }
  onPress(card, {
    copy: (pressed) => void copy(pressed, card.querySelector('#code')?.textContent ?? ''),
    add() {
      draft.headers.push(['', ''])
      showHeaders(card, options)
      card.querySelector<HTMLInputElement>('.try-header:last-child input')?.focus()
    },
    remove({ dataset }) {
      draft.headers.splice(Number(dataset.at), 1)
      showHeaders(card, options)
      update(card, options)
      card.querySelector<HTMLButtonElement>('[data-do="add"]')?.focus()
    },
  })
  card.querySelector('.try-code')?.addEventListener('toggle', ({ target }) => {
    isCodeOpen = (target as HTMLDetailsElement).open
  })
}

function chooseExample(card: HTMLElement, { form, draft }: RequestCard, name: string): void {
  const chosen = form.body?.examples.find((example) => example.name === name)
  const text = card.querySelector<HTMLTextAreaElement>('#body')
  if (!chosen || !text) return
  draft.example = name
  draft.body = pretty(chosen.value)
  text.value = draft.body
}

function changeHeader(draft: Draft, { name, value, dataset }: HTMLInputElement): void {
  const header = draft.headers[Number(dataset.at)]
  if (header) header[HEADER_PARTS[name] ?? 0] = value
}

function showHeaders(card: HTMLElement, { draft }: RequestCard): void {
  show(card.querySelector('#own-headers'), ...draft.headers.map(headerRow))
}

/** Shows what follows from what was entered. */
function update(card: HTMLElement, { form, draft, base, currentRequest }: RequestCard): void {
  const part = (selector: string) => card.querySelector(selector)
  const request = currentRequest()
  // A long path may break before each part.
  const parts = `/v1${request.path}`.split(/(?=[/?&])/).map((piece) => html`<wbr>${piece}`)
  show(part('.try-path'), ...parts)
  // The key and the reader's own headers have inputs.
  const isFixed = (name: string) => name !== 'Authorization' && !draft.headers.some(([own]) => own === name)
  show(part('#fixed-headers'), headerList(request.headers.filter(([name]) => isFixed(name))))
  const isBroken = syntaxErrorOf(draft.body ?? '') !== undefined
  show(part('.try-fault'), isBroken ? 'This is not well-formed JSON. It is sent as it is.' : '')
  const written = LANGUAGES.find(({ label }) => label === language) ?? LANGUAGES[0]
  show(part('#code'), written ? codeOf(written, form, draft, request, base) : '')
  const { file } = draft
  show(part('#file-note'), file ? `${file.name}, ${file.size} bytes. It stays in this page.` : '')
}

/** Whether the code is shown, and its language, which all pages share. Both stay when another operation is chosen. */
let isCodeOpen = false
let language = choice('code-language')

const PLAIN = html`autocomplete="off" spellcheck="false"`

function group(title: string, rows: Html[]): Html {
  return html`<fieldset class="try-fields"><legend>${title}</legend>${rows}</fieldset>`
}

/** Renders the field of a form, whose values are those of `draft`. `form` is the start of the ids. */
export function fieldRow(field: Field, draft: Pick<Draft, 'values'>, form = 'field'): Html {
  const key = keyOf(field)
  const id = `${form}-${key}`
  const value = draft.values[key] ?? ''
  const none = field.required ? 'Choose one' : 'Not sent'
  const first: [string, string] = ['', field.default ? `${field.default} (default)` : none]
  const input = field.values
    ? html`<select id="${id}" name="${key}"${field.required ? html` required` : ''}>${optionList([first, ...field.values.map((one): [string, string] => [one, one])], value)}</select>`
    : html`<input id="${id}" name="${key}" value="${value}" placeholder="${field.default ?? field.example ?? ''}"${field.required ? html` required` : ''} ${PLAIN} aria-describedby="${id}-note">`
  return html`<div class="try-field"><label for="${id}"><code>${field.name}</code>${field.required ? html` <span class="flag required">required</span>` : ''}</label>
${input}<p class="try-note" id="${id}-note">${withCode(field.note)}</p></div>`
}

function bodyGroup({ examples, file }: BodyForm, draft: Draft): Html {
  if (file)
    return group('Form', [
      html`<div class="try-field"><label for="file"><code>${file.field}</code></label><input id="file" type="file" aria-describedby="file-note"><p class="try-note" id="file-note"></p></div>`,
    ])
  const known = examples.map(({ name, title }): [string, string] => [name, title])
  const choice = html`<div class="try-field"><label for="example">Example</label><select id="example">${optionList(known, draft.example)}</select></div>`
  const body = draft.body ?? ''
  // The parser of HTML drops a line break at the start.
  return group('Body', [
    ...(examples.length > 1 ? [choice] : []),
    html`<textarea id="body" aria-label="Body" spellcheck="false" autocapitalize="off">\n${body}</textarea><p class="try-fault" role="status"></p>`,
  ])
}

/** The inputs of a header, and the part of it that each has. */
const HEADER_PARTS: Record<string, 0 | 1> = { Name: 0, Value: 1 }

function headerRow(header: [string, string], at: number): Html {
  const inputs = Object.entries(HEADER_PARTS).map(
    ([name, place]) =>
      html`<input name="${name}" data-at="${at}" value="${header[place]}" placeholder="${name}" aria-label="${name}" ${PLAIN}>`,
  )
  return html`<div class="try-header">${inputs}<button type="button" class="button small" aria-label="Remove the header ${header[0]}" data-do="remove" data-at="${at}">Remove</button></div>`
}
