import { relative } from 'node:path'
import ts from 'typescript'
import { ContractError } from '../contract-error.js'
import { inRoot, ROOT } from '../paths.js'

/**
 * Compiles a folder of the repository into modules and declarations for another one: path to text. Of the folder, the
 * `parts` and what they import are compiled. Paths that lead out of it stay as they are, so both must lie equally deep.
 * Throws a ContractError with file and line of each type error.
 */
export function compile(from: string, to: string, { types = [], parts = ['.'] }: Options = {}): Map<string, string> {
  const files = new Map<string, string>()
  const entries = parts.flatMap((part) => ts.sys.readDirectory(inRoot(from, part), ['.ts']))
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types,
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    declaration: true,
    rootDir: inRoot(from),
    outDir: inRoot(to),
  })
  const result = program.emit(undefined, (file, text) => files.set(relative(ROOT, file), text))
  const errors = [...ts.getPreEmitDiagnostics(program), ...result.diagnostics]
  if (errors.length > 0)
    throw new ContractError(
      ts.formatDiagnostics(errors, {
        getCurrentDirectory: () => ROOT,
        getCanonicalFileName: (name) => name,
        getNewLine: () => '\n',
      }),
    )
  return files
}

type Options = {
  /** Packages of types that are known without an import. */
  types?: string[]
  parts?: string[]
}
