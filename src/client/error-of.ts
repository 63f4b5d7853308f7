import type { ParseAs } from 'openapi-fetch'
import type { CallResult, ErrorStatus, JsonOf } from './client.js'

/**
 * Returns the error of a result if it has this status, in the shape that the operation documents for the status.
 * Undefined for any other result. The compiler accepts only documented statuses of errors. Pass the awaited result as
 * it is.
 *
 * @example const result = await api.POST('/tasks', { body: { prompt: 'A poster' } }) const tooMany = errorOf(result,
 * 429) if (tooMany) console.log(tooMany.error.retry_after_ms)
 */
export function errorOf<
  Call extends { responses: object },
  As extends ParseAs,
  Status extends ErrorStatus<Call['responses']> & number,
>(result: CallResult<Call, As>, status: Status): JsonOf<Call['responses'][Status]> | undefined {
  return result.response.status === status ? (result.error as JsonOf<Call['responses'][Status]>) : undefined
}
