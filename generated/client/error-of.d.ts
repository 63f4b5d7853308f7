import type { ParseAs } from 'openapi-fetch';
import type { Answer, JsonOf } from './client.js';
/**
 * The error of an answer, if it has this status, in the shape that the operation documents for the status; undefined for
 * any other answer. The compiler takes only statuses that the operation documents, and an answer as it was awaited.
 *
 * @example
 * const answer = await api.POST('/tasks', { body: { prompt: 'A poster' } })
 * const tooMany = errorOf(answer, 429)
 * if (tooMany) console.log(tooMany.error.retry_after_ms)
 */
export declare function errorOf<Call extends {
    responses: object;
}, As extends ParseAs, Status extends keyof Call['responses'] & number>(answer: Answer<Call, As>, status: Status): JsonOf<Call['responses'][Status]> | undefined;
