/** What happens in the mock, as server-sent events for those who listen. */

/** `clock` is sent after a move of the clock or of the day, after a reset and after a restored snapshot. */
export type EventName = 'request' | 'task' | 'attempt' | 'clock'

export type Broadcast = {
  /** Sends an event to everyone who listens. `data` is called only if somebody does. */
  send(event: EventName, data: () => object): void
  /** Returns a stream of all events from now on. */
  listen(): ReadableStream<Uint8Array>
  /** Ends all streams, and those that are asked for later. */
  close(): void
}

/** How many bytes may wait for a listener. The stream of a slower listener fails. */
const MAX_WAITING_BYTES = 1_000_000
/** How often a comment is sent, in milliseconds, so that no proxy takes a quiet stream for a dead one. */
const KEEP_ALIVE_MS = 15_000

export function createBroadcast(): Broadcast {
  const listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()
  let timer: ReturnType<typeof setInterval> | undefined
  let isClosed = false

  function write(text: string): void {
    const bytes = new TextEncoder().encode(text)
    for (const listener of listeners) {
      if ((listener.desiredSize ?? 0) > 0) listener.enqueue(bytes)
      else {
        leave(listener)
        listener.error(new Error('Too many events are waiting.'))
      }
    }
  }

  function leave(listener: ReadableStreamDefaultController<Uint8Array>): void {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }

  return {
    send(event, data) {
      if (listeners.size > 0) write(`event: ${event}\ndata: ${JSON.stringify(data())}\n\n`)
    },
    listen() {
      let own: ReadableStreamDefaultController<Uint8Array>
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = controller
            if (isClosed) return controller.close()
            if (listeners.size === 0) timer = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS)
            listeners.add(controller)
            // The headers of a response are sent with its first bytes.
            controller.enqueue(new TextEncoder().encode(':\n\n'))
          },
          cancel: () => leave(own),
        },
        { highWaterMark: MAX_WAITING_BYTES, size: ({ byteLength }) => byteLength },
      )
    },
    close() {
      isClosed = true
      for (const listener of listeners) {
        leave(listener)
        listener.close()
      }
    },
  }
}
