/**
 * The data of an answer. Throws a ResponseError for an error, which carries what the API said of it.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export declare function unwrap<Data>(answer: {
    data?: Data;
    error?: unknown;
    response: Response;
}): Exclude<Data, null | undefined>;
