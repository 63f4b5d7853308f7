/** Resolves after this many milliseconds; rejects with the signal's reason as soon as it is aborted. */
export function sleep(ms, signal) {
    return new Promise((resolve, reject) => {
        const timer = setTimeout(done, Math.min(ms, LONGEST_DELAY));
        function done() {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            signal.aborted ? reject(signal.reason) : resolve();
        }
        if (signal.aborted)
            done();
        else
            signal.addEventListener('abort', done);
    });
}
/** Larger delays overflow, and the timer fires at once. */
const LONGEST_DELAY = 2 ** 31 - 1;
//# sourceMappingURL=sleep.js.map