import type { MockContext } from '../context/context.js'
import { operationOf } from '../context/options.js'
import type { Reason } from '../context/request-log.js'
import { isBelow } from '../http/addresses.js'
import type { HttpRequest, HttpResponse } from '../http/http.js'
import { keyOfUpload, STORAGE_PATH } from '../resources/uploads/storage.js'
import { altered, ConnectionClosed, faultResponse } from './fault.js'
import type { Closed, Exchange } from './pipeline.js'

/** The operation of the contract that describes an upload to a signed URL. Downloads have none. */
const UPLOAD = 'putStagedFile'

/** Handles a request to a signed URL. It is not part of the API: of all steps, it goes through the fault alone. */
export async function signedUrlExchange(
  request: HttpRequest,
  context: MockContext,
  handle: () => Promise<HttpResponse>,
): Promise<Exchange | Closed> {
  const { contract, state, faults } = context
  const isUpload = request.method === 'PUT' && isBelow(request.path, STORAGE_PATH)
  const operation = isUpload ? operationOf(contract, UPLOAD) : undefined
  const operationId = operation?.operationId
  const key = operation && keyOfUpload(state, request)
  const fault = faults.take(request, operationId, key)
  try {
    // A mock in a page may have the document of a single version, and a file needs none.
    const view = () => contract.view(operation?.version ?? contract.byDefault)
    const faulty = fault && (await faultResponse(fault, request, view(), operation))
    const response = faulty ? { ...faulty, body: undefined } : await handle()
    return { response: altered(response, fault), operationId, key, reason: reasonOf(response, fault !== undefined) }
  } catch (error) {
    if (!(error instanceof ConnectionClosed)) throw error
    return { response: undefined, operationId, key, reason: { step: 'fault', message: 'The connection was closed.' } }
  }
}

function reasonOf({ status, body }: HttpResponse, isFaulty: boolean): Reason | undefined {
  if (isFaulty) return { step: 'fault', message: 'A fault was set for this request.' }
  return status < 400
    ? undefined
    : { step: 'handler', message: status === 404 ? 'There is no such file.' : String(body) }
}
