/** What scripts add to a page, which is whole without: theme, search, folding, contents, copy buttons, tabs. */
import { daysUntil, mockWords, sunsetWords } from '../changes/sunset.ts'

const all = (selector) => [...document.querySelectorAll(selector)]

/** Returns what the reader chose before, or keeps the present choice: storage may be forbidden. */
function choice(name, value, storage = 'localStorage') {
  try {
    if (value !== undefined) window[storage].setItem(name, value)
    return window[storage].getItem(name)
  } catch {
    return null
  }
}

/* Theme */

const root = document.documentElement
const isDark = () =>
  root.classList.contains('dark') ||
  (!root.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches)

for (const button of all('.theme')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.classList.remove('light', 'dark')
    root.classList.add(theme)
    choice('theme', theme)
  })
}

/* Search: the button of the bar and its keys. The search itself is loaded when it is first used. */

const load = () => import('../search/dialog.ts')

/** Opens the search with what is typed while it loads. */
async function openSearch() {
  let typed = ''
  const keep = (event) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    typed += event.key
  }
  addEventListener('keydown', keep)
  try {
    const search = await load()
    search.openSearch(typed)
  } finally {
    removeEventListener('keydown', keep)
  }
}

for (const button of all('.search-open')) {
  button.hidden = false
  button.addEventListener('click', openSearch)
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, load, { once: true })
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented) return
  const types = event.target.closest?.('input, textarea, select, [contenteditable]')
  const isSlash = event.key === '/' && !types && !event.ctrlKey && !event.metaKey && !event.altKey
  const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isSlash && !isK) return
  event.preventDefault()
  openSearch()
})

/* Folding: what can be folded is open in the page, for readers without scripts and for paper. */

for (const details of all('details.fold')) details.open = false
// What is above the text until there is room beside it.
for (const [selector, width] of [
  ['.fold-side', '64rem'],
  ['.fold-contents', '82rem'],
  ['.fold-phone', '46rem'],
]) {
  const wide = matchMedia(`(min-width: ${width})`)
  const fold = () => {
    for (const details of all(selector)) details.open = wide.matches
  }
  fold()
  wide.addEventListener('change', fold)
}
root.classList.add('ready')

/* The item of the side bar that is shown is in sight. */

const item = document.querySelector('.side [aria-current="page"]')
if (item) item.closest('.side').scrollTop = item.offsetTop - 200

/* Tabs: the chosen language applies to every group, and to the next page. */

const languages = all('.languages > label')

/** Keeps the place of what the reader looks at, although groups above it change their height. */
function choose(language) {
  for (const label of languages) if (label.textContent === language) label.control.checked = true
}

for (const label of languages)
  label.control.addEventListener('change', () => {
    const before = label.getBoundingClientRect().top
    choose(label.textContent)
    scrollBy({ top: label.getBoundingClientRect().top - before, behavior: 'instant' })
    choice('code-language', label.textContent)
  })
choose(choice('code-language'))

/** Opens what is around the place that the address names. */
function arrive() {
  const id = decodeURIComponent(location.hash.slice(1))
  const place = document.getElementById(id)
  const tab = place?.closest('.tabs > div')?.previousElementSibling
  if (tab) tab.control.checked = true
  if (languages.includes(tab)) choose(tab.textContent)
  const around = []
  for (let at = place?.closest('details'); at; at = at.parentElement.closest('details')) around.push(at)
  if (!tab && around.every(({ open }) => open)) return
  for (const details of around) details.open = true
  place.scrollIntoView()
}

arrive()
addEventListener('hashchange', arrive)

let closedOnScreen = []
const paper = matchMedia('print')
paper.addEventListener('change', () => {
  if (paper.matches) closedOnScreen = all('main details:not([open])')
  for (const details of closedOnScreen) details.open = paper.matches
})

/* Contents follow the scroll. */

const entries = new Map(all('.contents nav a').map((link) => [document.getElementById(link.hash.slice(1)), link]))
const isAbove = (heading) => heading.getBoundingClientRect().top < innerHeight / 3
function follow() {
  const current = [...entries.keys()].filter(isAbove).at(-1)
  for (const [heading, link] of entries) link.toggleAttribute('data-current', heading === current)
}
if (entries.size > 0) addEventListener('scroll', () => requestAnimationFrame(follow), { passive: true })

/* Samples have the address and the key that the reader chose, on every page. A key is kept for this tab only. */

