import { relative } from 'node:path'
import ts from 'typescript'
import { ContractError } from '../support/contract-error.js'
import { inRoot, ROOT } from '../support/paths.js'

/**
 * Compiles a folder of the repository for another folder: returns path to text of modules and declarations. Only `parts` and
 * what they import are compiled. Paths that leave the folder are kept, so both folders must have the same depth. Throws a
 * ContractError with file and line of each type error.
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
  /** Packages of types that are included without an import. */
  types?: string[]
  parts?: string[]
}
