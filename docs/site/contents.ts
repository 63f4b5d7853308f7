import { type Html, html } from './html.js'
import { headingsOf, inline } from './markdown.js'

/** Renders the contents of a page from its Markdown, and what is below them. On a narrow screen they are above the text, folded. */
export function contents(text: string, below: Html | string = ''): Html | string {
  const headings = headingsOf(text).filter(({ depth }) => depth <= 3)
  if (headings.length < CONTENTS_FROM) return below
  return html`<div class="contents">
<nav aria-label="On this page"><details class="fold-narrow" open>
<summary>On this page</summary>
<ul>
${headings.map(({ depth, text, id }) => html`<li class="depth-${depth}"><a href="#${id}">${inline(text)}</a></li>\n`)}</ul>
</details></nav>
${below}</div>
`
}

/** Fewer sections than this need no list of contents. */
const CONTENTS_FROM = 3
