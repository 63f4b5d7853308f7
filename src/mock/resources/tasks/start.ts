import type { Call } from '../../request/handler.js'
import { outcomeOf } from '../../request/outcome.js'
import type { DesignPlan } from './recipes.js'
import { type DesignOptions, type DesignTask, OUTCOMES, startDesign, type TaskRecord } from './tasks.js'

/** The cost of a design task in credits: the mock's own figure, because the source gives none. */
const DESIGN_COST = 10

type DesignRequest = Pick<DesignOptions, 'input'> & {
  callbackUrl: string | undefined
  canvasUrl?: string | undefined
  steps?: string[] | undefined
  design: DesignPlan
}

/**
 * Starts the design task that a request asks for. `Prefer: outcome=failed` decides how it ends, and `retryable=false` that a
 * failure cannot be retried. Throws an ApiError (400) for an unknown outcome, and the errors of `startDesign`.
 */
export function startDesignFor(
  call: Pick<Call, 'team' | 'caller' | 'prefer' | 'limits'>,
  { input, callbackUrl, canvasUrl, steps = STEPS, design }: DesignRequest,
): TaskRecord<DesignTask> {
  const plan = {
    outcome: outcomeOf(call, OUTCOMES),
    retryable: isRetryable(call),
    cost: DESIGN_COST,
    steps,
    callbackUrl,
    design,
  }
  return startDesign(call, { input, canvasUrl, concurrency: concurrencyOf(call) }, plan)
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
