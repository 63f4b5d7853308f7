/** The dialog of the search. `assets/page.js` loads it when a reader first opens it. */
import { type Html, html } from '../html.js'
import { createSearch, type Group, type Hit, type Kind, type Search, type SearchData } from './engine.js'

/** The root of the site. */
const SITE_ROOT = new URL('../..', import.meta.url)
const VERSION_CHOICE = 'search-version'

const LABELS: Record<Kind, string> = {
  page: 'Pages',
  operation: 'Operations',
  guide: 'Guides',
  error: 'Errors',
  field: 'Fields',
  workflow: 'Workflows',
  change: 'Changes',
  gap: 'Gaps',
  repository: 'This repository',
}

let dialog: HTMLDialogElement | undefined
/** True if no element had the focus when the search was opened. */
let openedWithoutFocus = false

/** Opens the search, with the text that the reader typed while it loaded. The first call loads its data. */
export function openSearch(typed = ''): void {
  dialog ??= createDialog()
  if (!dialog.open) {
    openedWithoutFocus = document.activeElement === document.body
    dialog.showModal()
  }
  const input = dialog.querySelector('input') as HTMLInputElement
  input.select()
  if (typed === '') return
  input.value = typed
  input.setSelectionRange(typed.length, typed.length)
  input.dispatchEvent(new Event('input'))
}

/** Closes the search. The focus goes back to where it was, or else to the button, not to the top of the page. */
function close(): void {
  dialog?.close()
  if (openedWithoutFocus) document.querySelector<HTMLElement>('.bar .search-open')?.focus({ preventScroll: true })
}

/** What an empty search suggests. */
const SUGGESTIONS = 'start a task, verify a webhook, api key, rate limit, migrate, callback_url, Python, MCP'.split(
  ', ',
)

/** The content of the dialog before the data of the search has arrived. */
const CONTENT = html`<div class="search-head">
<input type="search" placeholder="Search operations, fields, guides, errors, gaps" aria-label="Search" autocomplete="off" spellcheck="false" enterkeyhint="go">
<select aria-label="Version"></select>
<button type="button" class="button search-close">Close</button>
</div>
<p class="search-status" role="status">Loading …</p>
<div class="search-results"></div>`

const SUGGESTED = html`<p class="search-suggestions row">${SUGGESTIONS.map((query) => html`<button type="button" class="button small">${query}</button>`)}</p>`

function createDialog(): HTMLDialogElement {
  const made = document.createElement('dialog')
  made.className = 'search-dialog'
  made.ariaLabel = 'Search'
  made.innerHTML = CONTENT.text
  document.body.append(made)
  const part = <Part extends Element>(selector: string) => made.querySelector(selector) as Part
  const input = part<HTMLInputElement>('input')
  const version = part<HTMLSelectElement>('select')
  const status = part<HTMLElement>('.search-status')
  const results = part<HTMLElement>('.search-results')

  let search: Search | undefined
  const show = () => render(input.value, search?.(input.value, { version: version.value }), results, status)
  results.innerHTML = SUGGESTED.text

  load()
    .then((data) => {
      version.add(new Option('All versions', ''))
      for (const date of data.versions) version.add(new Option(date))
      version.value = startVersion(data.versions)
      search = createSearch(data)
      show()
    })
    .catch((error: Error) => {
      dialog = undefined
      status.textContent = `The search could not be loaded: ${error.message}`
    })

  input.addEventListener('input', show)
  version.addEventListener('change', () => {
    keepChoice(version.value)
    show()
  })
  made.addEventListener('click', ({ target }) => {
    const { parentElement: around, textContent: query } = target as Element
    // A click on the backdrop has the dialog itself as its target. A link within this page does not load a page, so the
    // dialog closes.
    if (target === made || (target as Element).closest('.search-close')) close()
    else if ((target as Element).closest('a')) made.close()
    else if (around?.matches('.search-suggestions')) {
      openSearch(query)
      input.focus()
    }
  })
  made.addEventListener('keydown', (event) => move(event, input, results))
  return made
}

