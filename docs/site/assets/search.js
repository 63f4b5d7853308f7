/** The button of the search and its keys. The search itself is loaded when it is first used. */

const button = document.querySelector('.bar .search-open')
button.hidden = false

const load = () => import('./search-dialog.js')
const open = async () => (await load()).openSearch()

button.addEventListener('click', open)
for (const event of ['pointerenter', 'focus']) button.addEventListener(event, load, { once: true })

/** Before all others: Redoc has a search of its own, which listens for the same keys. */
addEventListener('keydown', openByKey, { capture: true })

function openByKey(event) {
  const types = event.target.closest?.('input, textarea, select, [contenteditable]')
  const isSlash = event.key === '/' && !types && !event.ctrlKey && !event.metaKey && !event.altKey
  const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isSlash && !isK) return
  event.preventDefault()
  event.stopImmediatePropagation()
  open()
}
