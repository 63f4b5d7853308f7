import { posix } from 'node:path'
import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { cachedTexts } from '../../scripts/support/cache.js'
import { slug } from './markdown.js'
import { isListedPage, type Page, type SiteFile } from './page.js'
import { markdownOf } from './urls.js'

/** A file of Markdown. `page` is the Markdown of the page that it is made from: its links are relative to that. */
type MarkdownPage = { path: string; page: string; content: string }

/** The most bytes that an agent has to read at once. */
const LARGEST = 40 * 1024

/**
 * Returns the Markdown beside each page, made from the page itself: its words, code, links and ids. A page that would
 * be larger than 40 KB has a file for each section, in a folder of its own. What was made before from the same content
 * is taken from the cache.
 */
export function markdownPages(files: (Page | SiteFile)[]): SiteFile[] {
  const { textOf, keep } = cachedTexts('markdown', 'src/site/markdown-pages.ts')
  const pages = files.filter(isListedPage).map(({ path, title, body: { text } }) => ({
    page: markdownOf(path),
    title,
    text: textOf(text, () => markdownFrom(text)),
    level: 0,
  }))
  keep()
  // Links to parts, also of other pages, are longer than links to pages, so what is measured has them.
  for (;;) {
    const copies = linked(
      pages.flatMap(({ level, page, title, text }) => splitAt(APART[level] as RegExp, page, title, text)),
    )
    const sizes = new Map(copies.map(({ path, content }) => [path, Buffer.byteLength(content)]))
    const large = pages.filter(({ page, level }) => (sizes.get(page) ?? 0) > LARGEST && level < APART.length - 1)
    if (large.length === 0) return copies
    for (const one of large) one.level++
  }
}

