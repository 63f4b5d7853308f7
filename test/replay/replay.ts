/** Replays documented responses. */
import { expect } from 'vitest'
import { withoutCallback } from '../../src/conform/requests.js'
import { type Operation, type ResponseExample, statusOf } from '../support/documents.js'
import { requestFor } from '../support/requests.js'

type Send = (request: Request) => Promise<Response>

/** Asks a server for a documented response with `Prefer`, expects exactly that one, and resolves to it. */
export async function replay(
  operation: Operation,
  { status, name, value }: ResponseExample,
  base: string,
  send: Send,
): Promise<Response> {
  const code = statusOf(operation, status)
  const prefer = name === undefined ? `code=${code}` : `code=${code}, example=${name}`
  // Prism calls the address of a callback.
  const body = withoutCallback(operation.body?.examples[0]?.value ?? null)
  const response = await send(requestFor(operation, { base, headers: { prefer }, body }))
  const text = await response.clone().text()
  expect({ prefer, status: response.status }).toEqual({ prefer, status: code })
  expect({ prefer, body: name === undefined ? text : JSON.parse(text) }).toEqual({
    prefer,
    body: name === undefined ? '' : value,
  })
  return response
}
