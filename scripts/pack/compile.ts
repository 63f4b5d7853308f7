import { ContractError } from '../support/contract-error.js'
import { fromRoot, inRoot } from '../support/paths.js'
import { diagnosticsText, ts } from '../support/typescript.js'

/**
 * Returns the declarations of the mock, the sandbox and what they import, by path. Paths that leave `src` are kept, so
 * the declarations stand two folders deep, as `src/mock` does. Throws a ContractError with file and line of each type
 * error.
 */
export function compiledDeclarations(): Map<string, string> {
  const files = new Map<string, string>()
  const sources = ['src/mock', 'src/sandbox'].flatMap((folder) => ts.sys.readDirectory(inRoot(folder), ['.ts']))
  const program = ts.createProgram(sources, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: inRoot('src'),
    outDir: inRoot('types/src'),
  })
  const result = program.emit(undefined, (file, text) => files.set(fromRoot(file), text))
  const errors = [...ts.getPreEmitDiagnostics(program), ...result.diagnostics]
  if (errors.length > 0) throw new ContractError(diagnosticsText(errors))
  return files
}
