/** What a reader of a rendered reference gets to see. */
import type { Page } from 'playwright-core'
import type { Place } from '../../docs/site/gaps/gap-places.js'

/** Opens the reference of a version, and waits until it can be used. */
export async function openReference(page: Page, address: string): Promise<void> {
  await page.addInitScript(drawAtOnce)
  await page.goto(address)
  await page.waitForSelector('[data-section-id]', { state: 'attached' })
}

/**
 * Redoc draws opened fields when they are scrolled to, and holds their place until then. Here it is told of every such
 * place that it is in the window.
 */
function drawAtOnce(): void {
  const Native = globalThis.IntersectionObserver
  globalThis.IntersectionObserver = class extends Native {
    constructor(
      private readonly callback: IntersectionObserverCallback,
      options?: IntersectionObserverInit,
    ) {
      super(callback, options)
    }

    override observe(target: Element): void {
      if (target.ariaHidden !== 'true') super.observe(target)
      else setTimeout(() => this.callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
}

/** A link that is not seen at so many of its places is taken for one that cannot be seen. */
const TRIES = 3

/**
 * The links to the page of gaps that a reader sees, of those whose places are given: `#<id>` for one gap, `?at=<place>` for
 * all gaps of a place. Each place is visited once at most, the one that promises the most first.
 */
export async function gapLinksSeen(page: Page, places: Map<string, Place[]>): Promise<Set<string>> {
  // What has no gaps need not be drawn anew at each click.
  await page.addStyleTag({ content: '#redoc .menu-content, #redoc [data-testid="right-panel"] { display: none }' })
  const seen = new Set<string>()
  const tries = new Map<string, number>()
  const unvisited = new Set([...places.values()].flat().map(({ fragment }) => fragment))
  const wantedAt = (fragment: string) =>
    [...places.keys()].filter(
      (link) =>
        !seen.has(link) &&
        (tries.get(link) ?? 0) < TRIES &&
        places.get(link)?.some((place) => place.fragment === fragment),
    )
  for (;;) {
    const [next] = [...unvisited]
      .map((fragment) => ({ fragment, wanted: wantedAt(fragment) }))
      .sort((one, other) => other.wanted.length - one.wanted.length)
    if (!next || next.wanted.length === 0) return seen
    unvisited.delete(next.fragment)
    for (const link of next.wanted) tries.set(link, (tries.get(link) ?? 0) + 1)
    for (const link of await linksAt(page, next.fragment, next.wanted)) seen.add(link)
  }
}

/**
 * Goes to a place of the reference and opens what can be opened there, as a reader would by clicking: folded fields,
 * the tabs of the responses, the branches of a `oneOf`, callbacks, the details of security. Returns the links to the page of
 * gaps that came into sight, and stops as soon as all that are wanted have.
 */
async function linksAt(page: Page, fragment: string, wanted: string[]): Promise<string[]> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  if (fragment.startsWith('operation/')) await arrival(page, fragment.slice('operation/'.length))
  return page.evaluate(openAll, wanted)
}

/** Redoc turns the short form of a link into its own, and draws the section when it scrolls there. */
async function arrival(page: Page, operationId: string): Promise<void> {
  await page.waitForFunction((id) => {
    const place = decodeURIComponent(location.hash.slice(1))
    const drawn = document.querySelector(`[data-section-id="${place}"][data-item-kind]`) !== null
    return drawn && place.endsWith(`/${id.toLowerCase()}`)
  }, operationId)
}

/** Runs in the page, so it uses nothing from outside. */
async function openAll(wanted: string[]): Promise<string[]> {
  const seen = new Set<string>()
  const place = decodeURIComponent(location.hash.slice(1))
  const section = document.querySelector(`[data-section-id="${place}"][data-item-kind]`) ?? document.body
  const all = <E extends HTMLElement>(selector: string) => [...section.querySelectorAll<E>(selector)]
  const done = () => wanted.every((link) => seen.has(link))

  const QUIET_MS = 25
  const settled = () =>
    new Promise<void>((resolve) => {
      let timer = setTimeout(finish, QUIET_MS)
      const observer = new MutationObserver(() => {
        clearTimeout(timer)
        timer = setTimeout(finish, QUIET_MS)
      })
      observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      function finish() {
        observer.disconnect()
        resolve()
      }
    })

  /** What never comes true is noticed by what is then not seen, so there is no need to throw. */
  const until = async (condition: () => boolean) => {
    for (let tries = 0; tries < 100 && !condition(); tries++) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  const look = () => {
    for (const link of document.querySelectorAll('a[href*="/gaps.html"]')) {
      const [, target] = /gaps\.html(.*)$/.exec(link.getAttribute('href') ?? '') ?? []
      if (target && link.checkVisibility()) seen.add(target)
    }
  }

  const click = async (element: HTMLElement | undefined) => {
    element?.click()
    await settled()
  }

  const choose = async (tab: HTMLElement | undefined) => {
    tab?.click()
    await until(() => tab?.ariaSelected === 'true')
    await settled()
  }

  const unfold = async () => {
    const folded = all('[data-testid="schema-expand-all-button"]').filter((button) =>
      button.textContent.startsWith('Expand'),
    )
    for (const summary of all('details:not([open]) > summary')) summary.click()
    for (const button of folded) button.click()
    for (const button of all('button[aria-expanded="false"]:not([aria-haspopup])')) button.click()
    await until(() => folded.every((button) => !button.textContent.startsWith('Expand')))
    await until(() => all('[data-schema-nested-open="true"] [aria-hidden="true"][style]').length === 0)
    await settled()
    look()
  }

  /** Where a menu opens, it is drawn at the end of the page, not beside its button. */
  const menuOf = async (button: HTMLElement) => {
    const before = new Set(document.querySelectorAll('[role="menu"]'))
    await click(button)
    const menu = [...document.querySelectorAll('[role="menu"]')].find((menu) => !before.has(menu))
    return [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  }

  const branch = async (switcher: HTMLElement) => {
    for (const tab of switcher.querySelectorAll<HTMLElement>('[role="tab"]')) {
      if (done()) return
      await choose(tab)
      await unfold()
    }
    const button = switcher.querySelector<HTMLElement>('button[aria-haspopup]')
    for (let at = 0; button && !done(); at++) {
      const option = (await menuOf(button))[at]
      if (!option) return click(button)
      await click(option)
      await unfold()
    }
  }

  /** The same branches of the same field come again at each operation and status: once is enough. */
  const shared = globalThis as { opened?: Set<string> }
  const opened = shared.opened ?? new Set<string>()
  shared.opened = opened
  const nameOf = (switcher: HTMLElement) => {
    const [, field] = /&path=([^&]+)/.exec(switcher.closest('[id*="&path="]')?.id ?? '') ?? []
    return `${field} ${switcher.textContent}`
  }

  const branches = async () => {
    const next = () => all('[data-section-id="switcher"]').find((switcher) => !opened.has(nameOf(switcher)))
    for (let switcher = next(); switcher && !done(); switcher = next()) {
      opened.add(nameOf(switcher))
      await branch(switcher)
      opened.add(nameOf(switcher))
    }
  }

  await settled()
  look()
  if (!done()) await unfold()
  if (!done()) await branches()
  const statuses = section.querySelectorAll('[data-response-codes-tablist] [role="tab"]').length
  for (let at = 1; at < statuses && !done(); at++) {
    await choose(all('[data-response-codes-tablist] [role="tab"]')[at])
    await unfold()
    await branches()
  }
  if (!done()) {
    await click(all('button, a').find((button) => button.textContent === 'View security details'))
    look()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  return [...seen]
}
