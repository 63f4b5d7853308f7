import { relative } from 'node:path'
import ts from 'typescript'
import { ContractError } from '../contract-error.js'
import { inRoot, ROOT } from '../paths.js'

/**
 * Compiles a folder of the repository into modules and declarations for another one: path to text. Paths that lead out
 * of the folder stay as they are, so both must lie equally deep. Throws a ContractError with file and line of each
 * type error.
 */
export function compile(from: string, to: string, types: string[] = []): Map<string, string> {
  const files = new Map<string, string>()
  const program = ts.createProgram(ts.sys.readDirectory(inRoot(from), ['.ts']), {
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
