/**
 * Whether this is an error of the API, and of this code if one is given: the `error` of an answer, or a ResponseError
 * that was thrown. Codes are an open set; branch on those that you know.
 *
 * @example
 * if (isApiError(error, 'unsupported_version')) console.log(error.error.details?.supported)
 */
export function isApiError(value, code) {
    const found = value?.error?.code;
    return typeof found === 'string' && found === (code ?? found);
}
