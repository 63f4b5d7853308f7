/** What the command prints. */
import type { Contract } from '../../contract/contract.js'
import { addressesAt, BASE_PATH, isBelow } from '../http/addresses.js'
import { bearerOf, type HttpRequest } from '../http/http.js'
import { isLoopback } from '../request/origin.js'
import type { Exchange } from '../request/pipeline.js'
import { STORAGE_PATH } from '../resources/uploads/storage.js'

/** Where everything is, and a request for each version, ready to paste. */
export function greeting(
  origin: string,
  { versions, rolesOn }: Pick<Contract, 'versions' | 'rolesOn'>,
  { host, day, hasReference, hasToken }: { host: string; day: string; hasReference: boolean; hasToken: boolean },
): string {
  const byDefault = rolesOn(day).default
  return [
    '',
    ...addressesAt(origin, versions).map((line) => `  ${line}`),
    ...(hasReference ? [`  Reference  ${origin}/`] : []),
    '',
    ...versions.flatMap((version) => [
      `  Version ${version}${version === byDefault ? `, the default on ${day}` : ''}:`,
      `  ${curl(origin, version === byDefault ? undefined : version)}`,
      '',
    ]),
    ...(isLoopback(host)
      ? []
      : [
          `  Warning: ${host} is not a loopback address. Everyone who reaches it can use this mock.`,
          `  ${hasToken ? 'Anyone who has the control token can reset it.' : '/_mock is closed, because there is no --control-token.'}`,
          '  By name, /_mock and /mcp are reached as localhost or with --allow-host only.',
          '',
        ]),
    `  The day of this mock is ${day}, which decides the versions that it supports. Choose another one with --date.`,
    '  For any documented response, send the header Prefer: code=404 or Prefer: example=failed. Press Ctrl-C to stop.',
    '',
  ].join('\n')
}

function curl(origin: string, version: string | undefined): string {
  const headers = [
    'Authorization: Bearer service_live_0123abcd',
    ...(version === undefined ? [] : [`Service-Version: ${version}`]),
  ]
  const flags = headers.map((header) => `-H '${header}'`).join(' ')
  return `curl ${origin}${BASE_PATH}/tasks/task_01JTS3C4DWA7N36096Q14DR9GP ${flags}`
}

/** Returns the line for a request that got a response: time, status, request, operation, version, ms, and why. */
export function logLine(
  { method, path, search }: HttpRequest,
  { response, operationId, version, warning, reason }: Exchange,
  ms: number,
): string {
  const time = new Date().toTimeString().slice(0, 8)
  const about = [operationId, version].filter(Boolean).join(' ')
  const why = reason ? `  ${shown(reason.message).replaceAll('`', '')}` : ''
  // The query of a signed URL is its signature.
  const query = isBelow(path, STORAGE_PATH) ? '' : search
  const line = `${time}  ${response.status}  ${method.padEnd(6)} ${path}${query}  ${about}  ${ms.toFixed(1)} ms${why}`
  return warning === undefined ? line : `${line}\n          Warning: ${shown(warning)}`
}

/** Returns a message that may quote what a client sent, which must not control the terminal. */
function shown(message: string): string {
  return message.replaceAll(/\p{Cc}/gu, '')
}

/** Returns the same as a JSON object. The key is shortened; the query may have a token and is left out. */
export function jsonLine(
  request: HttpRequest,
  { response, operationId, version, warning, reason }: Exchange,
  ms: number,
): string {
  return json({
    request_id: response.headers['x-request-id'],
    client_request_id: request.headers.get('x-request-id')?.slice(0, MAX_ID_LENGTH),
    key: shortened(bearerOf(request)),
    method: request.method,
    path: request.path,
    operation: operationId,
    version,
    status: response.status,
    ms: Number(ms.toFixed(1)),
    reason,
    warning,
  })
}

/** Returns the end of a key, which tells keys apart and lets nobody use one. */
function shortened(key: string | undefined): string | undefined {
  return key && `…${key.slice(-4)}`
}

/** How many characters of an id are logged that the client chose. */
const MAX_ID_LENGTH = 200

/** Returns the line for what concerns no request as one JSON object. */
export function jsonMessage(message: string, more: object = {}): string {
  return json({ message, ...more })
}

function json(entry: object): string {
  return JSON.stringify({ time: new Date().toISOString(), ...entry })
}

/** Returns the line for documents that changed while the mock runs. */
export function reloadLine(outcome: { ms: number } | { error: Error }): string {
  return 'ms' in outcome
    ? `Now serving the changed contract (${outcome.ms.toFixed(0)} ms).`
    : `The changed contract has an error; the last valid one is still served. ${outcome.error.message}`
}
