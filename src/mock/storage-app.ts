import { Hono } from 'hono'
import type { State } from './control/state.js'
import { contentOf, openAddress } from './resources/uploads/storage.js'

/** The storage that signed addresses point to. It needs no key, and neither of its answers has the API's envelope. */
export function storageApp(state: State): Hono {
  const app = new Hono()
  app.put('/*', async (context) => {
    const staged = openAddress(state.world, new URL(context.req.url))
    if (typeof staged === 'string') return context.text(staged, 403)
    if (context.req.header('content-type')?.toLowerCase() !== staged.mime_type.toLowerCase())
      return context.text(`The Content-Type must be ${staged.mime_type}.`, 403)

    const body = context.req.raw.body as AsyncIterable<Uint8Array> | null
    // A client that goes away half-way leaves nothing behind.
    const content = await contentOf(body ?? []).catch(() => undefined)
    if (!content) return context.text('The bytes did not arrive.', 400)
    staged.content = content
    return context.body(null, 200)
  })
  return app
}
