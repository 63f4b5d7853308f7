/** What a reader of a rendered reference gets to see. */
import type { Page } from 'playwright-core'

/**
 * Goes to a place of the reference and opens what can be opened there, as a reader would by clicking: folded fields,
 * the tabs of the responses, the branches of a `oneOf`, callbacks, the details of security. Answers the ids of the
 * gaps that came into sight, and stops as soon as all that are wanted have.
 */
export async function gapsAt(page: Page, fragment: string, wanted: string[]): Promise<string[]> {
  const before = await page.evaluate(() => location.hash)
  await page.evaluate((hash) => {
    location.hash = hash
  }, fragment)
  if (fragment.startsWith('operation/')) await arrival(page, fragment.slice('operation/'.length), before)
  return page.evaluate(openAll, wanted)
}

/** Redoc turns the short form of a link into its own, and draws the section when it scrolls there. */
async function arrival(page: Page, operationId: string, before: string): Promise<void> {
  await page.waitForFunction(
    ([id, old]) => {
      const place = decodeURIComponent(location.hash.slice(1))
      const section = document.querySelector(`[data-section-id="${place}"][data-item-kind]`)
      return place.endsWith(`/${id.toLowerCase()}`) && (location.hash === old || section !== null) && section !== null
    },
    [operationId, before] as const,
    { timeout: 10_000 },
  )
}

/** Runs in the page, so it uses nothing from outside. */
async function openAll(wanted: string[]): Promise<string[]> {
  const seen = new Set<string>()
  const place = decodeURIComponent(location.hash.slice(1))
  const section = document.querySelector(`[data-section-id="${place}"][data-item-kind]`) ?? document.body
  const all = <E extends HTMLElement>(selector: string) => [...section.querySelectorAll<E>(selector)]
  const done = () => wanted.every((id) => seen.has(id))

  const QUIET_MS = 40
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

  const look = () => {
    for (const quote of document.querySelectorAll('blockquote')) {
      const [, id] = /^Gap (\S+):/.exec(quote.innerText) ?? []
      if (id && quote.checkVisibility()) seen.add(id)
    }
  }

  const click = async (element: HTMLElement | undefined) => {
    element?.click()
    await settled()
  }

  const unfold = async () => {
    for (const button of all('[data-testid="schema-expand-all-button"]'))
      if (button.innerText.startsWith('Expand')) button.click()
    for (const button of all('button[aria-expanded="false"]:not([aria-haspopup])')) button.click()
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
      await click(tab)
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

  const branches = async () => {
    const opened = new Set<HTMLElement>()
    const next = () => all('[data-section-id="switcher"]').find((switcher) => !opened.has(switcher))
    for (let switcher = next(); switcher && !done(); switcher = next()) {
      opened.add(switcher)
      await branch(switcher)
    }
  }

  await settled()
  await unfold()
  await branches()
  const statuses = section.querySelectorAll('[data-response-codes-tablist] [role="tab"]').length
  for (let at = 1; at < statuses && !done(); at++) {
    await click(all('[data-response-codes-tablist] [role="tab"]')[at])
    await unfold()
    await branches()
  }
  if (!done()) {
    await click(all('button, a').find((button) => button.innerText === 'View security details'))
    look()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  }
  return [...seen]
}
