import { createRequire } from 'node:module'
import type { Diagnostic } from 'typescript'
import { ROOT } from './paths.js'

/** The compiler. Loaded by `require`, because an import would first scan its nine megabytes for export names. */
export const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript')

/** Returns a line for each diagnostic, with the path of its file in the repository. */
export function diagnosticsText(diagnostics: readonly Diagnostic[]): string {
  return ts.formatDiagnostics(diagnostics, {
    getCurrentDirectory: () => ROOT,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  })
}
