type Child = Node | string | undefined | false
type Properties = Record<string, string | number | boolean | undefined | ((event: Event) => void)>

/**
 * Creates an element. A property that is a function listens to the event of its name; a text, number or `true` becomes an
 * attribute; `false` and undefined are left out.
 */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Properties = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (typeof value === 'function') element.addEventListener(key, value)
    else if (value !== undefined && value !== false) element.setAttribute(key, value === true ? '' : String(value))
  }
  element.append(...present(children))
  return element
}

/** Replaces the children of an element. */
export function fill(element: Element, ...children: (Child | Child[])[]): void {
  element.replaceChildren(...present(children))
}

/** Returns the element of the page with an id. Throws an Error if it is missing, or another kind of element. */
export function byId<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind: { new (): Kind } = HTMLElement as unknown as { new (): Kind },
): Kind {
  const element = document.getElementById(id)
  if (element instanceof kind) return element
  throw new Error(`The page has no ${kind.name} #${id}.`)
}

/** Returns the nodes of a text in which code is in backticks. */
export function withCode(text: string): Node[] {
  return text.split('`').map((part, at) => (at % 2 ? el('code', {}, part) : document.createTextNode(part)))
}

/** Returns a button that copies a text, and says so. */
export function copyButton(text: () => string, label = 'Copy'): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'button small' }, label)
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(text())
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = label
    }, 1500)
  })
  return button
}

function present(children: (Child | Child[])[]): (Node | string)[] {
  return children.flat().filter((child): child is Node | string => child !== undefined && child !== false)
}
