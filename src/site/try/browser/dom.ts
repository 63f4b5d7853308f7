import { type Html, html } from '../../html.js'

/** Returns the element of the page with an id. Throws an Error if it is missing, or another kind of element. */
export function byId<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind: { new (): Kind } = HTMLElement as unknown as { new (): Kind },
): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} #${id}.`)
}

/** Shows HTML in an element, if it is there, in place of what it had. */
export function show(element: Element | null, ...parts: (Html | string)[]): void {
  if (element) element.innerHTML = html`${parts}`.text
}

/** Calls the action that a pressed button or link names in `data-do`. */
export function onPress(element: HTMLElement, actions: Record<string, (button: HTMLElement) => void>): void {
  element.onclick = (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-do]')
    if (!button) return
    event.preventDefault()
    actions[button.dataset.do ?? '']?.(button)
  }
}

/** Renders a button. `kind` is a further class, such as `strong`; `at` says which of several things it acts on. */
export function button(label: Html | string, action: string, kind = '', at: number | string = ''): Html {
  return html`<button type="button" class="button small ${kind}" data-do="${action}" data-at="${at}">${label}</button>`
}

/** Returns the color of a status: `good`, `bad` or `broken`, as no status is. */
export function statusClass(status: number | null | undefined): string {
  if (!status || status >= 500) return 'broken'
  return status >= 400 ? 'bad' : 'good'
}

/** Copies a text, and says so on the button. */
export async function copy(button: HTMLElement, text: string): Promise<void> {
  button.dataset.label ??= button.textContent
  await navigator.clipboard.writeText(text)
  button.textContent = 'Copied'
  setTimeout(() => {
    button.textContent = button.dataset.label ?? ''
  }, 1500)
}

/** Returns what the reader chose on any page, or keeps the present choice: storage may be forbidden. */
export function choice(name: string, value?: string): string | undefined {
  try {
    if (value !== undefined) localStorage.setItem(name, value)
    return localStorage.getItem(name) ?? undefined
  } catch {
    return value
  }
}

/** Renders the options of a select, each with its text. */
export function optionList(options: [value: string, text: string][], chosen?: string): Html[] {
  return options.map(
    ([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`,
  )
}

/** Renders a text in which code is in backticks. */
export function withCode(text: string): Html[] {
  return text.split('`').map((part, at) => (at % 2 ? html`<code>${part}</code>` : html`${part}`))
}

/** Renders a list of headers. */
export function headerList(headers: [string, string][]): Html {
  return html`<dl class="try-header-list">${headers.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

/** Saves a file, as a link to it does. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // The browser may read it a little later.
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}
