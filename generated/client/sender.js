import { copyRequest } from './copy-request.js';
/**
 * Returns a function that sends a request with these settings, such as those of a proxy, and ends it on its signal or
 * after the time limit, whichever comes first.
 *
 * A `Request` follows the signal that it was made with only while something else holds the request, and a combined
 * signal follows its parts only while something else holds them (https://github.com/nodejs/undici/issues/4068,
 * https://github.com/nodejs/node/issues/55428). They are therefore held here until the body has been read.
 *
 * With a signal in `init`, React and Next.js send each request of a Server Component, also one that equals an earlier
 * one: a retry or a poll would get the first response again.
 */
export function sender(send, settings, timeoutMs) {
    return async (request) => {
        let { signal } = request;
        let held = [request];
        if (timeoutMs) {
            const limit = AbortSignal.timeout(timeoutMs);
            signal = AbortSignal.any([signal, limit]);
            held = [copyRequest(request, { signal }), request, limit];
        }
        inFlight.add(held);
        try {
            // The global fetch is looked up for each request, so that later replacements, such as MSW's, are used.
            const response = await (send ?? globalThis.fetch)(held[0], { ...settings, signal });
            bodies.set(response.body ?? response, held);
            return response;
        }
        finally {
            inFlight.delete(held);
        }
    };
}
const inFlight = new Set();
const bodies = new WeakMap();
//# sourceMappingURL=sender.js.map