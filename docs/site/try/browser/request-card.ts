/** The card in which a request is filled in. */
import type { Field, Form } from '../form.js'
import { copyButton, el, fill, withCode } from './dom.js'
import { headerList } from './header-list.js'
import { curlOf, type Draft, faultOf, keyOf, pretty, type Sent } from './request.js'

export type RequestCard = {
  form: Form
  draft: Draft
  /** The headers that are sent beside those of the draft. */
  key: string
  changeKey: (key: string) => void
  /** The address of the operation in the reference. */
  reference: string
  base: string
  /** Returns the request as it would be sent now. */
  sent: () => Sent
}

/** Fills the card for an operation. The inputs write into the draft. */
export function showRequest(card: HTMLElement, options: RequestCard): void {
  const { form, draft } = options
  const path = el('code', { class: 'try-path' })
  const headers = el('div', {})
  const update = () => {
    const sent = options.sent()
    path.replaceChildren(...pathNodes(`/v1${sent.path}`))
    // The key and the reader's own headers have inputs.
    const fixed = sent.headers.filter(
      ([name]) => name !== 'Authorization' && !draft.headers.some(([own]) => own === name),
    )
    headers.replaceChildren(headerList(fixed))
  }
  const fields = (place: Field['in'], title: string) => {
    const own = form.fields.filter((field) => field.in === place)
    return own.length > 0 && group(title, ...own.map((field) => fieldRow(field, draft, update)))
  }
  fill(
    card,
    el(
      'div',
      { class: 'try-card-head' },
      el('h2', { id: 'request-title' }, form.title),
      // In a tab of its own, because the workspace ends with this page.
      el('a', { href: options.reference, target: '_blank' }, 'Reference'),
    ),
    el(
      'div',
      { class: 'try-address' },
      el('span', { class: `method ${form.method.toLowerCase()}` }, form.method),
      path,
      el('button', { type: 'submit', class: 'button strong', id: 'send' }, 'Send'),
    ),
    fields('path', 'Path parameters'),
    fields('query', 'Query parameters'),
    form.body?.file && fileGroup(form.body.file.field, draft, update),
    form.body && !form.body.file && bodyGroup(form.body.examples, draft, update),
    headerGroup(options, headers, update),
    el(
      'div',
      { class: 'try-actions row' },
      copyButton(() => curlOf(options.sent(), options.base, form.body?.file?.field), 'Copy as curl'),
    ),
  )
  update()
}

function group(title: string, ...rows: (HTMLElement | false | undefined)[]): HTMLElement {
  return el('fieldset', { class: 'try-fields' }, el('legend', {}, title), ...rows)
}

function fieldRow(field: Field, draft: Draft, update: () => void): HTMLElement {
  const key = keyOf(field)
  const id = `field-${key}`
  const change = (event: Event) => {
    draft.values[key] = (event.target as HTMLInputElement).value
    update()
  }
  const value = draft.values[key] ?? ''
  const input = field.values
    ? el(
        'select',
        { id, change },
        el('option', { value: '' }, field.default ? `${field.default} (default)` : 'Not sent'),
        ...field.values.map((option) => el('option', { value: option, selected: option === value }, option)),
      )
    : el('input', {
        id,
        value,
        placeholder: field.default ?? field.example,
        required: field.required,
        autocomplete: 'off',
        spellcheck: 'false',
        'aria-describedby': `${id}-note`,
        input: change,
      })
  return el(
    'div',
    { class: 'try-field' },
    el(
      'label',
      { for: id },
      el('code', {}, field.name),
      field.required ? el('span', { class: 'required' }, 'required') : '',
    ),
    input,
    el('p', { class: 'try-note', id: `${id}-note` }, withCode(field.note)),
  )
}

