import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { CompilerOptions, Diagnostic } from 'typescript'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { diagnosticsText, ts } from '../support/typescript.js'

/**
 * Transpiles the modules of a folder for another folder: returns path to text of JavaScript, declarations and the
 * source maps of both. Each file is transpiled separately and without type checks, which `npm run lint` does; exports
 * must therefore state their types. Paths that leave the folder are kept, so both folders must have the same depth.
 * Throws a ContractError with file and line of each syntax error.
 */
export async function transpile(from: string, to: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const errors: Diagnostic[] = []
  for (const path of ts.sys.readDirectory(inRoot(from), ['.ts'])) {
    const source = await readFile(path, 'utf8')
    const how = { fileName: path, compilerOptions: COMPILER_OPTIONS, reportDiagnostics: true }
    const base = join(to, relative(inRoot(from), path))
      .replaceAll('\\', '/')
      .replace(/\.ts$/, '')
    for (const [ending, outcome] of [
      ['.js', ts.transpileModule(source, how)],
      ['.d.ts', ts.transpileDeclaration(source, how)],
    ] as const) {
      files.set(base + ending, outcome.outputText)
      files.set(`${base}${ending}.map`, withSource(outcome.sourceMapText, inRoot(base), path))
      errors.push(...(outcome.diagnostics ?? []).filter(({ file }) => file))
    }
  }
  if (errors.length > 0) throw new ContractError(diagnosticsText(unique(errors)).trim())
  return files
}

const COMPILER_OPTIONS: CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  strict: true,
  isolatedDeclarations: true,
  declaration: true,
  sourceMap: true,
  declarationMap: true,
}

/** The compiler takes the source for a neighbour of the compiled file. */
function withSource(map: string | undefined, compiled: string, source: string): string {
  const path = relative(dirname(compiled), source).replaceAll('\\', '/')
  return JSON.stringify({ ...JSON.parse(map ?? '{}'), sources: [path] })
}

/** A syntax error is reported twice: for the code and for the declarations. */
function unique(errors: Diagnostic[]): Diagnostic[] {
  return [...new Map(errors.map((error) => [`${error.file?.fileName}:${error.start}:${error.code}`, error])).values()]
}
