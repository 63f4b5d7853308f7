import { REQUEST_ID_HEADER, TERMINAL_STATUSES } from '../../generated/contract.js'
import { type ResponseError, requests, withRequest } from './response-error.js'
import { sleep } from './sleep.js'
import { unwrap } from './unwrap.js'

export type WaitOptions<State> = {
  /** Ends the waiting, but not the work. */
  signal?: AbortSignal | null | undefined
  /** The longest time to wait, in milliseconds. Then it rejects with a `TimeoutError`. */
  timeoutMs?: number | undefined
  /**
   * The time between two reads if a response suggests none, in milliseconds. By default it is 100 after the first read
   * and doubles up to 2,000, so that what is done soon is seen soon.
   */
  intervalMs?: number | undefined
  /** Called with the result of each read. */
  onProgress?: ((state: State) => void) | undefined
}

/**
 * Reads something repeatedly until it is done, as often as its `retry_after_ms` (or `retry_after_seconds`) suggests. By
 * default it is done when its `status` is terminal; `until` replaces this condition. Resolves to the last state.
 *
 * Rejects with a ResponseError for an error, with the signal's reason if it is aborted, and with a `TimeoutError` after
 * `timeoutMs`, whose message names the last request. Pass on the signal that `read` gets, so that both also end a read
 * in progress.
 *
 * @example const path = { task_id: started.id } const model = await waitFor((signal) =>
 * api.GET('/media/generate-3d/{task_id}', { params: { path }, signal }))
 */
export async function waitFor<State extends object>(
  read: (signal: AbortSignal) => Promise<{ data?: State; error?: unknown; response: Response }>,
  options: WaitOptions<State> & { until?: ((state: State) => boolean) | undefined } = {},
): Promise<State> {
  const { until = hasEnded, signal, timeoutMs, intervalMs, onProgress } = options
  const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const either = AbortSignal.any([deadline, signal].filter((one) => one != null))
  let last: Response | undefined
  try {
    for (let interval = FIRST_INTERVAL; ; interval = Math.min(interval * 2, LONGEST_INTERVAL)) {
      const result = await read(either)
      last = result.response
      const state = unwrap(result) as State
      onProgress?.(state)
      if (until(state)) return state
      await sleep(suggested(state) ?? intervalMs ?? interval, either)
    }
  } catch (error) {
    const isOver = deadline?.aborted && !signal?.aborted && (error as Error).name === 'TimeoutError'
    // A time limit or an abort between two reads names the last read.
    const { method, path } = (last && requests.get(last)) ?? (error as Partial<ResponseError>)
    const reason = isOver ? new DOMException(`Not done within ${timeoutMs} ms`, 'TimeoutError') : error
    if (!method || !path || !(reason instanceof DOMException)) throw reason
    throw withRequest(reason, method, path, last?.headers.get(REQUEST_ID_HEADER))
  }
}

/** In milliseconds. */
const FIRST_INTERVAL = 100
const LONGEST_INTERVAL = 2000

function hasEnded({ status }: { status?: unknown }): boolean {
  return (TERMINAL_STATUSES as readonly unknown[]).includes(status)
}

/** Only a positive time counts as a suggestion: anything else would flood the service. */
function suggested(state: { retry_after_ms?: unknown; retry_after_seconds?: unknown }): number | undefined {
  const ms = Number(state.retry_after_ms ?? Number(state.retry_after_seconds) * 1000)
  return ms > 0 ? ms : undefined
}
