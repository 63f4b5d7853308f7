/**
 * Returns the data of a result. Throws a ResponseError if the result is an error.
 *
 * @example
 * const task = unwrap(await api.POST('/tasks', { body: { prompt: 'A poster' } }))
 */
export declare function unwrap<Data>(result: {
    then?: 'Await the call: unwrap(await api.GET(…))';
} & {
    data?: Data;
    error?: unknown;
    response: Response;
}): Exclude<Data, null | undefined>;
//# sourceMappingURL=unwrap.d.ts.map