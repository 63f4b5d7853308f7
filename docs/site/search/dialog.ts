/** The dialog of the search. `assets/search.js` loads it when a reader first opens it. */
import { createSearch, type Group, type Hit, type Kind, type Search, type SearchData } from './engine.js'

/** The root of the site. */
const ROOT = new URL('..', import.meta.url)
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
}

let dialog: HTMLDialogElement | undefined

/** Opens the search. The first call loads its data. */
export function openSearch(): void {
  dialog ??= createDialog()
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
}

function createDialog(): HTMLDialogElement {
  const input = element('input', {
    type: 'search',
    placeholder: 'Search operations, fields, guides, errors, gaps',
    ariaLabel: 'Search',
    autocomplete: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  })
  const close = element('button', { type: 'button', textContent: 'Close', className: 'search-close' })
  const version = element('select', { ariaLabel: 'Version' })
  const status = element('p', { className: 'search-status', role: 'status' })
  const results = element('div', { className: 'search-results' })
  const made = element('dialog', { className: 'search-dialog', ariaLabel: 'Search' })
  made.append(element('div', { className: 'search-head' }, input, version, close), status, results)
  document.body.append(made)

  let search: Search | undefined
  const show = () => render(input.value, search?.(input.value, { version: version.value }), results, status)

  status.textContent = 'Loading …'
  load()
    .then((data) => {
      version.append(
        element('option', { value: '', textContent: 'All versions' }),
        ...data.versions.map((date) => element('option', { value: date, textContent: date })),
      )
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
    remember(version.value)
    show()
  })
  close.addEventListener('click', () => made.close())
  made.addEventListener('click', (event) => {
    // Outside the dialog is its backdrop, which is the dialog itself.
    if (event.target === made) made.close()
    // A link within this page does not leave it, so the dialog must.
    if ((event.target as Element).closest('a')) made.close()
  })
  made.addEventListener('keydown', (event) => move(event, input, results))
  return made
}

/** Arrow keys move from the input through the results; Enter in the input opens the first. Everything else types. */
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
        ? 'Nothing found. Ask for an operation (createTask), a field (callback_url), an error (429) or a topic (cancel a task).'
        : `${count} results`
  results.replaceChildren(
    ...groups.map(({ kind, hits }) =>
      element(
        'section',
        { ariaLabel: LABELS[kind] },
        element('h2', { textContent: LABELS[kind] }),
        element('ul', {}, ...hits.map((hit) => element('li', {}, ...hitNodes(hit)))),
      ),
    ),
  )
  results.scrollTop = 0
}

function hitNodes({ title, place, address, version, others, excerpt, kind }: Hit): HTMLElement[] {
  const isCode = kind === 'field' || kind === 'error'
  const head = element(
    'span',
    { className: 'search-title' },
    element(isCode ? 'code' : 'strong', { textContent: title }),
    element('span', { className: 'search-place', textContent: place }),
  )
  const text = element('span', { className: 'search-excerpt' })
  text.append(...excerpt.map((piece, at) => (at % 2 === 1 ? element('mark', { textContent: piece }) : piece)))
  const link = element('a', { className: 'search-hit', href: new URL(address, ROOT).href }, head, text)
  const versions = others.map((other) =>
    element('a', {
      className: 'search-other',
      href: new URL(other.address, ROOT).href,
      textContent: other.version,
      ariaLabel: `${title} in version ${other.version}`,
    }),
  )
  if (version === '' || versions.length === 0) return [link]
  return [link, element('span', { className: 'search-versions' }, ...versions)]
}

async function load(): Promise<SearchData> {
  const response = await fetch(new URL('search/index.json', ROOT))
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return (await response.json()) as SearchData
}

/** A reader of an older version's reference means that version; else what was chosen last in this tab. */
function startVersion(versions: string[]): string {
  const [newest] = versions
  const here = versions.find((date) => location.pathname.includes(`/reference/${date}`))
  if (here && here !== newest) return here
  const before = remembered()
  return before && versions.includes(before) ? before : ''
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(VERSION_CHOICE)
  } catch {
    return null
  }
}

function remember(version: string): void {
  try {
    sessionStorage.setItem(VERSION_CHOICE, version)
  } catch {
    // A page may be opened where storage is forbidden.
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  Object.assign(made, properties)
  made.append(...children)
  return made
}
