import { readFileSync } from 'node:fs'
import { BaseResolver, type Document, Source, YamlParseError } from '@redocly/openapi-core'
import { copyOf } from '../../src/contract/json.js'
import { syntaxOf } from '../support/yaml.js'

/** The last parsed document of each path. A file is parsed again only if its text has changed. */
const known = new Map<string, Document>()

/** Reads the files that a document references. */
export class ParsedFiles extends BaseResolver {
  override async loadExternalRef(path: string): Promise<Source> {
    const text = textOf(path)
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

/** Returns undefined if the file cannot be read: the resolver reports why. Reading one file after the other is faster than all at once. */
function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return undefined
  }
}
