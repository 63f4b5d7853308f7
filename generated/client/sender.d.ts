import type { Fetch } from './client.js';
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
export declare function sender(send: Fetch | undefined, settings?: object, timeoutMs?: number): Fetch;
//# sourceMappingURL=sender.d.ts.map