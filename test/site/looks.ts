/** What a person sees of a page, measured in a browser at six widths. */
import type { Page } from 'playwright-core'

/** In an order that crosses each breakpoint of the style sheet downwards and upwards, wherever it starts. */
export const WIDTHS = [1024, 768, 390, 320, 1180, 1440]

/**
 * Opens a page once, at the first of the widths, and returns what is wrong with its looks at each of them: the rule,
 * the width and the element.
 */
export async function flawsOf(page: Page, address: string, widths = WIDTHS): Promise<string[]> {
  const flaws: string[] = []
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 })
    if (at === 0) await page.goto(address)
    const found = await page.evaluate(look)
    flaws.push(...found.map((flaw) => `${new URL(address).pathname} at ${width} px: ${flaw}`))
  }
  return flaws
}

/** Runs in the page. */
async function look(): Promise<string[]> {
  /** The lengths that the rules name, in CSS pixels. */
  const [TALLEST_HOLE, LEAST_DISTANCE, HEADING_LINES] = [160, 8, 3]
  type Box = { top: number; bottom: number; left: number; right: number }
  type Block = HTMLElement | SVGSVGElement

  // What listens to the width has heard of it after the next frame.
  for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve))
  // Nothing below changes the page, except what opens a menu and closes it again.
  const inked = new Map<Element, Box | undefined>()
  const seen = new Map<Element, boolean>()
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isSeen)
  const texts = seenTexts()
  return [
    ...overflow(),
    ...holes(document.body),
    ...all('h1, h2, h3, h4').flatMap(tallHeading),
    ...all('nav').flatMap(unreachable),
    ...[...document.querySelectorAll<HTMLElement>('nav')]
      .filter((nav) => nav.matches('[popover]'))
      .flatMap(unreachable),
    ...texts.flatMap(brokenWords),
    ...texts.flatMap(lostStop),
    ...all('a').flatMap(hiddenUnderscore),
    ...closeButtons(),
    ...all('main :is(button, .button, .badge)').flatMap(coveredCode),
  ]

  function overflow(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const isOutside = (element: HTMLElement) =>
      element.getBoundingClientRect().right > clientWidth + 1 && !scrollerOf(element)
    return [`overflow: the page is ${scrollWidth} px wide, because of ${name(all('body *').find(isOutside))}`]
  }

  /** Empty areas between the blocks of an element, and between those of the blocks in it. */
  function holes(element: Block): string[] {
    if (element.matches('pre, p, table, svg')) return []
    const blocks = blocksOf(element).flatMap((child) => {
      const box = getComputedStyle(child).display.startsWith('inline') ? undefined : ink(child)
      return box ? [{ child, box, area: child.getBoundingClientRect() }] : []
    })
    const rows = blocks.toSorted((one, other) => one.box.top - other.box.top)
    const between = rows.flatMap(({ child, box, area }, at) => {
      const above = rows.slice(0, at).filter((other) => other.area.left < area.right && area.left < other.area.right)
      const last = above.toSorted((one, other) => other.box.bottom - one.box.bottom)[0]
      const height = last ? Math.round(box.top - last.box.bottom) : 0
      return last && height > TALLEST_HOLE ? [`hole: ${height} px between ${name(last.child)} and ${name(child)}`] : []
    })
    return [...(element.matches('dl') ? [] : between), ...blocks.flatMap(({ child }) => holes(child))]
  }

  /** The children of an element, with those of a child that has no box of its own in its place. */
  function blocksOf(element: Element): Block[] {
    const children = [...element.children].filter(
      (child): child is Block => child instanceof HTMLElement || child instanceof SVGSVGElement,
    )
    return children.flatMap((child) => (getComputedStyle(child).display === 'contents' ? blocksOf(child) : [child]))
  }

  /** The box around the text and the controls of an element that take up room. */
  function ink(element: Block): Box | undefined {
    if (!inked.has(element)) inked.set(element, newInk(element))
    return inked.get(element)
  }

  function newInk(element: Block): Box | undefined {
    if (!isSeen(element) || ['absolute', 'fixed'].includes(getComputedStyle(element).position)) return undefined
    const own = element.getBoundingClientRect()
    if (element.matches('pre, img, svg, input, select, textarea, button, .button')) return own
    const boxes = [...ownTexts(element).flatMap(lines), ...blocksOf(element).flatMap((child) => ink(child) ?? [])]
    if (boxes.length === 0) return undefined
    const box = {
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
    }
    return getComputedStyle(element).overflowY === 'visible'
      ? box
      : { ...box, top: Math.max(box.top, own.top), bottom: Math.min(box.bottom, own.bottom) }
  }

  function tallHeading(heading: HTMLElement): string[] {
    const tops = textsIn(heading).flatMap((text) => lines(text).map(({ top }) => top))
    const size = Number.parseFloat(getComputedStyle(heading).lineHeight)
    const rows = tops.length > 0 ? Math.round((Math.max(...tops) - Math.min(...tops)) / size) + 1 : 0
    const height = Math.round(heading.getBoundingClientRect().height)
    return rows > HEADING_LINES || height > (HEADING_LINES + 0.5) * size
      ? [`heading: ${name(heading)} has ${rows} lines and ${height} px`]
      : []
  }

  /** A navigation shows a link, or something that opens it. */
  function unreachable(nav: HTMLElement): string[] {
    const shows = () => [...nav.querySelectorAll('a')].some(isSeen)
    if (shows() || !nav.querySelector('a')) return []
    const openers = [...nav.querySelectorAll<HTMLElement>('summary'), ...all(`[popovertarget="${nav.id}"]`)]
    const opener = openers.find(isSeen)
    opener?.click()
    seen.clear()
    const isReached = shows()
    opener?.click()
    seen.clear()
    return isReached ? [] : [`navigation: ${name(nav)} "${nav.ariaLabel ?? ''}" shows no link, and nothing opens it`]
  }

  /** Words, dates, scopes, names in code and the parts of paths, each on one line if it fits into one. */
  function brokenWords(text: Text): string[] {
    if (lines(text).length < 2) return []
    const parent = text.parentElement as HTMLElement
    const atoms = parent.closest('code')
      ? /\d{4}-\d\d-\d\d|[^\s/,;()|<>=-]+/g
      : /\d{4}-\d\d-\d\d|\w+(?::\w+)+|[\p{L}\p{N}_]+/gu
    const room = roomOf(parent)
    return [...text.data.matchAll(atoms)].flatMap(({ 0: atom, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + atom.length)
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tops = new Set(parts.map(({ top }) => Math.round(top)))
      const width = parts.reduce((sum, part) => sum + part.width, 0)
      return tops.size > 1 && width < room ? [`broken: ${atom} in ${name(parent)}`] : []
    })
  }

  /** A full stop, or a like sign, on the line after the code that it follows. */
  function lostStop(text: Text): string[] {
    const { previousSibling: before, data } = text
    if (!(before instanceof HTMLElement) || !before.matches('code, a') || !/^[.,;:)]/.test(data)) return []
    const top = lines(text)[0]?.top ?? 0
    const bottom = [...before.getClientRects()].at(-1)?.bottom ?? top
    return top >= bottom ? [`lost: ${data[0]} after ${name(before)}`] : []
  }

  /** The width of the block around an element; for a cell, that of the whole table, which could have given it more. */
  function roomOf(element: HTMLElement): number {
    let block = element
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement as HTMLElement
    const { width } = block.closest('.table')?.getBoundingClientRect() ?? block.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(block)
    const room = width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return block.closest('.table') ? room / 2 : room
  }

  /** An underline below the underscores of code, or none. */
  function hiddenUnderscore(link: HTMLElement): string[] {
    const code = [...link.querySelectorAll<HTMLElement>('code')].find((one) => one.textContent.includes('_'))
    const style = getComputedStyle(link)
    // The underline of a link goes through what is inline in it, and not through what is a block of its own.
    if (!code || !style.textDecorationLine.includes('underline') || getComputedStyle(code).display !== 'inline')
      return []
    const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const { fontSize, fontFamily, fontWeight } = getComputedStyle(code)
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`
    const descent = context.measureText('_').actualBoundingBoxDescent
    const offset = Number.parseFloat(style.textUnderlineOffset) || 0
    return offset < descent + 1 ? [`underscore: the underline hides those of ${code.textContent}`] : []
  }

  function closeButtons(): string[] {
    const buttons = all('button, .button, select, input').map((element) => ({
      element,
      box: element.getBoundingClientRect(),
      around: scrollerOf(element),
    }))
    return buttons.flatMap(({ element, box, around }, at) =>
      buttons.slice(at + 1).flatMap((other) => {
        const across = Math.max(other.box.left - box.right, box.left - other.box.right)
        const down = Math.max(other.box.top - box.bottom, box.top - other.box.bottom)
        const distance = Math.max(across, down)
        // What stays in its place while the page scrolls is over what is below it.
        if (distance >= LEAST_DISTANCE || around !== other.around || isStuck(element) !== isStuck(other.element))
          return []
        return [`close: ${Math.round(distance)} px between ${name(element)} and ${name(other.element)}`]
      }),
    )
  }

  /** Code below a button, or that would be after it was scrolled sideways. */
  function coveredCode(button: HTMLElement): string[] {
    if (getComputedStyle(button).position !== 'absolute') return []
    const box = button.getBoundingClientRect()
    const codes = [...(button.offsetParent?.querySelectorAll<HTMLElement>('pre') ?? [])].filter(isSeen)
    return codes
      .filter((pre) => {
        const frame = pre.getBoundingClientRect()
        if (frame.right <= box.left || frame.left >= box.right) return false
        return textsIn(pre)
          .flatMap(lines)
          .some((line) => line.top < box.bottom - 1 && box.top < line.bottom - 1 && line.right > box.left)
      })
      .map((pre) => `covered: ${name(button)} is over ${pre.textContent.trim().slice(0, 40)}`)
  }

  function isSeen(element: Element): boolean {
    const known = seen.get(element)
    if (known !== undefined) return known
    const { width, height } = element.getBoundingClientRect()
    const isThere = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    seen.set(element, isThere)
    return isThere
  }

  function isStuck(element: HTMLElement): boolean {
    const { position } = getComputedStyle(element)
    if (position === 'fixed' || position === 'sticky') return true
    return element.parentElement ? isStuck(element.parentElement) : false
  }

  function scrollerOf(element: HTMLElement): HTMLElement | undefined {
    const { parentElement: parent } = element
    if (!parent || parent === document.body) return undefined
    return getComputedStyle(parent).overflowX === 'visible' ? scrollerOf(parent) : parent
  }

  function seenTexts(): Text[] {
    const isRead = (element: Element) => !element.closest('pre, .sr-only, .skip, option, script') && isSeen(element)
    return textsIn(document.body).filter(({ parentElement }) => parentElement && isRead(parentElement))
  }

  function ownTexts(element: Element): Text[] {
    return [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '')
  }

  function textsIn(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
    return texts
  }

  function lines(text: Text): Box[] {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()]
  }

  function name(element: Block | undefined): string {
    if (!element) return 'nothing'
    const { localName, id, className, textContent } = element
    const classes = className && typeof className === 'string' ? `.${className.trim().replaceAll(/\s+/g, '.')}` : ''
    const words = textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${localName}${id ? `#${id}` : ''}${classes}${words ? ` "${words}"` : ''}`
  }
}
