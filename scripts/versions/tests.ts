import { readFileSync } from 'node:fs'
import type { Node, SourceFile } from 'typescript'
import { filesOf } from '../support/cache.js'
import { inRoot } from '../support/paths.js'
import { ts } from '../support/typescript.js'

/** Something in `test/` that is about one version alone: a whole file, or a part of one. */
export type VersionTest = { file: string; line: number; title: string }

/**
 * Returns what `test/` has about a version alone: files with its date in their names or `// Only <date>` in their first line,
 * and each statement, entry or property below such a comment.
 */
export function testsOf(date: string): VersionTest[] {
  return filesOf('test').flatMap((file) => {
    if (isWhole(file, date)) return [{ file, line: 1, title: 'the whole file' }]
    const text = file.endsWith('.ts') ? textOf(file) : ''
    return marked(file, text, date).map((node) => ({
      file,
      line: ts.getLineAndCharacterOfPosition(sourceFile(file, text), node.getStart()).line + 1,
      title: node.getText().split('\n')[0] ?? '',
    }))
  })
}

/** Returns the files with what is left of them: undefined for one that goes as a whole. Imports that nothing uses stay. */
export function withoutTestsOf(date: string): Map<string, string | undefined> {
  const files = [...new Set(testsOf(date).map(({ file }) => file))]
  return new Map(
    files.map((file) => [file, isWhole(file, date) ? undefined : withoutMarked(file, textOf(file), date)] as const),
  )
}

function withoutMarked(file: string, text: string, date: string): string {
  return marked(file, text, date).reduceRight((now, node) => {
    const mark = now.lastIndexOf(markOf(date), node.getStart())
    const from = now.lastIndexOf('\n', mark) + 1
    const end = now.indexOf('\n', node.getEnd()) + 1
    // One blank line is left between what was before and what comes after.
    const to = now.slice(0, from).endsWith('\n\n') && now[end] === '\n' ? end + 1 : end
    return now.slice(0, from) + now.slice(to)
  }, text)
}

/** Returns the outermost nodes below a mark, in their order. */
function marked(file: string, text: string, date: string): Node[] {
  if (!file.endsWith('.ts') || !text.includes(markOf(date))) return []
  const found: Node[] = []
  const visit = (node: Node): void => {
    const comments = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
    const isMarked = comments.some(({ pos, end }) => text.slice(pos, end) === markOf(date))
    if (isMarked && node.kind !== ts.SyntaxKind.SyntaxList && !ts.isSourceFile(node)) found.push(node)
    else ts.forEachChild(node, visit)
  }
  visit(sourceFile(file, text))
  return found
}

function isWhole(file: string, date: string): boolean {
  return file.includes(date) || (file.endsWith('.ts') && textOf(file).startsWith(`${markOf(date)}\n`))
}

function markOf(date: string): string {
  return `// Only ${date}`
}

function sourceFile(file: string, text: string): SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

function textOf(file: string): string {
  return readFileSync(inRoot(file), 'utf8')
}
