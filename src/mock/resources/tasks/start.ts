import type { Call } from '../../request/handler.js'
import { outcomeOf } from '../../request/outcome.js'
import { DomainError } from '../../state/domain-error.js'
import type { DesignPlan } from './recipes.js'
import { type DesignTask, OUTCOMES, startDesign, type TaskRecord, tasksOf } from './tasks.js'

/** The cost of a design task in credits: the mock's own figure, because the source gives none. */
const DESIGN_COST = 10

type DesignRequest = {
  /** The request, normalized. */
  input: DesignTask['input']
  callbackUrl: string | undefined
  canvasUrl?: string | undefined
  steps?: string[] | undefined
  design: DesignPlan
}

/**
 * Starts the design task that a request asks for. `Prefer: outcome=failed` decides how it ends, and `retryable=false` that a
 * failure cannot be retried. Throws an ApiError (400) for an unknown outcome, a DomainError `too_many_tasks` above the limit
 * (facts limits.concurrency.*), and the errors of `startDesign`.
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
  checkConcurrency(call)
  return startDesign(call, input, canvasUrl ?? null, plan)
}

/** Returns true if a failure of the started work is retryable. */
export function isRetryable({ prefer }: Pick<Call, 'prefer'>): boolean {
  return prefer.retryable?.toLowerCase() !== 'false'
}

const STEPS = ['sketching', 'editing pages', 'checking the design']

/** The limit without a window is the limit on concurrent design tasks of an organization. */
function checkConcurrency({ limits, team }: Pick<Call, 'limits' | 'team'>): void {
  const { limit, retry_after_seconds = 0 } = limits.find(({ window_seconds }) => window_seconds === undefined) ?? {}
  const most = typeof limit === 'object' ? limit[team.plan] : limit
  const { unfinishedDesigns } = tasksOf(team)
  if (most === undefined || unfinishedDesigns < most) return
  const message = `${unfinishedDesigns} design tasks are queued or running. The limit of the plan \`${team.plan}\` is ${most}. Wait until one has ended.`
  throw new DomainError('too_many_tasks', message, retry_after_seconds * 1000)
}
