import type { World } from '../../state/world.js'
import { contentOf, openAddress } from './storage.js'

/** The storage that signed addresses point to. It needs no key, and neither of its answers has the API's envelope. */
export async function answerStorage(request: Request, world: World): Promise<Response | undefined> {
  if (request.method !== 'PUT') return undefined
  const staged = openAddress(world, new URL(request.url))
  if (typeof staged === 'string') return new Response(staged, { status: 403 })
  if (request.headers.get('content-type')?.toLowerCase() !== staged.mime_type.toLowerCase())
    return new Response(`The Content-Type must be ${staged.mime_type}.`, { status: 403 })

  // A client that goes away half-way leaves nothing behind.
  const content = await contentOf(request.body).catch(() => undefined)
  if (!content) return new Response('The bytes did not arrive.', { status: 400 })
  staged.content = content
  return new Response(null)
}
