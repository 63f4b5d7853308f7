/**
 * Returns a copy of a request with other settings. Settings that no `Request` knows, such as Next's `next`, are
 * properties that openapi-fetch has added, and are kept.
 */
export function copyRequest(request, init) {
    return Object.assign(new Request(request, init), Object.fromEntries(Object.entries(request)));
}
//# sourceMappingURL=copy-request.js.map