function bodyGroup(
  examples: { name: string; title: string; value: unknown }[],
  draft: Draft,
  update: () => void,
): HTMLElement {
  const fault = el('p', { class: 'try-fault', role: 'status' })
  const text = el('textarea', {
    id: 'body',
    'aria-label': 'Body',
    spellcheck: 'false',
    autocapitalize: 'off',
    rows: rowsOf(draft.body ?? ''),
    input() {
      draft.body = text.value
      check()
      update()
    },
  })
  text.value = draft.body ?? ''
  const check = () => {
    fault.textContent = faultOf(text.value) === undefined ? '' : 'This is not well-formed JSON. It is sent as it is.'
  }
  const choose = el(
    'select',
    {
      id: 'example',
      change() {
        const chosen = examples.find(({ name }) => name === choose.value)
        if (!chosen) return
        draft.example = chosen.name
        draft.body = pretty(chosen.value as never)
        text.value = draft.body
        text.rows = rowsOf(draft.body)
        check()
        update()
      },
    },
    ...examples.map(({ name, title }) => el('option', { value: name, selected: name === draft.example }, title)),
  )
  check()
  return group(
    'Body',
    examples.length > 1 && el('div', { class: 'try-field' }, el('label', { for: 'example' }, 'Example'), choose),
    text,
    fault,
  )
}

function rowsOf(text: string): number {
  return Math.min(Math.max(text.split('\n').length, 4), 18)
}

function fileGroup(field: string, draft: Draft, update: () => void): HTMLElement {
  const note = el('p', { class: 'try-note', id: 'file-note' })
  const show = () => {
    note.textContent = draft.file ? `${draft.file.name}, ${draft.file.size} bytes. It stays in this page.` : ''
  }
  const input = el('input', {
    id: 'file',
    type: 'file',
    'aria-describedby': 'file-note',
    change() {
      const [file] = input.files ?? []
      if (file) draft.file = file
      show()
      update()
    },
  })
  show()
  return group(
    'Form',
    el('div', { class: 'try-field' }, el('label', { for: 'file' }, el('code', {}, field)), input, note),
  )
}

/** `fixed` shows the headers that the page adds by itself. */
function headerGroup(options: RequestCard, fixed: HTMLElement, update: () => void): HTMLElement {
  const { draft, form } = options
  const own = form.fields.filter((field) => field.in === 'header')
  const rows = el('div', { class: 'try-headers' })
  const key = el('input', {
    id: 'key',
    value: options.key,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'key-note',
    input() {
      options.changeKey(key.value.trim())
      update()
    },
  })
  const show = (focus = false) => {
    fill(rows, ...draft.headers.map((header, at) => headerRow(header, () => remove(at), update)))
    if (focus) rows.querySelector<HTMLElement>('.try-header:last-child input')?.focus()
  }
  const remove = (at: number) => {
    draft.headers.splice(at, 1)
    show()
    update()
    add.focus()
  }
  const add = el(
    'button',
    {
      type: 'button',
      class: 'button small',
      click() {
        draft.headers.push(['', ''])
        show(true)
      },
    },
    'Add a header',
  )
  show()
  return group(
    'Headers',
    el(
      'div',
      { class: 'try-field' },
      el('label', { for: 'key' }, 'API key'),
      key,
      el(
        'p',
        { class: 'try-note', id: 'key-note' },
        'Each key has a workspace of its own. Any key of this form works.',
      ),
    ),
    ...own.map((field) => fieldRow(field, draft, update)),
    fixed,
    rows,
    add,
  )
}

function headerRow(header: [string, string], remove: () => void, update: () => void): HTMLElement {
  const input = (at: 0 | 1, label: string) =>
    el('input', {
      value: header[at],
      placeholder: label,
      'aria-label': label,
      autocomplete: 'off',
      spellcheck: 'false',
      input(event) {
        header[at] = (event.target as HTMLInputElement).value
        update()
      },
    })
  return el(
    'div',
    { class: 'try-header' },
    input(0, 'Name'),
    input(1, 'Value'),
    el(
      'button',
      { type: 'button', class: 'button small', 'aria-label': `Remove the header ${header[0]}`, click: remove },
      'Remove',
    ),
  )
}

/** A long path may break before each part. */
function pathNodes(path: string): Node[] {
  return path.split(/(?=[/?&])/).flatMap((part) => [el('wbr'), document.createTextNode(part)])
}
