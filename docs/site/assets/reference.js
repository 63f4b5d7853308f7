import { hydrate } from './redoc.js'

const read = (id) => JSON.parse(document.getElementById(id).textContent)
const root = document.getElementById('redoc')

/** The switch of the version keeps the place. */
document.querySelector('.versions').addEventListener('click', ({ target }) => {
  if (target.href) target.hash = location.hash
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

/** The operation that the address names, once Redoc has drawn it. */
function wanted() {
  return root.querySelector(
    `[data-section-id="${CSS.escape(decodeURIComponent(location.hash.slice(1)))}"][data-item-kind]`,
  )
}

/** Shows the operation as soon as it is drawn, and holds it in its place while Redoc draws what is above it. */
function arrive() {
  const { classList } = document.documentElement
  if (!classList.contains('arriving')) return
  const top = wanted()?.getBoundingClientRect().top
  if (top === undefined) return requestAnimationFrame(arrive)
  classList.remove('arriving')
  // Not a ResizeObserver: what grows while those run would be seen one frame later.
  const growth = new MutationObserver(() => {
    const moved = (wanted()?.getBoundingClientRect().top ?? top) - top
    if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
  })
  growth.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] })
  for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(input, () => growth.disconnect(), { once: true, passive: true, capture: true })
}

hydrate(read('redoc-document'), read('redoc-options'), root)

arrive()

let waiting = false
new MutationObserver(() => {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    mend()
  }, 100)
}).observe(root, { childList: true, subtree: true, characterData: true })
