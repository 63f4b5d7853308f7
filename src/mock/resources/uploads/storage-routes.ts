import type { HttpResponse, IncomingRequest } from '../../http.js'
import type { MockState } from '../../state/mock-state.js'
import { contentOf, openAddress } from './storage.js'

/** The storage behind signed upload URLs. It requires no key, and its responses do not have the API's envelope. */
export async function handleStorage(request: IncomingRequest, state: MockState): Promise<HttpResponse | undefined> {
  if (request.method !== 'PUT') return undefined
  const staged = openAddress(state, request)
  if (typeof staged === 'string') return textResponse(403, staged)
  if (request.headers.get('content-type')?.toLowerCase() !== staged.mime_type.toLowerCase())
    return textResponse(403, `The Content-Type must be ${staged.mime_type}.`)

  // If the client disconnects during the upload, nothing is stored.
  const content = await contentOf(request.chunks()).catch(() => undefined)
  if (!content) return textResponse(400, 'The body was not received completely. Send it again.')
  staged.content = content
  return { status: 200, headers: {} }
}

function textResponse(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain;charset=UTF-8' }, body }
}
