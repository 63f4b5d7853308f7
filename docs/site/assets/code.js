/** Copy buttons and tabs. Without this script every block of code is shown, one after the other. */

for (const button of document.querySelectorAll('.code .copy')) {
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.parentElement.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1500)
  })
}

/** The chosen language applies to every group, and to the next page. */
const CHOICE = 'code-language'
const groups = [...document.querySelectorAll('.code-group')].map(tabs)

function tabs(group, at) {
  const panels = [...group.children]
  const list = document.createElement('div')
  list.setAttribute('role', 'tablist')
  list.ariaLabel = 'Language'
  const buttons = panels.map((panel, index) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('role', 'tab')
    button.textContent = panel.dataset.label
    button.id = `code-${at}-${index}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', button.id)
    button.addEventListener('click', () => choose(panel.dataset.label))
    return button
  })
  list.append(...buttons)
  list.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = buttons[(buttons.indexOf(document.activeElement) + step + buttons.length) % buttons.length]
    next.focus()
    next.click()
  })
  group.prepend(list)
  return (label) => {
    if (!panels.some((panel) => panel.dataset.label === label)) return
    for (const [index, panel] of panels.entries()) {
      const chosen = panel.dataset.label === label
      panel.hidden = !chosen
      buttons[index].ariaSelected = `${chosen}`
      buttons[index].tabIndex = chosen ? 0 : -1
    }
  }
}

/** Keeps the place of what the reader looks at, although groups above it change their height. */
function choose(label) {
  const { activeElement } = document
  const before = activeElement.getBoundingClientRect().top
  for (const show of groups) show(label)
  scrollBy({ top: activeElement.getBoundingClientRect().top - before, behavior: 'instant' })
  try {
    localStorage.setItem(CHOICE, label)
  } catch {
    // A page may be opened where storage is forbidden.
  }
}

function chosen() {
  try {
    return localStorage.getItem(CHOICE)
  } catch {
    return null
  }
}

for (const [at, group] of document.querySelectorAll('.code-group').entries()) {
  groups[at](group.querySelector('[data-label]').dataset.label)
  groups[at](chosen())
}