function splitAt(apart: RegExp, page: string, title: string, text: string): MarkdownPage[] {
  const folder = posix.basename(page, '.md')
  const [intro = '', ...sections] = text.split(/^(?=## )/m)
  const rest = [intro, ...sections.filter((section) => !apart.test(section))].join('')
  const parts = sections
    .filter((section) => apart.test(section))
    .map((section) => {
      const [, ids = '', heading = '', content = ''] = /^## ((?:<a id="[^"]*"><\/a>)*)(.*)([\s\S]*)/.exec(section) ?? []
      // Without a count and the marks of gaps.
      const name = heading.replace(/ [[(].*/, '')
      const file = `${folder}/${slug(name)}.md`
      return {
        entry: `- [${name}](${file})\n`,
        path: posix.join(posix.dirname(page), file),
        content: `# ${ids}${title}: ${heading}\n\nPart of [${title}](${folder}.md).${content}`,
      }
    })
  const list = parts.length > 0 ? ['\n## Parts of this page\n\n', ...parts.map(({ entry }) => entry)] : []
  return [
    { path: page, page, content: [rest.trimEnd(), '\n', ...list].join('') },
    ...parts.map(({ path, content }) => ({ path, page, content })),
  ]
}

/** The sections with files of their own: the first choice that makes the rest small enough. The first is none. */
const APART = [/$^/, /^## Further examples/, /^## .*(?:Further examples|Assumptions \()/, /^## /]

/** Makes each link lead to the file that has the id, from the file that has the link. */
function linked(copies: MarkdownPage[]): SiteFile[] {
  const parts = new Map<string, string>()
  for (const { path, page, content } of copies)
    if (path !== page) for (const [, id] of content.matchAll(/<a id="([^"]+)">/g)) parts.set(`${page}#${id}`, path)
  return copies.map(({ path, page, content }) => ({
    path,
    content: content.replace(LINK, (all, to?: string, rest = '') => {
      if (to === undefined) return all
      const target = to === '' ? page : posix.join(posix.dirname(page), to)
      const file = parts.get(target + rest) ?? target
      if (file === path && rest !== '') return `](${rest})`
      return `](${posix.relative(posix.dirname(path), file)}${rest})`
    }),
  }))
}

/** A link to a file of the site or to an id of its own, and a block of code, which has none. */
const LINK = /^ *```[\s\S]*?^ *```|\]\((?!\w+:)([^)#?\s]*\.\w+|(?=#))([#?][^)\s]*)?\)/gm

/** Returns the body of a page as Markdown, further examples last. Links to pages lead to their Markdown. */
function markdownFrom(html: string): string {
  const markdown = turndown.turndown(
    withFurtherExamples(html)
      .replaceAll(/<svg\b[\s\S]*?<\/svg>/g, '')
      .replaceAll(/ title="[^"]*"/g, '')
      .replace(MANY_LINKS, (_, items: string) => `<p>${items.replace(/<\/?li>/g, ' ')}</p>`)
      .replace(RUN_TOGETHER, (part) => (part.startsWith('<pre') ? part : `${part} `))
      .replace(WITH_ID, `$&${BEFORE_ID}$2$3${AFTER_ID}`),
  )
  const withIds = markdown
    .replace(ID, (_, id: string) => `<a id="${id.replaceAll('\\', '')}"></a>`)
    .replace(
      /((?:<a id="[^"]*"><\/a>\s+)+)(#+ )/g,
      (_, ids: string, mark: string) => mark + ids.replace(/\s+(?=<|$)/g, ''),
    )
    .replace(/(<a id="([^"]+)"><\/a>)\s*\[((?:\\.|[^\]\\])+)\]\(#\2\)/g, '$1$3')
    .replace(/\[(`([^`]+)`)\]\(#\2\)/g, '$1')
    .replace(/^[ \t]+$/gm, '')
  return `${withIds.replace(PAGE_LINK, '$1.md$2')}\n`
}

/** Leaves one example of each request and response in place, with links to the others, which come last. */
function withFurtherExamples(html: string): string {
  const examples: string[] = []
  const main = html.replace(FOLDED_EXAMPLES, (run) => {
    const links = [...run.matchAll(FOLDED_EXAMPLE)].map(([, name = '', content = '']) => {
      const id = `example-${examples.length + 1}`
      examples.push(`<h3 id="${id}">${name}</h3>\n${content}`)
      return `<a href="#${id}">${name}</a>`
    })
    return `<p>Further examples: ${links.join(', ')}</p>\n`
  })
  return examples.length === 0 ? html : `${main}<h2>Further examples</h2>\n${examples.join('')}`
}

const FOLDED_EXAMPLE =
  /<details class="fold" open><summary>(.*)<\/summary>\n(<(?:figure class="code"|div class="tabs languages")[\s\S]*?)<\/details>\n/g
const FOLDED_EXAMPLES = new RegExp(`(?:${FOLDED_EXAMPLE.source})+`, 'g')

/** A long list of nothing but links is one line. */
const MANY_LINKS = /<ul>((?:<li><a [^>]*>[^<]*<\/a><\/li>){7,})<\/ul>/g

/** Two elements that only the style sheet keeps apart. In code they are one text. */
const RUN_TOGETHER = /<pre\b[\s\S]*?<\/pre>|<\/(?:a|code|span|strong)>(?=<(?:a|code|span|strong)\b)/g

/**
 * An element with an id, except in code, whose text it would change. The id is text until the page is Markdown, because
 * an empty element would be left out.
 */
const WITH_ID = /<(?!tr\b|code\b)(\w+)[^>]*? id="([^"]+)"[^>]*>|<tr[^>]*? id="([^"]+)"[^>]*><td>/g
const BEFORE_ID = '\u2045'
const AFTER_ID = '\u2046'
const ID = new RegExp(`${BEFORE_ID}([^${AFTER_ID}]*)${AFTER_ID}`, 'g')

/** A link to a page of the site. `try.html` has no Markdown, because it only works with scripts. */
const PAGE_LINK = /(\]\((?!https?:)[^)#?]*?(?<!try))\.html(?:\?[^)#]*)?(#[^)]*)?(?=\))/g

const turndown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
turndown.use(gfm)
turndown.remove(['button', 'form', 'label', 'nav', 'script', 'noscript', 'style'])
turndown.addRule('summary', {
  filter: ['summary', 'dt'],
  replacement: (content) => `\n\n${/^#/.test(content.trim()) ? content.trim() : `**${content.trim()}**`}\n\n`,
})
turndown.addRule('diagram', {
  filter: (node) => node.className === 'diagram',
  replacement: (caption, node) =>
    `\n\n\`\`\`mermaid\n${(node as HTMLElement).getAttribute('data-mermaid')}\`\`\`\n\n${caption.trim()}\n\n`,
})
// Turndown's own indents each level by four spaces.
turndown.addRule('listItem', {
  filter: 'li',
  replacement: (content, node) => {
    const items = [...(node.parentNode?.childNodes ?? [])].filter(({ nodeName }) => nodeName === 'LI')
    const mark = node.parentNode?.nodeName === 'OL' ? `${items.indexOf(node) + 1}. ` : '- '
    return `${mark}${content.trim().replaceAll('\n', `\n${' '.repeat(mark.length)}`)}\n`
  },
})
