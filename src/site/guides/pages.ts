import { VERSIONS } from '../../../scripts/support/paths.js'
import { withDiagrams } from '../diagrams.js'
import { type Html, html } from '../html.js'
import { contents, inline, markdown, plainText } from '../markdown.js'
import type { Page } from '../page.js'
import { sampleSettings } from '../samples/settings.js'
import type { SiteSource } from '../source.js'
import { API_BASE, guidePage, relative } from '../urls.js'
import { codeAddresses } from './links.js'
import type { Guide } from './read.js'

/** Returns a page for each guide: the guides by group on the left, the text, and its contents on the right. */
export function guidePages(source: Pick<SiteSource, 'guides' | 'documents' | 'gaps'>): Promise<Page[]> {
  const { guides } = source
  const addresses = codeAddresses(source)
  const pages = guides.map(async (guide, at): Promise<Page> => {
    const path = guidePage(guide.name)
    const file = `docs/${guide.name}.md`
    const codeLink = (code: string) => {
      const address = addresses.get(code)
      return address === undefined ? undefined : relative(path, address)
    }
    return {
      path,
      source: file,
      title: `${guide.title}`,
      summary: plainText(guide.lead),
      side: guideList(guides, guide),
      body: html`<div class="with-contents">
${contents(guide.markdown, settings(guide, source, path))}<article class="prose">
${guide.group ? html`<p class="group">${guide.group}</p>\n` : ''}${await withDiagrams(file, guide.markdown, (text) => markdown(text, codeLink))}${neighbors(guides, at)}</article>
</div>`,
    }
  })
  return Promise.all(pages)
}

/** For a guide whose code calls the API. Where the text starts the mock, its code calls that. */
function settings(
  { markdown: text }: Guide,
  { documents }: Pick<SiteSource, 'documents'>,
  path: string,
): Html | string {
  const isAboutMock = /npm start|canvas-design-mock/.test(text)
  return text.includes(API_BASE) ? sampleSettings(path, documents[VERSIONS[0]], { isAboutMock }) : ''
}

/** Returns the guides to list: all but the index itself. */
function listed(guides: Guide[]): Guide[] {
  return guides.filter(({ name }) => name !== 'README')
}

/** Returns the groups of the guides, each with its guides, in order. */
export function guideGroups(guides: Guide[]): [string, Guide[]][] {
  const groups = new Map<string, Guide[]>()
  for (const guide of listed(guides)) groups.set(guide.group, [...(groups.get(guide.group) ?? []), guide])
  return [...groups]
}

function guideList(guides: Guide[], current: Guide): Html {
  return html`<nav class="side" aria-label="Guides">
<details class="fold-side" open><summary>All guides</summary>
${guideGroups(guides).map(
  ([group, members]) => html`<details open><summary>${group}</summary><ul>
${members.map((guide) => html`<li>${guideLink(current, guide, guide.title)}</li>\n`)}</ul></details>
`,
)}</details></nav>
`
}

function guideLink(from: Guide, to: Guide, text: string): Html {
  const address = relative(guidePage(from.name), guidePage(to.name))
  return html`<a href="${address}"${to === from ? html` aria-current="page"` : ''}>${inline(text)}</a>`
}

function neighbors(guides: Guide[], at: number): Html | string {
  const [before, here, after] = [guides[at - 1], guides[at], guides[at + 1]]
  if (!here || here.name === 'README') return ''
  const previous = before && before.name !== 'README' ? before : undefined
  return html`<nav class="neighbors" aria-label="Previous and next guide">
${previous ? html`<div class="previous"><span>Previous</span> ${guideLink(here, previous, previous.title)}</div>\n` : ''}${after ? html`<div class="next"><span>Next</span> ${guideLink(here, after, after.title)}</div>\n` : ''}</nav>
`
}
