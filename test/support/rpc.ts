/** A client of the tool server that uses only JSON-RPC and `fetch`. */

type RpcResponse = {
  status: number
  headers: Headers
  /** The result of the call, or its error. Both are undefined if the response is not JSON-RPC. */
  result?: Record<string, unknown>
  error?: { code: number; message: string }
  body: unknown
}

type Send = (request: Request) => Promise<Response>

/** Sends one JSON-RPC request, or the text of `body`, with `fetch` or to a mock without a port. */
export async function rpc(
  url: string,
  method: string,
  params: object = {},
  { headers = {}, send = fetch, body }: { headers?: Record<string, string>; send?: Send; body?: string } = {},
): Promise<RpcResponse> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: body ?? JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const response = await send(request)
  const text = await response.text()
  const message = text === '' ? undefined : (JSON.parse(text) as Pick<RpcResponse, 'result' | 'error'>)
  const { result, error } = message ?? {}
  return {
    status: response.status,
    headers: response.headers,
    body: message,
    ...(result ? { result } : {}),
    ...(error && 'code' in error && typeof error.code === 'number' ? { error } : {}),
  }
}
