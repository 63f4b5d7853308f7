import { ResponseError } from './response-error.js';
/**
 * Returns the data of a result. Throws a ResponseError if the result is an error.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export function unwrap(answer) {
    if (answer.data == null)
        throw new ResponseError(answer.response, answer.error, 'no data');
    return answer.data;
}
