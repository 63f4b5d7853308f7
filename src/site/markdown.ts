import { Marked, Renderer, type Token, type Tokens } from 'marked'
import { codeBlock, codeGroup } from './code.js'
import { escapeHtml, Html, html } from './html.js'

/** Returns the address that inline code such as `POST /tasks` leads to. Undefined if it leads nowhere. */
type CodeLink = (code: string) => string | undefined

type Heading = { depth: number; text: string; id: string }

/**
 * Renders Markdown as HTML. HTML in the text is escaped; links to `.md` files become links to their pages. Blocks of
 * code in different languages that follow each other become tabs.
 */
export function markdown(text: string, codeLink?: CodeLink): Html {
  const known = codeLink ? undefined : rendered.get(text)
  if (known) return known
  const marked = codeLink ? markedWith(codeLink) : plainMarked
  const parts = grouped(marked.lexer(text)).map((part) => (part instanceof Html ? part.text : marked.parser(part)))
  const html = new Html(parts.join(''))
  if (!codeLink) rendered.set(text, html)
  return html
}

/** The same description is on many pages. */
const rendered = new Map<string, Html>()

/** Renders one line of Markdown as HTML, without a paragraph around it. */
export function inline(text: string): Html {
  return new Html(plainMarked.parseInline(text, { async: false }))
}

/** Returns Markdown as words alone. */
export function plainText(text: string): string {
  const html = plainMarked.parseInline(text, { async: false }).replace(/<[^>]*>/g, '')
  return html
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }

/** Returns the headings of a text below its title, in order. */
export function headingsOf(text: string): Heading[] {
  return plainMarked
    .lexer(text)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token.depth > 1)
    .map(({ depth, text }) => ({ depth, text, id: slug(text) }))
}

/** Renders the contents of a page from its Markdown. On a narrow screen they are above the text, folded. */
export function contents(text: string, below: Html | string = ''): Html | string {
  const headings = headingsOf(text).filter(({ depth }) => depth <= 3)
  if (headings.length < CONTENTS_FROM) return below
  return html`<div class="contents">
<nav aria-label="On this page"><details class="fold-contents" open>
<summary>On this page</summary>
<ul>
${headings.map(({ depth, text, id }) => html`<li class="depth-${depth}"><a href="#${id}">${inline(text)}</a></li>\n`)}</ul>
</details></nav>
${below}</div>
`
}

/** Fewer sections than this need no list of contents. */
const CONTENTS_FROM = 3

/** Returns the URL fragment of a heading: `What it does not do` becomes `what-it-does-not-do`. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Returns the language of a block of code: the first word of its info string. */
function languageOf(info = ''): string {
  return info.split(' ')[0] ?? ''
}

const plain = new Renderer()

function markedWith(codeLink: CodeLink): Marked {
  /** True inside a link or a heading, where a second link would be wrong. */
  let leads = true
  const without = (parse: () => string): string => {
    const before = leads
    leads = false
    const text = parse()
    leads = before
    return text
  }
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ depth, text, tokens }) {
        const content = new Html(without(() => this.parser.parseInline(tokens)))
        return html`<${tag(depth)} id="${slug(text)}">${content}</${tag(depth)}>\n`.text
      },
      link({ href, tokens }) {
        return html`<a href="${pageOf(href)}">${new Html(without(() => this.parser.parseInline(tokens)))}</a>`.text
      },
      codespan({ text }) {
        const address = leads ? codeLink(text) : undefined
        return address === undefined
          ? html`<code>${text}</code>`.text
          : html`<a href="${address}"><code>${text}</code></a>`.text
      },
      code: ({ text, lang }) => codeBlock({ code: text, language: languageOf(lang) }).text,
      table(token: Tokens.Table) {
        plain.parser = this.parser
        return `<div class="table">${labelled(plain.table(token), token)}</div>\n`
      },
    },
  })
}

const plainMarked = markedWith(() => undefined)

/** Joins each run of code blocks in different languages, so that they become tabs. All else stays as it is. */
function grouped(tokens: Token[]): (Token[] | Html)[] {
  const parts: (Token[] | Html)[] = []
  let run: Tokens.Code[] = []
  const end = () => {
    if (run.length > 1)
      parts.push(codeGroup(run.map((token) => ({ code: token.text, language: languageOf(token.lang) }))))
    else if (run.length === 1) parts.push(run)
    run = []
  }
  for (const token of tokens) {
    if (isStep(token)) {
      if (run.some((other) => languageOf(other.lang) === languageOf(token.lang))) end()
      run.push(token)
    } else if (token.type !== 'space') {
      end()
      parts.push([token])
    }
  }
  end()
  return parts
}

/** True for code that a reader runs. JSON beside it is the response, not the same step in another language. */
function isStep(token: Token): token is Tokens.Code {
  return (
    token.type === 'code' &&
    ['sh', 'bash', 'ts', 'typescript', 'js', 'python', 'go', 'php'].includes(languageOf(token.lang))
  )
}

/**
 * On a narrow screen each cell has a line of its own. From the third column on, and where the columns are versions or
 * the first has no head, it has the head of its column before it.
 */
function labelled(table: string, { header }: Tokens.Table): string {
  const [head = '', body = ''] = table.split('</thead>')
  const rows = body.replace(/<tr>[\s\S]*?<\/tr>/g, (row) => {
    let column = 0
    return row.replace(/<td/g, (cell) => cell + cellLabel(header, column++))
  })
  return `${head}</thead>${rows}`
}

/** Returns the attribute that names the column of a cell, where it is not plain. */
function cellLabel(header: Tokens.Table['header'], column: number): string {
  const head = header[column]?.text ?? ''
  const isNeeded = head !== '' && (column > 1 || header[0]?.text === '' || /^\d{4}-/.test(head))
  return isNeeded ? ` data-label="${escapeHtml(head.replaceAll('`', ''))}"` : ''
}

function tag(depth: number): Html {
  return new Html(`h${depth}`)
}

function pageOf(href: string): string {
  return href.replace(/^([\w-]+)\.md(?=$|#)/, (_, name: string) => (name === 'README' ? 'index.html' : `${name}.html`))
}
