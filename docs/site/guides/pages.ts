import { CODE_SCRIPT } from '../code.js'
import { type Html, html } from '../html.js'
import { headingsOf, inline, markdown, plainText } from '../markdown.js'
import type { Page } from '../page.js'
import type { Source } from '../source.js'
import { guidePage, relative } from '../urls.js'
import { codeAddresses } from './links.js'
import type { Guide } from './read.js'

/** Returns a page for each guide: the guides by group on the left, the text, and its contents on the right. */
export function guidePages(source: Pick<Source, 'guides' | 'documents' | 'gaps'>): Page[] {
  const { guides } = source
  const addresses = codeAddresses(source)
  return guides.map((guide, at) => {
    const path = guidePage(guide.name)
    const codeLink = (code: string) => {
      const address = addresses.get(code)
      return address === undefined ? undefined : relative(path, address)
    }
    return {
      path,
      title: `${guide.title} · Canvas Design API`,
      summary: plainText(guide.lead),
      scripts: [CODE_SCRIPT],
      markdown: guide.markdown,
      body: html`<div class="page guide">
${guideList(guides, guide)}<article class="prose">
${guide.group ? html`<p class="group">${guide.group}</p>\n` : ''}${markdown(guide.markdown, codeLink)}${neighbors(guides, at)}</article>
${contents(guide)}</div>`,
    }
  })
}

/** Returns the guides to list: all but the index itself. */
export function listed(guides: Guide[]): Guide[] {
  return guides.filter(({ name }) => name !== 'README')
}

/** Returns the groups of the guides, each with its guides, in order. */
export function groupsOf(guides: Guide[]): [string, Guide[]][] {
  const groups = new Map<string, Guide[]>()
  for (const guide of listed(guides)) groups.set(guide.group, [...(groups.get(guide.group) ?? []), guide])
  return [...groups]
}

function guideList(guides: Guide[], current: Guide): Html {
  return html`<nav class="aside" aria-label="Guides">
${groupsOf(guides).map(
  ([group, members]) => html`<p>${group}</p>
<ul>
${members.map((guide) => html`<li>${guideLink(current, guide, guide.title)}</li>\n`)}</ul>
`,
)}</nav>
`
}

function guideLink(from: Guide, to: Guide, text: string): Html {
  const address = relative(guidePage(from.name), guidePage(to.name))
  return html`<a href="${address}"${to === from ? html` aria-current="page"` : ''}>${inline(text)}</a>`
}

/** Fewer sections than this need no list of contents. */
const CONTENTS_FROM = 3

/** The contents of the page. On a narrow screen they are above the text, and a script folds them before the page is painted. */
function contents(guide: Guide): Html | string {
  const headings = headingsOf(guide.markdown).filter(({ depth }) => depth <= 3)
  if (headings.length < CONTENTS_FROM) return ''
  return html`<nav class="contents" aria-label="On this page">
<details open>
<summary>On this page</summary>
<ul>
${headings.map(({ depth, text, id }) => html`<li class="depth-${depth}"><a href="#${id}">${inline(text)}</a></li>\n`)}</ul>
</details>
<script src="${relative(guidePage(guide.name), 'assets/fold.js')}"></script>
</nav>
`
}

function neighbors(guides: Guide[], at: number): Html | string {
  const [before, here, after] = [guides[at - 1], guides[at], guides[at + 1]]
  if (!here || here.name === 'README') return ''
  const previous = before && before.name !== 'README' ? before : undefined
  return html`<nav class="neighbors" aria-label="Previous and next guide">
${previous ? html`<span class="previous">Previous ${guideLink(here, previous, previous.title)}</span>\n` : ''}${after ? html`<span class="next">Next ${guideLink(here, after, after.title)}</span>\n` : ''}</nav>
`
}
