import { hydrate } from './redoc.js'

const read = (id) => JSON.parse(document.getElementById(id).textContent)
const root = document.getElementById('redoc')

/** The switch of the version keeps the place. */
document.querySelector('.bar').addEventListener('click', (event) => {
  const link = event.target.closest('a[href$=".html"]')
  const other = new URL(link?.href ?? location.href)
  const [folder] = location.pathname.split(/[^/]*$/)
  if (other.pathname.startsWith(folder)) link.hash = location.hash
})

/** What Redoc leaves out for readers who use a keyboard or a screen reader. It draws parts anew at any time. */
function mend() {
  for (const menu of root.querySelectorAll('.menu-content:not([role])')) {
    menu.setAttribute('role', 'navigation')
    menu.ariaLabel = 'Operations'
  }
  for (const heading of root.querySelectorAll('h1:not([aria-level])')) heading.ariaLevel = '2'
  for (const code of root.querySelectorAll('pre:not([tabindex])')) code.tabIndex = 0
  for (const button of root.querySelectorAll('button[aria-haspopup][aria-label]')) {
    const shown = button.textContent.trim()
    if (shown && !button.ariaLabel.includes(shown)) button.ariaLabel = `${button.ariaLabel}: ${shown}`
  }
}

hydrate(read('redoc-document'), read('redoc-options'), root)

let waiting = false
new MutationObserver(() => {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    mend()
  }, 100)
}).observe(root, { childList: true, subtree: true, characterData: true })
