/** What the control shows: what is set, and the workspace of a key with what happens in it next. */
import type { MockContext } from '../context/context.js'
import { ApiError } from '../http/errors.js'
import { canvasesOf, itemOf } from '../resources/canvases/canvases.js'
import { shown3DTask, tasks3DOf } from '../resources/media/3d/tasks.js'
import { audioTasksOf, shownAudioTask } from '../resources/media/audio/handlers.js'
import { allNewestFirst } from '../resources/pagination.js'
import { type AnyTask, bodyOf, type TaskRecord, tasksOf } from '../resources/tasks/tasks.js'
import { filesOf } from '../resources/uploads/files.js'
import { deliveriesOf } from '../resources/webhook_deliveries/deliveries.js'
import { attemptsOf } from '../resources/webhook_deliveries/dispatch.js'
import { rowOf } from '../resources/webhook_deliveries/handlers.js'
import type { MockState, Team } from '../state/mock-state.js'
import type { Store } from '../state/store.js'
import { checkKey } from './keys.js'

/** How many keys and records of a kind are shown: the newest. */
const MAX_SHOWN = 100

/** Returns what is set, and when the next work is due: in ms from now, because the mock has its own clock. */
export function settingsOf({ state, day, roles, contract, limits, faults, errorsPage }: MockContext): object {
  const { defined, unknown } = state.callers.collections
  return {
    now: state.clock.iso(),
    next_due_in_ms: waitUntil(state, state.clock.next()),
    date: day,
    default_version: roles.default,
    versions: contract.versions,
    limits,
    faults: Array.from(faults.saved.values(), ({ operationId, delayMs, ...fault }) => ({
      ...(operationId && { operation_id: operationId }),
      ...fault,
      delay_ms: delayMs,
    })),
    keys: [...defined.keys(), ...unknown.keys()].slice(-MAX_SHOWN).reverse(),
    errors_page: errorsPage ?? null,
  }
}

/**
 * Returns the newest records in the workspace of a key: tasks with their next change, canvases, files, and deliveries
 * with their attempts and what is signed. Throws an InvalidData for a key of another form, and an ApiError (404) for a
 * deleted one.
 */
export function showWorkspace({ state }: MockContext, key: string): object {
  checkKey(key)
  const caller = state.callers.find(key)
  if (!caller) throw new ApiError(404, `The key ${key} was deleted.`)
  const team = state.team(caller.team)
  const due = dueOf(team)
  const { designs, layerize } = tasksOf(team)
  const tasks = [
    ...[...audioTasksOf(team).values()].map(shownAudioTask),
    ...Array.from(tasks3DOf(team).values(), (task) => shown3DTask(task, state)),
    ...[...newest(layerize), ...newest(designs)].reverse().map((task) => {
      due.set(task.id, startOf(task, state) ?? due.get(task.id))
      return bodyOf<AnyTask>(task, state)
    }),
  ]
  const attempts = new Map<string, object[]>()
  for (const { deliveryId, at, attempt, status, error, excerpt, headers } of attemptsOf(state))
    attempts.set(deliveryId, [...(attempts.get(deliveryId) ?? []), { at, attempt, status, error, excerpt, headers }])
  return {
    key,
    team: team.id,
    plan: team.plan,
    credits: team.credits,
    tasks: tasks
      .reverse()
      .map((task) => ({ ...task, next_change_in_ms: waitUntil(state, due.get(task.id)) }))
      // What will change comes first, then the newest. Tasks of media have no time.
      .sort(
        (a, b) =>
          Number(a.next_change_in_ms === null) - Number(b.next_change_in_ms === null) ||
          timeOf(b).localeCompare(timeOf(a)),
      )
      .slice(0, MAX_SHOWN),
    canvases: newest(canvasesOf(team))
      .filter(({ deleted }) => !deleted)
      .map(itemOf),
    files: newest(filesOf(team)).map(({ hash: _, image: __, owner: ___, ...file }) => file),
    deliveries: newest(deliveriesOf(team)).map((delivery) => ({
      ...rowOf(delivery),
      attempts: attempts.get(delivery.id) ?? [],
      next_attempt_in_ms: waitUntil(state, due.get(delivery.id)),
      body: JSON.stringify(delivery.event),
      secret: delivery.caller?.secret ?? state.secret,
    })),
  }
}

function timeOf(task: object): string {
  return 'created_at' in task ? String(task.created_at) : ''
}

function newest<Item extends { id: string; created_at: string }>(store: Store<Item>): Item[] {
  return allNewestFirst(store).slice(0, MAX_SHOWN)
}

/** When the first job about each record of a team is due, by the record's id. */
function dueOf({ id: team, state }: Team): Map<string, number | undefined> {
  const due = new Map<string, number | undefined>()
  for (const job of state.jobs.values()) {
    const { id } = job as { id?: string }
    if (job.team === team && id !== undefined) due.set(id, Math.min(job.at, due.get(id) ?? job.at))
  }
  return due
}

/** When a task that is still queued starts to run. No job does that. */
function startOf({ ahead }: TaskRecord<AnyTask>, { clock }: MockState): number | undefined {
  return ahead && ahead.plan.outcome !== 'expired' && ahead.startsAt > clock.now() ? ahead.startsAt : undefined
}

function waitUntil({ clock }: MockState, time: number | undefined): number | null {
  return time === undefined ? null : Math.max(0, Math.ceil(time - clock.now()))
}
