import { relative } from 'node:path'
import ts from 'typescript'
import { inRoot, ROOT } from './paths.js'
import { ContractError } from './redocly.js'

/**
 * Compiles `src/client` into the files of `generated/client`: path to text. The source names the generated types by
 * a path that is the same from both folders. Throws a ContractError with file and line of each type error.
 */
export function compileClient(): Map<string, string> {
  const files = new Map<string, string>()
  const entries = ts.sys.readDirectory(inRoot('src/client'), ['.ts'])
  const program = ts.createProgram(entries, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
    skipLibCheck: true,
    exactOptionalPropertyTypes: true,
    declaration: true,
    rootDir: inRoot('src/client'),
    outDir: inRoot('generated/client'),
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
