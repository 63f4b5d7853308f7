import type { LoggedRequest } from '../../mock/context/request-log.js'
import { type Connection, ControlError } from '../try/browser/connection.js'

/** What `GET /_mock/events` sends. */
export type ConsoleEvent =
  | { event: 'request'; data: LoggedRequest }
  | { event: 'task' | 'attempt'; data: object }
  | { event: 'clock'; data: { reset?: true } }

/**
 * Reads the events of a mock until it ends. `opened` is called before the first one. Rejects with a ControlError, and
 * if the connection breaks. Uses fetch, because an EventSource cannot send a token.
 */
export async function readEvents(
  { base, send }: Connection,
  opened: () => Promise<void>,
  receive: (event: ConsoleEvent) => void,
): Promise<void> {
  const response = await send(new Request(new URL('/_mock/events', base)), '')
  if (!response.ok || !response.body) throw new ControlError(response.status, (await response.json()).error?.message)
  await opened()
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const blocks = (rest + part.value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (event) receive({ event, data: JSON.parse(data) } as ConsoleEvent)
    }
  }
}
