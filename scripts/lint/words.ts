import { readFile } from 'node:fs/promises'
import { filesOf } from '../support/cache.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readYaml } from '../support/yaml.js'

/** A word to avoid, as listed in `words.yaml`. */
export type Word = { pattern: string; write: string; reason: string; before: string; after: string }

type Finding = { file: string; line: number; found: string; word: Word }

/**
 * Looks for the words of `words.yaml` in files of the repository: in everything that people read, unless others are given.
 * Returns the number of files. Throws a ContractError that names file, line and the better word.
 */
export async function checkWords(files = textFiles()): Promise<number> {
  const { words } = await readYaml<{ words: Word[] }>(inRoot('scripts/lint/words.yaml'))
  const findings = await Promise.all(
    files.map(async (file) =>
      findWords(await readFile(inRoot(file), 'utf8'), words).map((found) => ({ file, ...found })),
    ),
  )
  const faults = findings.flat().map(messageOf)
  if (faults.length > 0) throw new ContractError(faults.join('\n'))
  return files.length
}

/** Returns the listed words in a text outside of code, with their lines, counted from 1. */
export function findWords(text: string, words: Word[]): Omit<Finding, 'file'>[] {
  const lines = withoutCode(text).split('\n')
  return lines.flatMap((line, at) =>
    words.flatMap((word) =>
      [...line.matchAll(new RegExp(word.pattern, 'gi'))].map(([found]) => ({ line: at + 1, found, word })),
    ),
  )
}

/** Replaces code and ids with blanks, so that lines keep their numbers. */
function withoutCode(text: string): string {
  return [FENCED, INDENTED, INLINE, ID].reduce((left, code) => left.replace(code, blank), text)
}

const FENCED = /^( *)```[\s\S]*?^\1```$/gm
const INDENTED = /^ {4,}(?:curl|npm|npx) .*$/gm
const INLINE = /`[^`\n]+`/g
const ID = /\b[a-z0-9_]+(?:\.[a-z0-9_]+)+\b/g

function blank(code: string): string {
  return code.replace(/[^\n]/g, ' ')
}

/** Returns the contract without its examples (whose words come from a workspace), and all hand-written Markdown. */
export function textFiles(): string[] {
  const names = ['openapi', 'docs', 'scripts', 'test', 'bench', 'tools', 'src', 'generated'].flatMap(filesOf)
  return [...names, 'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md']
    .filter((file) => file.endsWith('.md') || (file.startsWith('openapi/') && file.endsWith('.yaml')))
    .filter((file) => !file.includes('/examples/'))
    .sort()
}

function messageOf({ file, line, found, word }: Finding): string {
  return `${file}:${line}  “${found}”: write ${word.write}. ${word.reason}`
}
