import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { cachedTexts } from '../../scripts/support/cache.js'
import { isListedPage, type Page, type SiteFile } from './page.js'
import { markdownOf } from './urls.js'

/**
 * Returns the Markdown beside each page, made from the page itself: its words, code, links and ids. What was made before from the
 * same content is taken from the cache.
 */
export function markdownTwins(files: (Page | SiteFile)[]): SiteFile[] {
  const { textOf, keep } = cachedTexts('markdown', 'docs/site/twins.ts')
  const twins = files
    .filter(isListedPage)
    .map(({ path, body: { text } }) => ({ path: markdownOf(path), content: textOf(text, () => markdownFrom(text)) }))
  keep()
  return twins
}

/** Returns the body of a page as Markdown. Links to other pages lead to their Markdown. */
export function markdownFrom(html: string): string {
  const markdown = turndown.turndown(
    html.replaceAll(/ title="[^"]*"/g, '').replace(WITH_ID, `$&${BEFORE_ID}$2$3${AFTER_ID}`),
  )
  const withIds = markdown.replace(ID, (_, id: string) => `<a id="${id.replaceAll('\\', '')}"></a>`)
  return `${withIds.replace(PAGE_LINK, '$1.md$2')}\n`
}

/** An element with an id. The id is text until the page is Markdown, because an empty element would be left out. */
const WITH_ID = /<(?!tr\b)(\w+)[^>]*? id="([^"]+)"[^>]*>|<tr[^>]*? id="([^"]+)"[^>]*><td>/g
const BEFORE_ID = '\u2045'
const AFTER_ID = '\u2046'
const ID = new RegExp(`${BEFORE_ID}([^${AFTER_ID}]*)${AFTER_ID}`, 'g')

/** A link to a page of the site. `try.html` has no Markdown: it is nothing without scripts. */
const PAGE_LINK = /(\]\((?!https?:)[^)#?]*?(?<!try|all-[\d-]+))\.html(?:\?[^)#]*)?(#[^)]*)?(?=\))/g

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
turndown.use(gfm)
turndown.remove(['button', 'form', 'label', 'nav', 'script', 'noscript', 'style'])
turndown.addRule('summary', {
  filter: ['summary', 'dt'],
  replacement: (content) => `\n\n${/^#/.test(content.trim()) ? content.trim() : `**${content.trim()}**`}\n\n`,
})
