import { ResponseError } from './response-error.js';
/**
 * Returns the data of a result. Throws a ResponseError if the result is an error.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export function unwrap(result) {
    if (result.data == null)
        throw new ResponseError(result.response, result.error, 'there is no data');
    return result.data;
}
//# sourceMappingURL=unwrap.js.map