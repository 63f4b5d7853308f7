import { hydrate } from './redoc.js'

const read = (id) => JSON.parse(document.getElementById(id).textContent)

/** The switch of the version keeps the place. */
document.querySelector('.bar').addEventListener('click', (event) => {
  const link = event.target.closest('a[href$=".html"]')
  const other = new URL(link?.href ?? location.href)
  const [folder] = location.pathname.split(/[^/]*$/)
  if (other.pathname.startsWith(folder)) link.hash = location.hash
})

hydrate(read('redoc-document'), read('redoc-options'), document.getElementById('redoc'))
