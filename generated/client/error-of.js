/**
 * Returns the error of a result if it has this status, in the shape that the operation documents for the status. Undefined
 * for any other result. The compiler accepts only documented statuses. Pass the awaited result as it is.
 *
 * @example
 * const answer = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 * const tooMany = errorOf(answer, 429)
 * if (tooMany) console.log(tooMany.error.retry_after_ms)
 */
export function errorOf(answer, status) {
    return answer.response.status === status ? answer.error : undefined;
}
