import type { HttpResponse, Received } from '../../http.js'
import type { World } from '../../state/world.js'
import { contentOf, openAddress } from './storage.js'

/** The storage behind signed upload URLs. It requires no key, and its responses do not have the API's envelope. */
export async function answerStorage(request: Received, world: World): Promise<HttpResponse | undefined> {
  if (request.method !== 'PUT') return undefined
  const staged = openAddress(world, request)
  if (typeof staged === 'string') return refused(403, staged)
  if (request.headers.get('content-type')?.toLowerCase() !== staged.mime_type.toLowerCase())
    return refused(403, `The Content-Type must be ${staged.mime_type}.`)

  // If the client disconnects during the upload, nothing is stored.
  const content = await contentOf(request.chunks()).catch(() => undefined)
  if (!content) return refused(400, 'The body was not received completely. Send it again.')
  staged.content = content
  return { status: 200, headers: {} }
}

function refused(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain;charset=UTF-8' }, body }
}
