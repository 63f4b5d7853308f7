import type { FileContent } from '../../../files/content.js'
import { invalidField } from '../../../http/errors.js'
import { charge, refund } from '../../../state/credits.js'
import { idempotent } from '../../../state/idempotency.js'
import { jobKind } from '../../../state/jobs.js'
import type { Team } from '../../../state/mock-state.js'
import { perTeam } from '../../../state/parts.js'
import { Store } from '../../../state/store.js'
import { addDownload } from '../../downloads.js'
import type { Call, HandlerResult, Handlers } from '../../handler.js'
import { outcomeOf } from '../../outcome.js'
import { broadcastTask } from '../../tasks/tasks.js'
import { filesOf } from '../../uploads/files.js'
import { isManaged } from './models.js'
import { modeOf, type Order, orderOf } from './orders.js'

/** Audio generation. Its response is open, so most member names are the mock's own (gap media_audio.response). */
export const audio = {
  generateAudio: (call) => (call.body.quote ? quote(call) : generate(call)),
} satisfies Handlers

type AudioCall = Call<'generateAudio'>
type AudioResponse = HandlerResult<'generateAudio'>

type Status = 'queued' | 'succeeded' | 'failed' | 'canceled'
type AudioTask = Pick<Order, 'samples' | 'seconds' | 'adjustments' | 'credits'> & {
  id: string
  status: Status
  /** How it ends. */
  outcome: Status
  /** The id of the source, if it is deleted when the task does not succeed. */
  cleansUp?: string | undefined
  outputs?: { url: string }[]
}

/** Returns a task as the control shows it. */
export function shownAudioTask({ id, status }: AudioTask) {
  return { id, kind: 'generate_audio', status }
}

export const audioTasksOf = perTeam(
  'audio_tasks',
  ({ state }, saved: AudioTask[] = []) =>
    new Store(saved, { keep: state.options.keep, isDone: ({ status }) => status !== 'queued' }),
)

/** Starts and charges nothing, and ignores idempotency keys (gap media_audio.field.quote.shape). */
function quote(call: AudioCall): AudioResponse {
  const { team, body } = call
  const { model, samples, seconds, credits } = orderOf(call, body)
  // This field is not ignored, because a request that asks not to be charged must not be (gap
  // media_audio.managed_on_others).
  if (!isManaged(model.id)) throw invalidField('quote', 'not_supported', `${model.id} does not support quotes.`)
  return {
    body: {
      kind: 'audio_generation_quote',
      committed: false,
      usage_estimate: { credits, num_samples: samples, seconds },
      credit_check: { sufficient: team.credits >= credits, credits_remaining: team.credits },
    },
  }
}

async function generate(call: AudioCall): Promise<AudioResponse> {
  const { team, body, origin } = call
  // Fields that only control the request are not part of the rendered input. The rules for keys are documented for
  // managed models only; here they apply to all models (gap media_audio.field.idempotency_key.other_models).
  const { idempotency_key: key, wait, quote: _, max_estimated_credits: most, ...rest } = body
  const input = { ...rest, mode: modeOf(body) }
  const { result: task, replayed } = await once(team, { key, owner: '', input }, () => {
    const order = orderOf(call, body)
    const managed = isManaged(order.model.id)
    if (managed) checkApproval(order, most)
    const outcome = outcomeOf(call, ['succeeded', 'failed', 'canceled'])
    return start(team, order, { outcome, queue: managed && !wait, cleanUp: body.source_audio_cleanup })
  })
  if (task.status === 'succeeded' && !task.outputs)
    audioTasksOf(team).change(task, { outputs: outputsOf(team, task, origin) })
  return {
    body: {
      id: task.id,
      status: task.status,
      ...(replayed ? { replayed } : {}),
      ...(task.adjustments.length > 0 ? { adjustments: task.adjustments } : {}),
      ...(task.outputs ? { outputs: task.outputs } : {}),
    },
  }
}

const once = idempotent<AudioTask>('audio_keys', (team, id) => audioTasksOf(team).get(id))

/** Where the reason is reported is not documented (gap media_audio.field.max_estimated_credits.reason). */
function checkApproval({ credits }: Order, most: number | null | undefined): void {
  if (most === undefined || most === null || credits <= most) return
  const message = `The estimate in credits is ${credits}, above \`max_estimated_credits\`, which is ${most}.`
  throw invalidField('max_estimated_credits', 'estimate_exceeds_approval', message)
}

/**
 * Starts a render, which is done at once unless it is queued: a request that waits about 210 seconds is of no use to a
 * test. A queued one can only be read again by its idempotency key, because polling is not documented (gap
 * media_audio.response).
 */
function start(
  team: Team,
  order: Order,
  { outcome, queue, cleanUp }: { outcome: Status; queue: boolean; cleanUp: AudioCall['body']['source_audio_cleanup'] },
): AudioTask {
  const { clock, random, options } = team.state
  const { samples, seconds, adjustments, credits, source } = order
  charge(team, credits)
  const task = audioTasksOf(team).add({
    id: random.id('task'),
    status: 'queued',
    outcome,
    samples,
    seconds,
    adjustments,
    credits,
    cleansUp: cleanUp === 'on_failure' ? source?.id : undefined,
  })
  broadcastTask(team, () => shownAudioTask(task))
  if (queue) scheduleEnd(team, clock.now() + options.taskMs, { id: task.id })
  else end(team, task)
  return task
}

const scheduleEnd = jobKind<{ id: string }>('end_audio', (team, { id }) => {
  const task = audioTasksOf(team).get(id)
  if (task) end(team, task)
})

function end(team: Team, task: AudioTask): void {
  audioTasksOf(team).change(task, { status: task.outcome })
  audioTasksOf(team).done(task.id)
  broadcastTask(team, () => shownAudioTask(task))
  if (task.outcome === 'succeeded') return
  refund(team, task.credits)
  if (task.cleansUp) filesOf(team).delete(task.cleansUp)
}

/** Returns a URL for each take. Its lifetime is not documented (gap media_audio.response): here it never expires. */
function outputsOf(team: Team, { id, samples, seconds }: AudioTask, origin: string): { url: string }[] {
  return Array.from({ length: samples }, (_, take) => {
    const filename = `${id}-${take + 1}.mp3`
    const content: FileContent = ['mp3', seconds ?? SECONDS]
    return { url: origin + addDownload(team, 'audio', { mime: 'audio/mpeg', filename, content }) }
  })
}

/** The length of a sound effect without a duration, in seconds. */
const SECONDS = 2
