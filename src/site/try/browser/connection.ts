/** Where requests go: to a mock, in the page or on a server. */

export type Connection = {
  /** The base URL of the API. */
  base: string
  /** Sends a request to the API or to what its responses link to. Rejects like `fetch` if the connection is lost. */
  send: (request: Request, version: string) => Promise<Response>
  /** Sends a request to the mock's control operations. Rejects with a ControlError that has the mock's message. */
  control: (method: string, path: string, body?: object) => Promise<unknown>
}

/** Returns the connection to a mock to which `send` sends requests. */
export function connectTo(base: string, send: (request: Request, version?: string) => Promise<Response>): Connection {
  return {
    base,
    send,
    async control(method, path, body) {
      const request = new Request(new URL(`/_mock${path}`, base), {
        method,
        ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
      })
      const response = await send(request)
      const text = await response.text()
      const content = text === '' ? undefined : JSON.parse(text)
      if (!response.ok) throw new ControlError(response.status, content?.error?.message)
      return content
    },
  }
}

/** The mock has rejected a request to its control operations. */
export class ControlError extends Error {
  constructor(
    readonly status: number,
    message = `The mock responded with ${status}.`,
  ) {
    super(message)
  }
}
