/** The operations of a version: a list that can be filtered, and a select where there is no room for it. */
import { html } from '../../html.js'
import type { Form } from '../form.js'
import { byId, onPress, optionList, show } from './dom.js'

/** What is shown: the operations of a version, and the chosen one. */
type ShownList = { forms: Form[]; version: string; chosen: string }

/** Returns a function that shows operations. `choose` is called with the one that the reader picks. */
export function operationList(choose: (operationId: string) => void): (shown: ShownList) => void {
  const list = byId('operations')
  const picker = byId('operation', HTMLSelectElement)
  const filter = byId('filter', HTMLInputElement)
  let shown: ShownList = { forms: [], version: '', chosen: '' }
  picker.addEventListener('change', () => choose(picker.value))
  filter.addEventListener('input', showList)
  onPress(list, { choose: ({ dataset }) => choose(dataset.at ?? '') })
  return (now) => {
    shown = now
    showList()
    const groups = groupsOf(shown.forms).map(([group, forms]) => {
      const operations = forms.map(({ operationId, title }): [string, string] => [operationId, title])
      return html`<optgroup label="${group}">${optionList(operations, shown.chosen)}</optgroup>`
    })
    show(picker, ...groups)
  }

  function showList(): void {
    const wanted = filter.value.trim().toLowerCase()
    const fits = ({ title, operationId, path, method }: Form) =>
      `${title} ${operationId} ${path} ${method}`.toLowerCase().includes(wanted)
    const groups = groupsOf(shown.forms.filter(fits)).map(
      ([group, forms]) => html`<details open><summary>${group}</summary><ul>${forms.map(link)}</ul></details>`,
    )
    show(list, ...groups)
  }

  function link({ operationId, method, title }: Form) {
    const current = operationId === shown.chosen ? html` aria-current="true"` : ''
    return html`<li><a href="?version=${shown.version}#${operationId}"${current} data-do="choose" data-at="${operationId}"><span class="method ${method.toLowerCase()}">${method}</span>${title}</a></li>`
  }
}

function groupsOf(forms: Form[]): [string, Form[]][] {
  const groups = new Map<string, Form[]>()
  for (const form of forms) groups.set(form.group, [...(groups.get(form.group) ?? []), form])
  return [...groups]
}