/**
 * Arrow keys move from the input through the results; Enter in the input opens the first. Escape closes the dialog,
 * while Chromium alone would first empty the input. A letter that is typed on a result goes to the input.
 */
function move(event: KeyboardEvent, input: HTMLInputElement, results: HTMLElement): void {
  const links = [...results.querySelectorAll<HTMLElement>('a.search-hit')]
  const at = links.indexOf(document.activeElement as HTMLElement)
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (document.activeElement instanceof HTMLSelectElement) return
    event.preventDefault()
    const next = at + (event.key === 'ArrowDown' ? 1 : -1)
    const target = next < 0 ? input : (links[next] ?? links.at(-1))
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  } else if (event.key === 'Enter' && document.activeElement === input) {
    event.preventDefault()
    links[0]?.click()
  } else if (event.key === 'Escape') {
    event.preventDefault()
    close()
  } else if (
    at >= 0 &&
    event.key.length === 1 &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.altKey &&
    event.key !== ' '
  ) {
    input.focus()
  }
}

function render(query: string, groups: Group[] | undefined, results: HTMLElement, status: HTMLElement): void {
  if (!groups) return
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  status.textContent =
    query.trim() === ''
      ? 'Type a name, a field, an error or a few words.'
      : count === 0
        ? 'Nothing found. Try an operation (createTask), a field (callback_url), an error (429) or a topic (cancel a task).'
        : `${count} ${count === 1 ? 'result' : 'results'}`
  results.innerHTML = html`${query.trim() === '' ? SUGGESTED : ''}${groups.map(
    ({ kind, hits }) =>
      html`<section aria-label="${LABELS[kind]}"><h2>${LABELS[kind]}</h2><ul>${hits.map(hitItem)}</ul></section>`,
  )}`.text
  results.scrollTop = 0
}

export function hitItem({ title, place, address, version, others, excerpt, kind }: Hit): Html {
  const to = (path: string) => new URL(path, SITE_ROOT).href
  const name = kind === 'field' || kind === 'error' ? html`<code>${title}</code>` : html`<strong>${title}</strong>`
  const text = excerpt.map((piece, at) => (at % 2 === 1 ? html`<mark>${piece}</mark>` : piece))
  const versions = others.map(
    (other) =>
      html`<a class="search-other" href="${to(other.address)}" aria-label="${title} in version ${other.version}">${other.version}</a>`,
  )
  const heading = html`<span class="search-title">${name}<span class="search-place">${place}</span></span>`
  const hit = html`<a class="search-hit" href="${to(address)}">${heading}<span class="search-excerpt">${text}</span></a>`
  const elsewhere = html`<span class="search-versions">${versions}</span>`
  return html`<li>${hit}${version !== '' && versions.length > 0 ? elsewhere : ''}</li>`
}

export async function load(): Promise<SearchData> {
  const response = await fetch(new URL('search/index.json', SITE_ROOT))
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as SearchData
}

/** Returns the older version whose reference is open, or the one chosen last in this tab. Empty for all. */
function startVersion(versions: string[]): string {
  const [newest] = versions
  const here = versions.find((date) => location.pathname.includes(`/reference/${date}`))
  if (here && here !== newest) return here
  const chosen = readChoice()
  return chosen && versions.includes(chosen) ? chosen : ''
}

/** Returns the version that was chosen before in this tab. Null if there is none, or if the browser forbids storage. */
function readChoice(): string | null {
  try {
    return sessionStorage.getItem(VERSION_CHOICE)
  } catch {
    return null
  }
}

/** Remembers a version for this tab, unless the browser forbids storage. */
function keepChoice(version: string): void {
  try {
    sessionStorage.setItem(VERSION_CHOICE, version)
  } catch {}
}
