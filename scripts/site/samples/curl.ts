import { JSON_TEXT, literal } from './literal.js'
import type { SampleRequest } from './request.js'

/** Writes a request as a curl command for a POSIX shell. */
export function curl({ operation: { method }, url, headers, json, file }: SampleRequest): string {
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

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
