import { ResponseError } from './response-error.js'

/**
 * Returns the data of a result. Throws a ResponseError if the result is an error.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export function unwrap<Data>(answer: {
  data?: Data
  error?: unknown
  response: Response
}): Exclude<Data, null | undefined> {
  if (answer.data == null) throw new ResponseError(answer.response, answer.error, 'no data')
  return answer.data as Exclude<Data, null | undefined>
}
