/** What an editor shows for a consumer's code, by TypeScript's language service on files that exist only in memory. */
import ts from 'typescript'
import { inRoot } from '../../scripts/support/paths.js'

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  types: [],
}

type Hover = { type: string; text: string }

/** Creates one language service for many texts, which reads the library once. A one-word comment marks a place. */
export function createEditor(options: ts.CompilerOptions = {}): {
  /** Returns each error with its line, and what the compiler adds to it. */
  diagnostics: (code: string) => { line: string; message: string }[]
  /** Returns what a hover shows at each mark. */
  hovers: (code: string) => Record<string, Hover>
  /** Returns the completions at the mark `here`, each with its documentation. */
  completions: (code: string) => { name: string; text: string }[]
  /** Returns how many types the compiler instantiates. Throws if the code does not compile. */
  instantiations: (code: string) => number
} {
  const file = inRoot('consumer.mts')
  let text = ''
  let version = 0
  const read = (path: string) => (path === file ? text : ts.sys.readFile(path))
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const content = read(path)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => inRoot(),
    getCompilationSettings: () => ({ ...OPTIONS, ...options }),
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  })
  function open(code: string): void {
    text = code
    version++
  }
  return {
    instantiations(code) {
      const [fault] = this.diagnostics(code)
      if (fault) throw new Error(`The code does not compile. Line ${fault.line}: ${fault.message}`)
      return service.getProgram()?.getInstantiationCount() ?? Number.NaN
    },
    diagnostics(code) {
      open(code)
      return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map((diagnostic) => ({
        line: text.slice(0, diagnostic.start).split('\n').length.toString(),
        message: [diagnostic, ...(diagnostic.relatedInformation ?? [])]
          .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
          .join('\n'),
      }))
    },
    hovers(code) {
      open(code)
      return Object.fromEntries(
        [...code.matchAll(/\/\*(\w+)\*\//g)].map((mark) => {
          const info = service.getQuickInfoAtPosition(file, mark.index + mark[0].length)
          return [
            mark[1] ?? '',
            { type: ts.displayPartsToString(info?.displayParts), text: ts.displayPartsToString(info?.documentation) },
          ]
        }),
      )
    },
    completions(code) {
      open(code)
      const at = code.indexOf('/*here*/')
      const { entries = [] } = service.getCompletionsAtPosition(file, at, undefined) ?? {}
      return entries.map(({ name }) => {
        const details = service.getCompletionEntryDetails(file, at, name, undefined, undefined, undefined, undefined)
        return { name, text: ts.displayPartsToString(details?.documentation) }
      })
    },
  }
}
