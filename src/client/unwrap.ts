import { ResponseError } from './response-error.js'

/**
 * Returns the data of a result. Throws a ResponseError if the result is an error.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export function unwrap<Data>(
  result: { then?: 'Await the call: unwrap(await api.GET(…))' } & { data?: Data; error?: unknown; response: Response },
): Exclude<Data, null | undefined> {
  if (result.data == null) throw new ResponseError(result.response, result.error, 'there is no data')
  return result.data as Exclude<Data, null | undefined>
}
