import { type Html, html } from './html.js'
import { headingsOf, inline } from './markdown.js'

/** Renders the contents of a page from its Markdown. On a narrow screen they are above the text, folded. */
export function contents(text: string): Html | string {
  const headings = headingsOf(text).filter(({ depth }) => depth <= 3)
  if (headings.length < CONTENTS_FROM) return ''
  return html`<nav class="contents" aria-label="On this page">
<details class="fold-narrow" open>
<summary>On this page</summary>
<ul>
${headings.map(({ depth, text, id }) => html`<li class="depth-${depth}"><a href="#${id}">${inline(text)}</a></li>\n`)}</ul>
</details>
</nav>
`
}

/** Fewer sections than this need no list of contents. */
const CONTENTS_FROM = 3