/** Returns what samples have in place of their base or key, or keeps what is chosen now. */
const sampleChoice = (name, value) =>
  choice(`sample-${name}`, value, name === 'key' ? 'sessionStorage' : 'localStorage')

for (const settings of all('.settings')) {
  const { base, key, documented } = settings.dataset
  const shown = { base: root.classList.contains('served') ? base : documented, key }
  const samples = all('main .code code').filter(({ textContent: text }) => text.includes(base) || text.includes(key))
  const texts = samples.map(({ innerHTML }) => innerHTML)
  const fill = () => {
    for (const [at, code] of samples.entries()) {
      code.innerHTML = texts[at]
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        for (const name of ['base', 'key'])
          walker.currentNode.data = walker.currentNode.data.replaceAll(
            settings.dataset[name],
            sampleChoice(name) || shown[name],
          )
    }
  }
  const inputs = [...settings.querySelectorAll('input')]
  for (const input of inputs) {
    input.value = sampleChoice(input.name) ?? ''
    input.placeholder = shown[input.name]
    input.addEventListener('input', () => {
      sampleChoice(input.name, input.value.trim())
      fill()
    })
  }
  settings.querySelector('.forget').addEventListener('click', () => {
    for (const input of inputs) {
      input.value = ''
      sampleChoice(input.name, '')
    }
    fill()
  })
  fill()
}

/* Copy buttons: of a block of code, and of the page as Markdown */

for (const button of all('.copy-page'))
  button.addEventListener('click', async () => {
    const { href } = document.querySelector('link[type="text/markdown"]')
    await navigator.clipboard.writeText(await (await fetch(href)).text())
    button.textContent = 'Copied'
  })

for (const button of all('.code .copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
}

/* What is assumed: the entry of the gap, from its own page, beside the mark. The mark is a link without scripts. */

for (const link of all('.assumed a, a.assumed')) {
  link.ariaHasPopup = 'dialog'
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const text = await fetch(link.href).then((response) => response.text(), String)
    const entry = new DOMParser().parseFromString(text, 'text/html').getElementById(link.hash.slice(1))
    const more = entry?.querySelector('.id')
    if (more) showGap(link, entry, more)
    else location.href = link.href
  })
}

function showGap(link, entry, more) {
  const popover = document.createElement('div')
  Object.assign(popover, { className: 'gap gap-popover', popover: 'auto', role: 'dialog', ariaLabel: 'Assumed' })
  for (const part of entry.querySelectorAll('dl > :nth-last-child(-n + 2)')) part.remove()
  Object.assign(more, { className: '', textContent: 'On the page of gaps' })
  for (const inner of entry.querySelectorAll('a')) inner.href = new URL(inner.getAttribute('href'), link.href)
  popover.append(...entry.childNodes, more)
  link.parentElement.append(popover)
  popover.showPopover()
  const at = link.getBoundingClientRect()
  const room = innerHeight - at.bottom - popover.offsetHeight
  popover.style.left = `${Math.max(16, Math.min(at.left, innerWidth - popover.offsetWidth - 16))}px`
  popover.style.top = `${room > 16 ? at.bottom + 8 : Math.max(16, at.top - popover.offsetHeight - 8)}px`
  more.focus({ preventScroll: true })
  popover.addEventListener('toggle', ({ newState }) => newState === 'closed' && popover.remove())
}

/* How near a sunset is, and which changes of the timeline are still to come */

const isHere = /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname)
const isServed = isHere && root.classList.contains('served')

for (const notice of all('[data-sunset]')) {
  notice.append(sunsetWords(notice.dataset, Date.now()))
  const words = (isServed || notice.closest('.try')) && mockWords(notice.dataset, Date.now())
  const href = new URL('../guides/mock.html#time', import.meta.url)
  if (words) notice.append(words, Object.assign(document.createElement('a'), { href, textContent: 'Why' }))
}
for (const { dataset } of all('[data-day]')) dataset.coming = daysUntil(dataset.day, Date.now()) > 0

/* A page of a mock on this machine is loaded again after an edit of what it is made from. */

let tag
async function reloadEdited() {
  const page = !document.hidden && (await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => {}))
  const now = page ? page.headers.get('etag') : tag
  if (tag && now && now !== tag) location.reload()
  tag = now ?? tag
}
if (isServed) setInterval(reloadEdited, 2000)
