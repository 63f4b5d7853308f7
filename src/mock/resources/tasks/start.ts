import type { Call } from '../../request/handler.js'
import { outcomeOf } from '../../request/outcome.js'
import { type DesignOptions, type DesignTask, OUTCOMES, startDesign, type TaskRecord, type Work } from './tasks.js'

/** The cost of a design task in credits: the mock's own figure, because the source gives none. */
const DESIGN_COST = 10

type DesignRequest = Pick<DesignOptions, 'input'> & {
  callbackUrl: string | undefined
  canvasUrl?: string | undefined
  steps?: string[] | undefined
  /** Does the work of a task that succeeds. */
  make: () => NonNullable<DesignTask['result']>
}

/**
 * Starts the design task that a request asks for. `Prefer: outcome=failed` decides how it ends, and `retryable=false` that a
 * failure cannot be retried. Throws an ApiError (400) for an unknown outcome, and the errors of `startDesign`.
 */
export function startDesignFor(
  call: Pick<Call, 'team' | 'caller' | 'prefer' | 'limits'>,
  { input, callbackUrl, canvasUrl, steps = STEPS, make }: DesignRequest,
): TaskRecord<DesignTask> {
  const work: Work<DesignTask> = {
    outcome: outcomeOf(call, OUTCOMES),
    retryable: isRetryable(call),
    cost: DESIGN_COST,
    steps,
    callbackUrl,
    finish: (outcome) => (outcome === 'succeeded' ? make() : null),
  }
  return startDesign(call, { input, canvasUrl, concurrency: concurrencyOf(call) }, work)
}

/** Returns true if a failure of the started work is retryable. */
export function isRetryable({ prefer }: Pick<Call, 'prefer'>): boolean {
  return prefer.retryable?.toLowerCase() !== 'false'
}

const STEPS = ['sketching', 'editing pages', 'checking the design']

/** The limit without a window is the limit on concurrent design tasks of an organization. */
function concurrencyOf({ limits, team }: Pick<Call, 'limits' | 'team'>): DesignOptions['concurrency'] {
  const concurrency = limits.find(({ window_seconds }) => window_seconds === undefined)
  const most = typeof concurrency?.limit === 'object' ? concurrency.limit[team.plan] : concurrency?.limit
  return most === undefined ? undefined : { most, retryAfterMs: (concurrency?.retry_after_seconds ?? 0) * 1000 }
}
