import type { Roles, Version } from '../../contract/versions.js'
import { ApiError } from '../http/errors.js'

/** Returns the version of a request. Throws an ApiError (400 `unsupported_version`) if it is not supported. */
export function versionOf(header: string | null, roles: Roles): Version {
  if (header === null) return roles.default
  const version = roles.supported.find((known) => known === header)
  if (version) return version
  const message = `Version ${header} is not supported. Use ${roles.supported.join(' or ')}.`
  throw new ApiError(400, message, {
    code: 'unsupported_version',
    details: { requested: header, supported: roles.supported },
  })
}
