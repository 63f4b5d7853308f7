import { readdir, readFile } from 'node:fs/promises'
import { type Versions, versionsMarkdown } from '../../bundle/versions.js'
import { ContractError } from '../../contract-error.js'
import { inRoot } from '../../paths.js'
import { html } from '../html.js'
import type { Page } from '../layout.js'
import { inline, markdown } from '../markdown.js'
import { guidePage, relative } from '../places.js'
import type { Source } from '../source.js'

export type Guide = {
  /** Name of the file without its extension. */
  name: string
  title: string
  /** The first paragraph, as Markdown. */
  lead: string
  markdown: string
}

/**
 * Reads the guides of `docs/`, sorted by name. A line `<!-- versions -->` is replaced with the tables of the versions. Throws a
 * ContractError for a file without a title and a first paragraph.
 */
export async function readGuides(versions: Versions): Promise<Guide[]> {
  const files = (await readdir(inRoot('docs'))).filter((file) => file.endsWith('.md')).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(inRoot('docs', file), 'utf8')
      const [, title, lead] = /^# (.+)\n\n([^#\s][\s\S]*?)\n(?:\n|$)/.exec(text) ?? []
      if (!title || !lead)
        throw new ContractError(`docs/${file}:1  Start the guide with \`# Title\`, an empty line and a paragraph.`)
      const tables = versionsMarkdown(versions).replaceAll(/^# /gm, '## ')
      return { name: file.slice(0, -3), title, lead, markdown: text.replace(/^<!-- versions -->$/m, () => tables) }
    }),
  )
}

/** Returns a page for each guide, with a list of the others. `README.md` comes first. */
export function guidePages({ guides }: Pick<Source, 'guides'>): Page[] {
  return guides.map((guide) => ({
    path: guidePage(guide.name),
    title: `${guide.title} · Canvas Design API`,
    summary: guide.lead.replaceAll('`', '').replace(/\s+/g, ' '),
    body: html`<div class="page guide">
<nav class="aside" aria-label="Guides">
${[...guides]
  .sort(readmeFirst)
  .map(
    (other) =>
      html`<a href="${relative(guidePage(guide.name), guidePage(other.name))}"${other === guide ? html` aria-current="page"` : ''}>${inline(other.title)}</a>\n`,
  )}</nav>
<article class="prose">
${markdown(guide.markdown)}</article>
</div>`,
  }))
}

/** Returns the guides to list: all but the index itself. */
export function listed(guides: Guide[]): Guide[] {
  return guides.filter(({ name }) => name !== 'README')
}

function readmeFirst(one: Guide, other: Guide): number {
  return Number(other.name === 'README') - Number(one.name === 'README')
}
