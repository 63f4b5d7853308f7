import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'

/**
 * Sends a request as `fetch` does, but only to public addresses. A name is resolved when the connection is opened, and rejected
 * if any of its addresses is a loopback, private or link-local one, so that no later answer of its name server matters.
 */
export function fetchPublic(url: string, { method, headers, body, signal }: RequestInit): Promise<Response> {
  const { protocol, hostname } = new URL(url)
  const address = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve, reject) => {
    if (isIP(address) && !isPublic(address)) throw new NotPublic(address)
    const send = protocol === 'https:' ? httpsRequest : httpRequest
    const options = {
      method,
      headers: headers as Record<string, string>,
      lookup: lookupPublic as LookupFunction,
      ...(signal ? { signal } : {}),
    }
    send(url, options, (incoming) => {
      const status = incoming.statusCode ?? 0
      const isEmpty = [204, 205, 304].includes(status)
      resolve(new Response(isEmpty ? null : (Readable.toWeb(incoming) as ReadableStream), { status }))
    })
      .on('error', reject)
      .end(body)
  })
}

class NotPublic extends Error {
  constructor(address: string) {
    super(`${address} is not a public address: a task of a web page of another origin is not delivered there.`)
  }
}

function lookupPublic(
  hostname: string,
  options: LookupOptions,
  callback: (error: Error | null, address?: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const closed = addresses?.find(({ address }) => !isPublic(address))
    const [first] = addresses ?? []
    if (error ?? closed) callback(error ?? new NotPublic(`${hostname} resolves to ${closed?.address}, which`))
    else if (options.all) callback(null, addresses)
    else callback(null, first?.address, first?.family)
  })
}

/** Returns false for an address of this machine or of the networks around it. */
export function isPublic(address: string): boolean {
  return !CLOSED.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** IPv4 addresses in IPv6 form match their rules too. Those that a gateway or a tunnel translates are all closed. */
const CLOSED = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(network, prefix)
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['2002::', 16],
  ['fc00::', 6],
] as const)
  CLOSED.addSubnet(network, prefix, 'ipv6')
