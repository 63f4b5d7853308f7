import type { FetchResponse } from 'openapi-fetch'

/**
 * The error of an answer, if it has this status, in the shape that the operation documents for the status; undefined for
 * any other answer. The compiler takes only statuses that the operation documents, and an answer as it was awaited.
 *
 * @example
 * const answer = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 * const tooMany = errorOf(answer, 429)
 * if (tooMany) console.log(tooMany.error.retry_after_ms)
 */
export function errorOf<
  Operation extends { responses: object },
  Init,
  Status extends keyof Operation['responses'] & number,
>(
  answer: FetchResponse<Operation, Init, `${string}/${string}`>,
  status: Status,
): BodyOf<Operation['responses'][Status]> | undefined {
  return answer.response.status === status ? (answer.error as BodyOf<Operation['responses'][Status]>) : undefined
}

type BodyOf<Answer> = Answer extends { content: { 'application/json': infer Body } } ? Body : undefined
