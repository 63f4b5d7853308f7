/**
 * Returns true for an error of the API, and of this code if one is given. Accepts the `error` of a result and a thrown
 * ResponseError. Codes are an open set; branch on those that you know.
 *
 * @example
 * if (isApiError(error, 'unsupported_version')) console.log(error.error.details?.supported)
 */
export function isApiError(value, code) {
    const found = value?.error?.code;
    return found === (code ?? found) && typeof found === 'string';
}
//# sourceMappingURL=api-error.js.map