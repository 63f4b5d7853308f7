/** What every page does where scripts run: theme, search, folding, contents, copy buttons and tabs. Without it every page is complete. */

const all = (selector) => [...document.querySelectorAll(selector)]

/** Returns what the reader chose before, or keeps what is chosen now. A page may be opened where storage is forbidden. */
function choice(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value)
    return localStorage.getItem(name)
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
]) {
  const wide = matchMedia(`(min-width: ${width})`)
  const fold = () => {
    for (const details of all(selector)) details.open = wide.matches
  }
  fold()
  wide.addEventListener('change', fold)
}
root.classList.add('ready')

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
function sampleChoice(name, value) {
  if (name === 'base') return choice('sample-base', value)
  try {
    // Where earlier builds of the site left it.
    localStorage.removeItem('sample-key')
    if (value !== undefined) sessionStorage.setItem('sample-key', value)
    return sessionStorage.getItem('sample-key')
  } catch {
    return null
  }
}

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

/* What is assumed: the text of its entry at the end of the page, beside the mark. The mark is a link without scripts. */

const entryOf = ({ href }) => all('.assumptions a').find((link) => link.href === href)?.parentElement

for (const link of all('.assumed a')) {
  if (!entryOf(link)) continue
  link.ariaHasPopup = 'dialog'
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    document.querySelector('.gap-popover')?.remove()
    const popover = document.createElement('div')
    Object.assign(popover, { className: 'gap-popover', popover: 'auto', role: 'dialog', ariaLabel: 'Assumed' })
    popover.append(...entryOf(link).cloneNode(true).childNodes)
    const more = popover.querySelector('a')
    const title = document.createElement('strong')
    title.append(...more.childNodes)
    more.replaceWith(title)
    more.textContent = 'What is documented about it'
    popover.append(more)
    link.parentElement.append(popover)
    popover.showPopover()
    const at = link.getBoundingClientRect()
    const room = innerHeight - at.bottom - popover.offsetHeight
    popover.style.left = `${Math.max(16, Math.min(at.left, innerWidth - popover.offsetWidth - 16))}px`
    popover.style.top = `${room > 16 ? at.bottom + 8 : Math.max(16, at.top - popover.offsetHeight - 8)}px`
    more.focus({ preventScroll: true })
    popover.addEventListener('toggle', ({ newState }) => {
      if (newState === 'closed') popover.remove()
    })
  })
}

/* How near a sunset is, in so few words that what is below hardly moves */

for (const notice of all('[data-sunset]')) {
  const days = Date.parse(notice.dataset.sunset) / 86_400_000 - Math.floor(Date.now() / 86_400_000)
  const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(days, 'day')
  notice.lastElementChild.append(` The sunset ${days < 0 ? 'was' : 'is'} ${words}.`)
}
