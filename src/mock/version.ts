import { DEFAULT_VERSION, VERSIONS, type Version } from './documents.js'
import { Refusal } from './refusal.js'

/** The version of a request. Throws a Refusal (400 `unsupported_version`) for a value that is no version. */
export function versionOf(header: string | null): Version {
  if (header === null) return DEFAULT_VERSION
  const version = VERSIONS.find((known) => known === header)
  if (version) return version
  throw new Refusal(400, 'invalid_request', 'The requested service version is not supported.', 'unsupported_version', {
    requested: header,
    supported: [...VERSIONS],
  })
}
