import type { Call } from '../../request/handler.js'
import { outcomeOf } from '../../request/outcome.js'
import { type DesignOptions, type DesignTask, OUTCOMES, startDesign, type TaskRecord } from './tasks.js'

/** Credits that a design task costs: the mock's own figure, for the source gives none. */
const DESIGN_COST = 10

type Wish = Pick<DesignOptions, 'input' | 'callbackUrl'> & {
  canvasUrl?: string | undefined
  steps?: string[] | undefined
  /** Does the work of a task that succeeds. */
  make: () => NonNullable<DesignTask['result']>
}

/**
 * Starts the design task that a call asks for. How it ends, `Prefer: outcome=failed` says, and `retryable=false` of a
 * failure that no other try can mend. Throws an ApiError (400) for an outcome that does not exist, and what `startDesign`
 * throws.
 */
export function startDesignFor(
  call: Pick<Call, 'team' | 'caller' | 'prefer' | 'limits'>,
  { steps = STEPS, canvasUrl, make, ...wish }: Wish,
): TaskRecord<DesignTask> {
  return startDesign(call, {
    ...wish,
    canvasUrl,
    steps,
    cost: DESIGN_COST,
    cap: capOf(call),
    outcome: outcomeOf(call, OUTCOMES),
    retryable: isRetryable(call),
    finish: (outcome) => (outcome === 'succeeded' ? make() : null),
  })
}

/** Whether a failure of what a call starts is to be one that another try could mend. */
export function isRetryable({ prefer }: Pick<Call, 'prefer'>): boolean {
  return prefer.retryable?.toLowerCase() !== 'false'
}

const STEPS = ['sketching', 'editing pages', 'checking the design']

/** Of the limits of an operation, the one without a window is the cap on design tasks of an organization. */
function capOf({ limits, team }: Pick<Call, 'limits' | 'team'>): DesignOptions['cap'] {
  const cap = limits.find(({ window_seconds }) => window_seconds === undefined)
  const most = typeof cap?.limit === 'object' ? cap.limit[team.plan] : cap?.limit
  return most === undefined ? undefined : { most, retryAfterMs: (cap?.retry_after_seconds ?? 0) * 1000 }
}
