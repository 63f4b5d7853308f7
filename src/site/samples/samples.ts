import type { Version } from '../../../scripts/support/paths.js'
import type { JsonObject } from '../../contract/json.js'
import { operationsOf } from '../../contract/operations.js'
import { LANGUAGES } from './languages.js'
import { sampleRequest } from './request.js'

/** The code of one request in one language. The fields are those of an entry of `x-codeSamples`. */
export type Sample = {
  /** The language's name for a highlighter: `shell`, `typescript`, `javascript`, `python`, `go`, `php`. */
  lang: string
  /** What a reader calls it: `curl`, `TypeScript`, `JavaScript`, `Python`, `Go`, `PHP`. */
  label: string
  source: string
}

/**
 * Returns the samples of each operation of a version by its id: for each documented request, the first one first, a
 * sample in each language. They send it to the mock at its usual origin. No library writes them: of `httpsnippet`,
 * `httpsnippet-lite`, `@readme/httpsnippet` and `@scalar/snippetz`, those that support Node 20 break strings with
 * quotes or send the name of a file instead of the file.
 */
export function samplesOf(view: JsonObject, version: Version): Record<string, Sample[][]> {
  return Object.fromEntries(
    operationsOf(view, version).map((operation) => [
      operation.operationId,
      (operation.body?.examples ?? [undefined]).map((example) => {
        const request = sampleRequest(operation, example)
        return LANGUAGES.map(({ lang, label, write }) => ({ lang, label, source: write(request) }))
      }),
    ]),
  )
}
