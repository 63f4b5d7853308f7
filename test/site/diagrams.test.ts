/** The diagrams: Mermaid in the guides, and a sequence for each workflow. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readWorkflows } from '../../scripts/read/workflows.js'
import { filesBelow } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'
import { withDiagrams } from '../../src/site/diagrams.js'
import { Html, html } from '../../src/site/html.js'
import { layout } from '../../src/site/layout.js'
import { markdownPages } from '../../src/site/markdown-pages.js'
import { sequenceOf } from '../../src/site/workflows/sequence.js'
import { documents } from '../support/documents.js'

const FLOW = `flowchart TD
  accTitle: Two steps
  accDescr: The first leads to the second on 2026-05-12.
  first["the first<br>step"] -.->|"a label"| second["2026-05-12"]
`

const text = (diagram: string) => `# Title\n\nOne paragraph.\n\n\`\`\`mermaid\n${diagram}\`\`\`\n\nAnother.\n`
const rendered = async (diagram: string) => {
  const parts = await withDiagrams('docs/x.md', text(diagram), (markdown) => html`<p>${markdown.trim()}</p>`)
  return parts.join('')
}

test('a diagram is an image with a description and a caption, in the colors of the page, between the paragraphs', async () => {
  const figure = await rendered(FLOW)
  expect(figure).toMatch(/One paragraph\.<\/p><figure class="diagram"[\s\S]*<\/figure>\n<p>Another\.<\/p>$/)
  expect(figure).toContain('<svg role="img" aria-label="The first leads to the second on 2026-05-12."')
  expect(figure).toContain('<figcaption>Two steps</figcaption>')
  for (const label of ['the first', 'step', 'a label']) expect(figure).toContain(`>${label}<`)
  expect(figure, 'the arrow of a gap is dashed').toMatch(/<polyline [^>]*stroke-dasharray/)
  expect(figure, 'nothing that a policy forbids').not.toMatch(/<style|style=|https?:(?!\/\/www\.w3\.org)/)
  const colors = readFileSync(inRoot('src/site/assets/css/tokens.css'), 'utf8')
  for (const [, color] of figure.matchAll(/var\((--[\w-]+)\)/g)) expect(colors).toContain(`${color}: light-dark(`)
})

test('a line into a group passes behind the halo of its title', async () => {
  const figure = await rendered(`${FLOW}  subgraph group ["Group"]\n    inner["Inner"]\n  end\n  second --> inner\n`)
  expect(figure).toMatch(/<g class="title" [^>]*paint-order="stroke"[^>]*><text [^>]*>Group</)
})

test('two diagrams of a page have different ids, and each marker exists', async () => {
  const page = `${await rendered(FLOW)}${await rendered(FLOW.replaceAll('second', 'other'))}`
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of page.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
})

test('a date in a diagram stays as it is, while one beside it is kept on its line', async () => {
  const body = html`<p>On 2026-05-12.</p>${new Html(await rendered(FLOW))}`
  const page = layout({ path: 'x.html', title: 'X', summary: 'X', body })
  expect(page).toContain('On <time>2026-05-12</time>')
  expect(page).toMatch(/<text [^>]*>2026-05-12<\/text>/)
})

test('the Markdown of a page has the source of its diagram and its caption', async () => {
  const page = { path: 'x.html', title: 'X', summary: 'X', body: new Html(await rendered(FLOW)) }
  expect(markdownPages([page])[0]?.content).toContain(`\`\`\`mermaid\n${FLOW}\`\`\`\n\nTwo steps\n`)
})

test.each([
  ['an arrow that is not drawn', FLOW.replace('-.->', '-..->'), 9, 'This line of the diagram cannot be drawn: first['],
  ['an unknown kind', FLOW.replace('flowchart TD', 'timeline'), 6, 'cannot be drawn: timeline'],
  ['no description', FLOW.replace(/ *accDescr.*\n/, ''), 6, 'Add a line `accDescr: …`'],
  ['a block without its end', `${FLOW}  subgraph group ["Group"]\n`, 6, 'opens 1 blocks and ends 0'],
  ['a label that is lost', `${FLOW}  second["The second"]\n`, 6, 'drawn without "The second"'],
])('a diagram with %s is an error with file and line', async (_, diagram, line, message) => {
  await expect(rendered(diagram)).rejects.toThrow(`docs/x.md:${line}  `)
  await expect(rendered(diagram)).rejects.toThrow(message)
})

test('the diagrams for maintainers, which are on no page, can be drawn', async () => {
  const files = ['docs', 'scripts', 'src', 'openapi', 'test'].flatMap(filesBelow).filter((file) => file.endsWith('.md'))
  const drawn = await Promise.all(
    files.map(async (file) => (await withDiagrams(file, readFileSync(inRoot(file), 'utf8'), () => html``)).join('')),
  )
  const shown = files.filter((_, at) => drawn[at])
  expect(shown).toEqual(expect.arrayContaining(['scripts/README.md', 'src/mock/ARCHITECTURE.md', 'docs/tasks.md']))
})

const { canvas: _, ...views } = documents
const WORKFLOWS = await readWorkflows(views)

test.each(WORKFLOWS.flatMap(({ workflows }) => workflows).map((workflow) => ({ ...workflow })))(
  'the sequence of $workflowId has each request in its order',
  (workflow) => {
    const { source, gaps } = sequenceOf(workflow, views)
    const requests = [...source.matchAll(/^ *Program->>(\w+): (.+)$/gm)].filter(([, , label]) => label !== 'end')
    expect(requests.map(([, to]) => to)).toEqual(
      workflow.steps.map(({ does }) => ({ operation: 'API', request: 'URL', workflow: 'Program' })[does.kind]),
    )
    for (const [at, { does, outputs = {}, onFailure }] of workflow.steps.entries()) {
      const [line = '', , label] = requests[at] ?? []
      if (does.kind === 'operation') expect(label).toBe(`${does.method} ${does.path}`)
      if (does.kind !== 'workflow')
        for (const output of Object.keys(outputs)) expect(source.split(line)[1]).toContain(output)
      if (onFailure.length > 0) expect(line).toMatch(/^ {4}/)
    }
    expect(source.includes('-->>'), 'what is assumed is dashed').toBe(gaps.length > 0)
  },
)

test('a sequence says what repeats, what ends it, and what is assumed', () => {
  const find = (id: string) => {
    const found = WORKFLOWS.flatMap(({ workflows }) => workflows).find(({ workflowId }) => workflowId === id)
    if (!found) throw new Error(`There is no workflow ${id}.`)
    return sequenceOf(found, views)
  }
  expect(find('retryAfterLimit').source).toContain(
    '  loop again after 60, 5 or 3 s\n    Program->>API: GET /tasks/{id}\n',
  )
  expect(find('retryAfterLimit').gaps).toEqual(['tasks.create.success_status'])
  expect(find('readByCursor').source).toContain('  break next_cursor == null\n    Program->>Program: end\n  end\n')
  expect(find('attachLargeFile').source).toContain('Program->>URL: PUT {upload_url}\n')
})
