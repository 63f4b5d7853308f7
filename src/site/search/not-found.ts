/** The page for an address that does not exist: the pages nearest to the address, and a field that searches. */
import { html } from '../html.js'
import { hitItem, load, openSearch } from './dialog.js'
import { createSearch } from './engine.js'

const form = document.querySelector('form') as HTMLFormElement
const asked = (location.pathname.match(/[^/]+(?=\/?$)/)?.[0] ?? '').replace(/\.\w+$/, '').replaceAll(/[-_]/g, ' ')
const field = form.elements.namedItem('text') as HTMLInputElement

field.value = asked
form.addEventListener('submit', (event) => {
  event.preventDefault()
  openSearch(field.value)
})

const hits = createSearch(await load())(asked).flatMap((group) => group.hits)
if (hits.length > 0)
  (document.getElementById('nearest') as HTMLElement).innerHTML =
    html`<h2>Nearest pages</h2><ul>${hits.slice(0, 5).map(hitItem)}</ul>`.text
