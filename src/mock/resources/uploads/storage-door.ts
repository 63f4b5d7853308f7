import type { World } from '../../state/world.js'
import { contentOf, openAddress } from './storage.js'

/** The storage behind signed upload URLs. It requires no key, and its responses do not have the API's envelope. */
export async function answerStorage(request: Request, world: World): Promise<Response | undefined> {
  if (request.method !== 'PUT') return undefined
  const staged = openAddress(world, new URL(request.url))
  if (typeof staged === 'string') return new Response(staged, { status: 403 })
  if (request.headers.get('content-type')?.toLowerCase() !== staged.mime_type.toLowerCase())
    return new Response(`The Content-Type must be ${staged.mime_type}.`, { status: 403 })

  // If the client disconnects during the upload, nothing is stored.
  const content = await contentOf(request.body ?? (await request.blob()).stream()).catch(() => undefined)
  if (!content) return new Response('The body was not received completely. Send it again.', { status: 400 })
  staged.content = content
  return new Response(null)
}
