import { readdir, readFile } from 'node:fs/promises'
import { ContractError } from '../../../scripts/support/contract-error.js'
import { inRoot } from '../../../scripts/support/paths.js'
import { repositoryAddress } from '../../../scripts/support/repository.js'

export type Guide = {
  /** Name of the file without its extension. */
  name: string
  title: string
  /** The first paragraph, as Markdown. */
  lead: string
  /** Heading of `docs/README.md` under which the guide is listed. Empty for `README` itself. */
  group: string
  markdown: string
}

/**
 * Reads the guides of `docs/`: `README` first, the others in the order in which it lists them. Throws a ContractError
 * for a file without a title and a first paragraph, and for one that `README.md` does not list or that does not exist.
 * The words `<address of the repository>` are replaced with the address in package.json, once it is there.
 */
export async function readGuides(): Promise<Guide[]> {
  const files = (await readdir(inRoot('docs'))).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3))
  const listed = listing(await readFile(inRoot('docs/README.md'), 'utf8'))
  const names = listed.map(({ name }) => name)
  const odd = [
    ...files.filter((name) => name !== 'README' && !names.includes(name)),
    ...names.filter((name) => !files.includes(name)),
  ]
  if (odd.length > 0)
    throw new ContractError(
      `docs/README.md:1  List each guide of docs/ once. Not listed, or without a file: ${odd.join(', ')}.`,
    )
  return Promise.all(
    [{ name: 'README', group: '' }, ...listed].map(async (entry) => ({
      ...entry,
      ...(await read(entry.name)),
    })),
  )
}

/** Returns the guides that the index lists, each with the heading above it. */
function listing(index: string): { name: string; group: string }[] {
  return index
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const group = part.slice(0, part.indexOf('\n'))
      return [...part.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name = '']) => ({ name, group }))
    })
}

async function read(name: string): Promise<Pick<Guide, 'title' | 'lead' | 'markdown'>> {
  const file = `docs/${name}.md`
  const text = withAddress(await readFile(inRoot(file), 'utf8'))
  const [, title, lead] = /^# (.+)\n\n([^#\s][\s\S]*?)\n(?:\n|$)/.exec(text) ?? []
  if (!title || !lead)
    throw new ContractError(`${file}:1  Start the guide with \`# Title\`, an empty line and a paragraph.`)
  // The marks of the tables that `generate` writes. Their lines stay, so that a problem has its line in the file.
  return { title, lead, markdown: text.replaceAll(/^<!-- \/?\w+ -->$/gm, '') }
}

/** Returns a text with the address of the repository in its place, if package.json has it. */
export function withAddress(text: string, address = repositoryAddress()): string {
  return address === undefined ? text : text.replaceAll('<address of the repository>', address)
}
