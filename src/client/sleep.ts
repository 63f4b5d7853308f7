/** Resolves after so many milliseconds; rejects with the reason of the signal as soon as it is aborted. */
export function sleep(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      signal?.aborted ? reject(signal.reason) : resolve()
    }
    if (signal?.aborted) done()
    signal?.addEventListener('abort', done)
  })
}
