import type { Contract } from '../../contract/contract.js'
import { NotDocumented } from '../../contract/select-response.js'
import { isBelow } from '../http/addresses.js'
import { ApiError, InvalidData } from '../http/errors.js'
import { bearerOf, type HttpRequest } from '../http/http.js'
import { DOWNLOADS_PATH } from '../resources/downloads.js'
import { RecordList, type SavedList } from '../state/changes.js'
import type { OperationId } from '../state/operations.js'
import { checkOptions, operationOf } from './options.js'
import { isOf, type LogFilter } from './request-log.js'

/** What happens to the next requests to an operation, or for files that the mock generated. */
export type Fault = Target & {
  /** Applies to requests with this key only, and to uploads to the URLs that it created. */
  key?: string
  /** Responds with the documented example of this status; with a `body`, any status from 200 to 599. */
  status?: number
  /** Responds with the documented example of this name. */
  example?: string
  /** Responds with this body: a string as it is, anything else as JSON. Without a status, it is that of a success. */
  body?: unknown
  /** Adds these headers to the response. */
  headers?: Record<string, string>
  /** Sends only so many bytes of the body, then closes the connection. */
  truncate?: number
  /** Waits this long first, in milliseconds: at most an hour. */
  delayMs?: number
  /** Closes the connection without a response. */
  drop?: boolean
  /** The number of requests it applies to; 1 by default. */
  times?: number
}

type Target =
  | {
      /** The operation, as in the contract: `createTask`. `putStagedFile` is the upload to a signed URL. */
      operationId: OperationId
      path?: never
    }
  | {
      /** The path of a download, or `/_files` for all of them. */
      path: string
      operationId?: never
    }

/** A fault as a snapshot contains it: `times` counts the requests that are left. */
export type SavedFault = Fault & { times: number }

/** The faults that are set, in the order in which they apply. */
export type Faults = {
  /**
   * Throws an ApiError (400) for an operation that does not exist, a status that it does not document, and whatever
   * else the control rejects.
   */
  set(fault: Fault): void
  /** Returns the fault for a request, if any, and counts it as used. Without a key, it is the one that was sent. */
  take(request: Pick<HttpRequest, 'headers' | 'path'>, operationId?: string, key?: string): Fault | undefined
  /** Removes all faults, or those that a filter selects. */
  clear(filter?: LogFilter): void
  saved: RecordList<SavedFault>
}

/** How many faults may be set for each key, and how many for all keys together. */
const MAX_PER_KEY = 1000
const MAX_FAULTS = 5000

/** Throws as `set` does if one of the saved faults does not fit the contract. */
export function createFaults(contractOf: () => Contract, saved?: SavedList<SavedFault>): Faults {
  const faults = new RecordList(saved)
  for (const fault of faults.values()) checkFault(contractOf(), fault)
  return {
    set(given) {
      // A copy as a snapshot would contain it: what cannot be written as JSON could not be sent either.
      const fault = JSON.parse(JSON.stringify(given)) as Fault
      checkFault(contractOf(), fault)
      const { key } = fault
      const ofKey = [...faults.values()].filter((other) => other.key === key)
      if (faults.size >= MAX_FAULTS || ofKey.length >= MAX_PER_KEY) {
        const full =
          faults.size >= MAX_FAULTS ? `${MAX_FAULTS} faults` : `${MAX_PER_KEY} faults${key ? ` of ${key}` : ''}`
        throw new ApiError(400, `${full} are set already. Use them up, or clear them.`)
      }
      faults.add({ times: 1, ...fault })
    },
    take(request, operationId, owner) {
      if (faults.size === 0) return undefined
      const key = owner ?? bearerOf(request)
      for (const [name, fault] of faults) {
        if (fault.path !== undefined ? !isBelow(request.path, fault.path) : fault.operationId !== operationId) continue
        if ((fault.key ?? key) !== key) continue
        fault.times--
        if (fault.times > 0) faults.set(name, fault)
        else faults.delete(name)
        return fault
      }
      return undefined
    },
    clear(filter = {}) {
      if (filter.operationId !== undefined) operationOf(contractOf(), filter.operationId)
      for (const [name, fault] of faults) if (isOf(filter, fault)) faults.delete(name)
    },
    saved: faults,
  }
}

const EFFECTS = ['status', 'example', 'body', 'headers', 'truncate', 'drop', 'delayMs'] as const

function checkFault(contract: Contract, fault: Fault): void {
  checkOptions(contract, 'setFault', fault)
  const { operationId, path, key, status, example, body, headers = {} } = fault
  if ((operationId === undefined) === (path === undefined))
    throw new ApiError(400, 'A fault needs an operation or the `path` of a download, and not both.')
  if (path !== undefined && !isBelow(path, DOWNLOADS_PATH))
    throw new ApiError(400, `\`path\` must start with ${DOWNLOADS_PATH}. Everything else has an operation.`)
  if (path !== undefined && (key !== undefined || example !== undefined))
    throw new ApiError(400, 'A download has neither a key nor documented examples. Omit `key` and `example`.')
  const operation = operationId && operationOf(contract, operationId)
  if (!EFFECTS.some((effect) => fault[effect] !== undefined))
    throw new ApiError(400, `A fault needs one of ${EFFECTS.slice(0, -1).join(', ')} or a delay.`)
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name)) throw new InvalidData(`\`${name}\` is not a valid name of a header.`)
    if (!HEADER_VALUE.test(value))
      throw new InvalidData(`The value of the header \`${name}\` must have printable ASCII characters only.`)
  }
  if (body !== undefined || !operation) return
  try {
    if (status || example)
      contract
        .view(operation.version)
        .response(operation, { ...(status && { code: String(status) }), ...(example && { example }) })
  } catch (error) {
    if (!(error instanceof NotDocumented)) throw error
    throw new ApiError(400, `${error.message} With a \`body\`, a fault can have any status from 200 to 599.`)
  }
}

/** What a header may consist of: with anything else, `Response` or Node's server throws or sends other characters. */
const HEADER_NAME = /^[\w!#$%&'*+.^`|~-]+$/
const HEADER_VALUE = /^[\t\x20-\x7e]*$/
