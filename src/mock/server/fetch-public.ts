import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import { useAgent } from 'request-filtering-agent'

/**
 * Sends a request as `fetch` does, but only to public addresses. The agent looks at the address that a connection is
 * opened to, so a name server that later returns another address has no effect.
 */
export function fetchPublic(url: string, { method, headers, body, signal }: RequestInit): Promise<Response> {
  const { protocol, hostname } = new URL(url)
  const send = protocol === 'https:' ? httpsRequest : httpRequest
  const options = {
    method,
    headers: headers as Record<string, string>,
    agent: useAgent(url),
    ...(signal && { signal }),
  }
  return new Promise((resolve, reject) => {
    send(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0
      // Thrown here, the error of a `Response` with another status would end the process.
      if (status < 200 || status > 599) {
        incoming.destroy()
        return reject(new Error(`The receiver responded with the status ${status}, which HTTP does not know.`))
      }
      const isEmpty = [204, 205, 304].includes(status)
      resolve(new Response(isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream), { status }))
    })
      .on('error', (error) => reject(error.message.includes('is not allowed. Because') ? notPublic(hostname) : error))
      .end(body)
  })
}

function notPublic(host: string): Error {
  return new Error(
    `${host} is not a public address, or does not lead to one, and this webhook is delivered to public addresses only.`,
  )
}
