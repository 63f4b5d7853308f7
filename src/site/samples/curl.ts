import { JSON_TEXT, literal } from './literal.js'
import type { SampleRequest } from './request.js'

/** The parts of a request that curl needs. */
type CurlRequest = Pick<SampleRequest, 'url' | 'headers' | 'json' | 'file'> & { operation: { method: string } }

/** Writes a request as a curl command for a POSIX shell. */
export function curl({ operation: { method }, url, headers, json, file }: CurlRequest): string {
  // curl sends a GET without a body, and a POST with one.
  const hasBody = json !== undefined || file !== undefined
  const isImplied = method === (hasBody ? 'POST' : 'GET')
  return [
    `curl ${isImplied ? '' : `-X ${method} `}${/[?&]/.test(url) ? quoted(url) : url}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(file ? [`-F ${quoted(`${file.field}=@${file.name};type=${file.type}`)}`] : []),
    ...(json === undefined ? [] : [`-d ${quoted(literal(json, JSON_TEXT, 2, "-d ''".length))}`]),
  ].join(' \\\n  ')
}

/** Returns a text as one word of a shell. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
