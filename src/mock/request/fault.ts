import type { View } from '../../contract/contract.js'
import type { Operation } from '../../contract/operations.js'
import type { Fault } from '../context/faults.js'
import type { HttpRequest, HttpResponse } from '../http/http.js'
import type { ResponseParts } from './respond.js'

/** A fault that closes the connection without a response. */
export class ConnectionClosed extends Error {}

/**
 * Waits as a fault says, and resolves to the response that it asks for; undefined if the request goes on. Rejects with
 * a ConnectionClosed. A download has no operation, and so no documented response.
 */
export async function faultResponse(
  { delayMs, drop, body, status, example }: Fault,
  { signal }: HttpRequest,
  view: View,
  operation?: Operation,
): Promise<ResponseParts | undefined> {
  if (delayMs) await delay(delayMs, signal)
  if (drop) throw new ConnectionClosed()
  if (body !== undefined) return { status: status ?? operation?.success ?? 200, headers: {}, body: null }
  if (!operation) return status ? { status, headers: {}, body: undefined } : undefined
  if (!status && !example) return undefined
  return view.response(operation, { ...(status && { code: String(status) }), ...(example && { example }) })
}

/** Returns a response as a fault changes it, with the warning about the request. */
export function altered(response: HttpResponse, fault: Fault | undefined, warning?: string): HttpResponse {
  const { body, headers = {}, truncate } = fault ?? {}
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  const warned = warning === undefined ? {} : { 'mock-warning': warning.replaceAll(/[^\x20-\x7e]/g, '?') }
  return {
    ...response,
    headers: { ...response.headers, ...warned, ...Object.fromEntries(own) },
    ...(body === undefined ? {} : { body: BODYLESS.includes(response.status) ? undefined : textOf(body) }),
    ...(truncate === undefined ? {} : { truncate }),
  }
}

/** The statuses whose responses have no body. */
const BODYLESS = [204, 205, 304]

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

/** Resolves after so many milliseconds. Rejects with a ConnectionClosed as soon as the client gives up. */
function delay(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new ConnectionClosed())
    })
  })
}
