import type { MockContext } from '../context/context.js'
import { ApiError } from '../http/errors.js'
import { bearerOf, type HttpRequest } from '../http/http.js'
import { sha256Hex } from '../state/encoding.js'

/**
 * Rejects a request to `/_mock` that lacks the token (401). Without a token, everyone on this machine may control the
 * mock, and nobody else: it is closed while the mock listens beyond loopback.
 */
export function checkControlToken(request: HttpRequest, { controlToken, isExposed }: MockContext): void {
  if (controlToken === undefined) {
    if (isExposed) throw unauthorized(CLOSED)
    return
  }
  // How long it takes to compare two hashes says nothing about the token.
  if (sha256Hex(bearerOf(request) ?? '') !== sha256Hex(controlToken)) throw unauthorized(WRONG)
}

const CLOSED =
  'This mock listens beyond loopback, so /_mock is closed. To open it, start the mock with --control-token, and send that token as `Authorization: Bearer <token>`.'
const WRONG = '/_mock needs the token of --control-token: send it as `Authorization: Bearer <token>`.'

function unauthorized(message: string): ApiError {
  return new ApiError(401, message, { headers: { 'www-authenticate': 'Bearer' } })
}
