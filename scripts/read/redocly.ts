import { readFileSync } from 'node:fs'
import {
  BaseResolver,
  bundle,
  type Config,
  createConfig,
  type Document,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  ResolveError,
  Source,
  YamlParseError,
} from '@redocly/openapi-core'
import { copyOf, type JsonObject } from '../../src/contract/json.js'
import { ContractError } from '../support/contract-error.js'
import { fromRoot, inRoot, ROOT } from '../support/paths.js'
import { syntaxOf } from '../support/yaml.js'

let strict: Promise<Config> | undefined

/** Loaded when it is first needed, so that its errors reach the caller. */
function strictConfig(): Promise<Config> {
  strict ??= reading(loadConfig({ configPath: inRoot('redocly.yaml') })).catch(({ message }: Error) => {
    throw new ContractError(message.startsWith('redocly.yaml') ? message : `redocly.yaml  ${message}`)
  })
  return strict
}

/**
 * Only the rules without which a contract cannot be processed at all: operations of the same id would have one type. As
 * decorators they run while Redocly bundles. Linting by itself would read and walk everything twice.
 */
const readable = createConfig({
  decorators: { struct: 'error', 'no-unresolved-refs': 'error', 'operation-operationId-unique': 'error' },
})

/** Lints a document, or the source of all, with `redocly.yaml`. Throws a ContractError that lists all problems. */
export async function lintDocument(file: string): Promise<void> {
  const config = await strictConfig()
  throwIfAny(await reading(lint({ ref: inRoot(file), config, externalRefResolver: new ParsedFiles(config.resolve) })))
}

/**
 * Bundles an OpenAPI file and everything it references into one object. Throws a ContractError if a file cannot be
 * read, a reference cannot be resolved, or the structure is not valid OpenAPI.
 */
export async function bundleDocument(file: string): Promise<JsonObject> {
  const config: Config = await readable
  const externalRefResolver = new ParsedFiles(config.resolve)
  const { bundle: document, problems } = await reading(bundle({ ref: inRoot(file), config, externalRefResolver }))
  throwIfAny(problems)
  return document.parsed as JsonObject
}

/** Redocly reports a broken referenced file as a problem, but throws for its root file or its own settings. */
async function reading<Result>(outcome: Promise<Result>): Promise<Result> {
  return outcome.catch((error: unknown) => {
    if (error instanceof YamlParseError)
      throw new ContractError(
        `${fromRoot(error.source.absoluteRef)}:${error.line}:${error.col}  Failed to parse: ${plain(error.message)}`,
      )
    if (error instanceof ResolveError) {
      const { path, code } = error.originalError as NodeJS.ErrnoException
      throw new ContractError(path ? `${fromRoot(path)}  The file cannot be read: ${code}.` : plain(error.message))
    }
    throw error
  })
}

/** Makes paths relative to the repository, and removes a parse error's position, which the line starts with. */
function plain(message: string): string {
  return message.replaceAll(ROOT, '').replace(/ in "[^"]+" \(\d+:\d+\)/, '')
}

function throwIfAny(problems: NormalizedProblem[]): void {
  if (problems.length === 0) return
  // The bundler reports what a rule does as well, and before it: the name of the rule says more.
  const rules = new Map(problems.map((problem) => [textOf(problem), problem.ruleId]))
  const lines = [...rules].map(([text, rule]) => `${text} (${rule})`)
  // A file that cannot be parsed is reported again by each file that references it.
  const unparsed = lines.filter((text) => text.includes('Failed to parse'))
  throw new ContractError((unparsed.length > 0 ? unparsed : lines).join('\n'))
}

/** Returns `file:line:column  message` with any suggestions. */
function textOf({ location: [location], message, suggest }: NormalizedProblem): string {
  const place = location ? `${fromRoot(location.source.absoluteRef)}:${position(location)}  ` : ''
  const meant = suggest.length > 0 ? ` Did you mean: ${suggest.join(', ')}?` : ''
  return `${place}${plain(message)}${meant}`
}

function position(location: NonNullable<NormalizedProblem['location'][0]>): string {
  const { start } = getLineColLocation(location)
  return `${start.line}:${start.col}`
}

/** The last parsed document of each path. A file is parsed again only if its text has changed. */
const known = new Map<string, Document>()

/** Reads the files that a document references. */
class ParsedFiles extends BaseResolver {
  override async loadExternalRef(path: string): Promise<Source> {
    const text = contentOf(path)
    if (text === undefined) return super.loadExternalRef(path)
    return new Source(path, text)
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const before = known.get(source.absoluteRef)
    const document = before?.source.body === source.body ? before : this.parse(source, isRoot)
    known.set(source.absoluteRef, document)
    // Bundling changes the document it gets.
    return { source: document.source, parsed: copyOf(document.parsed) }
  }

  /** Throws a YamlParseError with the place and words of the parser that reads the other files. */
  private parse(source: Source, isRoot?: boolean): Document {
    try {
      return super.parseDocument(source, isRoot)
    } catch (error) {
      throw Object.assign(error as Error, error instanceof YamlParseError && syntaxOf(source.body).errors[0])
    }
  }
}

/** Returns undefined for an unreadable file: the resolver reports why. One after the other is faster than all. */
function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
