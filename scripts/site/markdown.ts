import { Marked, Renderer, type Tokens } from 'marked'
import { escapeHtml, Html, html } from './html.js'

/** Renders Markdown as HTML. HTML in the text is escaped; links to `.md` files become links to their pages. */
export function markdown(text: string): Html {
  return new Html(marked.parse(text, { async: false }))
}

/** Renders one line of Markdown as HTML, without a paragraph around it. */
export function inline(text: string): Html {
  return new Html(marked.parseInline(text, { async: false }))
}

/** Returns the URL fragment of a heading: `What it does not do` becomes `what-it-does-not-do`. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

const plain = new Renderer()

const marked = new Marked({
  renderer: {
    html: ({ text }) => escapeHtml(text),
    heading({ depth, text, tokens }) {
      const content = new Html(this.parser.parseInline(tokens))
      return html`<${tag(depth)} id="${slug(text)}">${content}</${tag(depth)}>\n`.text
    },
    link({ href, tokens }) {
      return html`<a href="${pageOf(href)}">${new Html(this.parser.parseInline(tokens))}</a>`.text
    },
    table(token: Tokens.Table) {
      plain.parser = this.parser
      return `<div class="table">${breakable(plain.table(token))}</div>\n`
    },
  },
})

/** Longer code may be broken inside a table, so that its column leaves room for the others. */
const UNBROKEN = 16

function breakable(table: string): string {
  return table.replace(/(?<=<code>)[^<]+(?=<\/code>)/g, (code) =>
    code.length > UNBROKEN ? code.replace(/[./_](?=\w)/g, '$&<wbr>') : code,
  )
}

function tag(depth: number): Html {
  return new Html(`h${depth}`)
}

function pageOf(href: string): string {
  return href.replace(/^([\w-]+)\.md(?=$|#)/, (_, name: string) => (name === 'README' ? 'index.html' : `${name}.html`))
}
