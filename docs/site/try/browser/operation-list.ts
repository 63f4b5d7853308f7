/** The operations of a version: a list that can be filtered, and a select where there is no room for it. */
import type { Form } from '../form.js'
import { byId, el, fill } from './dom.js'

/** What is shown: the operations of a version, and the chosen one. */
type Shown = { forms: Form[]; version: string; chosen: string }

/** Returns a function that shows operations. `choose` is called with the one that the reader picks. */
export function operationList(choose: (operationId: string) => void): (shown: Shown) => void {
  const list = byId('operations')
  const picker = byId('operation', HTMLSelectElement)
  const filter = byId('filter', HTMLInputElement)
  let shown: Shown = { forms: [], version: '', chosen: '' }
  picker.addEventListener('change', () => choose(picker.value))
  filter.addEventListener('input', showList)
  return (now) => {
    shown = now
    showList()
    fill(picker, ...groupsOf(shown.forms).map(([group, forms]) => optionGroup(group, forms)))
  }

  function showList(): void {
    const wanted = filter.value.trim().toLowerCase()
    const fits = ({ title, operationId, path, method }: Form) =>
      `${title} ${operationId} ${path} ${method}`.toLowerCase().includes(wanted)
    fill(list, ...groupsOf(shown.forms.filter(fits)).map(([group, forms]) => linkGroup(group, forms)))
  }

  function linkGroup(group: string, forms: Form[]): HTMLElement {
    return el('details', { open: true }, el('summary', {}, groupName(group)), el('ul', {}, ...forms.map(link)))
  }

  function link({ operationId, method, title }: Form): HTMLElement {
    const properties = {
      href: `?version=${shown.version}#${operationId}`,
      'aria-current': operationId === shown.chosen && 'true',
      click(event: Event) {
        event.preventDefault()
        choose(operationId)
      },
    }
    return el(
      'li',
      {},
      el('a', properties, el('span', { class: `method plain ${method.toLowerCase()}` }, method), title),
    )
  }

  function optionGroup(group: string, forms: Form[]): HTMLElement {
    const options = forms.map(({ operationId, title }) =>
      el('option', { value: operationId, selected: operationId === shown.chosen }, title),
    )
    return el('optgroup', { label: groupName(group) }, ...options)
  }
}

function groupsOf(forms: Form[]): [string, Form[]][] {
  const groups = new Map<string, Form[]>()
  for (const form of forms) groups.set(form.group, [...(groups.get(form.group) ?? []), form])
  return [...groups]
}

function groupName(group: string): string {
  const words = group.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
