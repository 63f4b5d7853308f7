import { cached, contentHash, hashOf } from '../../scripts/support/cache.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { escapeHtml, Html, html } from './html.js'

/**
 * Renders a text with its Mermaid blocks as figures. `render` renders what is between them. `file` is the path of the
 * text in the repository. Throws a ContractError with file and line for a block that cannot be drawn as it is.
 */
export function withDiagrams(file: string, text: string, render: (markdown: string) => Html): Promise<Html[]> {
  // Every second part is a block, without its fences.
  const parts = text.split(/^```mermaid\n([\s\S]*?)^```\n/m)
  let line = 1
  const rendered = parts.map((part, at) => {
    const isBlock = at % 2 === 1
    const first = isBlock ? line + 1 : line
    line += part.split('\n').length - 1 + (isBlock ? 2 : 0)
    return isBlock ? diagram(part, `${file}:${first}`) : render(part)
  })
  return Promise.all(rendered)
}

/**
 * Draws Mermaid as a figure in the colors of the page. `accTitle` is its caption, which `more` completes; `accDescr`
 * tells those who cannot see it what it shows. The figure carries the source for its Markdown. `place` is the file and
 * the line of the source. Throws as `withDiagrams` does.
 */
export async function diagram(source: string, place: string, more: Html | string = ''): Promise<Html> {
  const problem = problemOf(source)
  if (problem)
    throw new ContractError(place.replace(/\d+$/, (line) => `${Number(line) + problem.line}  ${problem.text}`))
  const id = `diagram-${hashOf(source).slice(0, 8)}`
  const svg = await cached(id, CODE, () => draw(source, id))
  const missing = labelsOf(source).find((label) => !svg.includes(escapeHtml(label)))
  if (missing)
    throw new ContractError(`${place}  The diagram is drawn without "${missing}": name it where its node is first.`)
  return html`<figure class="diagram" data-mermaid="${source}">
<div tabindex="0"><svg role="img" aria-label="${textOf(source, 'accDescr')}"${new Html(svg)}</div>
<figcaption>${textOf(source, 'accTitle')}${more}</figcaption>
</figure>
`
}

/** Read when this file is loaded: a site that is built again after an edit of it still draws with what was loaded. */
const CODE = contentHash('src/site/diagrams.ts')

const NODE = String.raw`\w+(?:\["[^"]+"\])?`

/** Each line that is drawn, by kind of diagram. beautiful-mermaid leaves out every other one without a word. */
const LINES: Record<string, RegExp> = {
  flowchart: new RegExp(
    `^(?:flowchart (?:TD|LR)|subgraph \\w+ \\["[^"]+"\\]|${NODE}(?: (?:-->|-\\.->)(?:\\|"[^"]+"\\|)? ${NODE})*)$`,
  ),
  sequenceDiagram: /^(?:sequenceDiagram|participant \w+ as .+|\w+-?->>\w+: .+|(?:loop|alt|opt|break|else) .+|end)$/,
}

function problemOf(source: string): { line: number; text: string } | undefined {
  const lines = source.trimEnd().split('\n')
  const form = LINES[/^\w+/.exec(source)?.[0] ?? '']
  const line = lines.findIndex((text) => !form?.test(text.trim()) && !/^ *acc(?:Title|Descr): ./.test(text))
  if (line !== -1) return { line, text: `This line of the diagram cannot be drawn: ${lines[line]?.trim()}` }
  const lacking = ['accTitle', 'accDescr'].find((name) => textOf(source, name) === '')
  if (lacking) return { line: 0, text: `Add a line \`${lacking}: …\` to the diagram.` }
  const opened = lines.filter((text) => /^ *(?:subgraph|loop|alt|opt|break) /.test(text)).length
  const closed = lines.filter((text) => text.trim() === 'end').length
  return opened === closed ? undefined : { line: 0, text: `The diagram opens ${opened} blocks and ends ${closed}.` }
}

function textOf(source: string, name: string): string {
  return new RegExp(`^ *${name}: (.+)$`, 'm').exec(source)?.[1] ?? ''
}

function labelsOf(source: string): string[] {
  return [...source.matchAll(/"([^"]+)"/g)].flatMap(([, label = '']) => label.split('<br>'))
}

/** Returns the SVG after `<svg`, which `diagram` writes. It has no styles: the policy of a page refuses them. */
async function draw(source: string, id: string): Promise<string> {
  const { renderMermaidSVG } = await import('beautiful-mermaid')
  const svg = renderMermaidSVG(source.replace(/^ *acc\w+: .*\n/gm, ''), { padding: 8 })
  // A sequence has a wide margin, whatever the padding. It is cut on each side but the right: a reader's font may be
  // wider.
  const trim = source.startsWith('sequenceDiagram') ? 22 : 0
  const size = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [])
    .slice(1)
    .map((side, index) => Math.ceil(Number(side) - (index === 0 ? 1 : 2) * trim))
  const [width, height] = size.map((side) => Math.round(side * SCALE))
  const titles: string[] = []
  const content = svg
    .slice(svg.indexOf('>'))
    // A line that ends in a group is not drawn over its title, whose halo keeps the line off its letters.
    .replace(/(<g class="subgraph"[^<]*(?:<rect[^<]*)*)(<text.*<\/text>)/g, (_, group, title) => {
      titles.push(title)
      return group
    })
    .replace('</svg>', () => `<g class="title" ${HALO}>${titles.join('')}</g></svg>`)
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ data-[\w-]+="[^"]*"/g, '')
    .replace(/var\(--([\w-]+)\)/g, (_, name: string) => `var(--${COLORS[name]})`)
    .replace(/ id="|url\(#/g, `$&${id}-`)
    .replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
  return ` viewBox="${trim} ${trim} ${size.join(' ')}" width="${width}" height="${height}"${content}`
}

/** The outline of a title in the color of its bar. */
const HALO = 'stroke="var(--_group-hdr)" stroke-width="8" stroke-linejoin="round" paint-order="stroke"'

/** How much larger than drawn, so that the smallest text has the size of the smallest text of the site. */
const SCALE = 1.2

/** The color of the site for each of beautiful-mermaid's, whose labels are too pale. */
const COLORS: Record<string, string> = {
  bg: 'back',
  _text: 'text',
  '_text-sec': 'text',
  '_text-muted': 'text',
  _line: 'muted',
  _arrow: 'accent',
  '_node-fill': 'raised',
  '_node-stroke': 'line-strong',
  '_group-fill': 'back',
  '_group-hdr': 'sunken',
  // The label of an edge has no frame: in a wide font its text would touch it.
  '_inner-stroke': 'back',
}
