import { InvalidData } from '../http/errors.js'
import { endOf, type Records, type RecordsToAdd } from '../resources/records.js'
import type { Partly } from '../state/overlay.js'

/** Times that are not in this order contradict each other. */
const IN_ORDER = [
  ['created_at', 'updated_at'],
  ['created_at', 'started_at'],
  ['created_at', 'completed_at'],
  ['started_at', 'completed_at'],
  ['created_at', 'created'],
  ['started_at', 'created'],
  ['completed_at', 'created'],
] as const
export const TIMES = [...new Set<string>(IN_ORDER.flat())]

/**
 * Throws an InvalidData for fields that each fit the contract's schema, but contradict each other. `result` and `error`
 * are not among them: the status does not decide when they are null (gap task.result.null_when). That an ended task has
 * a time of its end is the mock's own rule: the event about it needs one.
 */
export function checkConsistency({ type, fields }: RecordsToAdd): void {
  if (!fields) return
  if (type === 'task' || type === 'layerize_task') report(type, taskProblem(fields))
  if (type === 'canvas' || type === 'delivery') report(type, timeProblem(fields))
  if (type !== 'event') return
  const { type: eventType = 'task.succeeded', created, data = {} } = fields
  const status = endOf(eventType)
  const isOther = data.status !== undefined && data.status !== status
  const other: Problem = ['data.status', `must be \`${status}\` in an event of the type \`${eventType}\``]
  report(type, isOther ? other : taskProblem({ ...data, status, created }, 'data.'))
}

/** The path of the field, and what must be true of it. */
type Problem = [path: string, rule: string]

function report(type: string, problem: Problem | undefined): void {
  if (!problem) return
  const [path, rule] = problem
  throw new InvalidData(`${type}: \`${path}\` ${rule}.`, ['fields', ...path.split('.')])
}

/** The `created` of an event is beside its task; the other fields are inside the task. */
type TaskFields = Partly<Records['task' | 'layerize_task'] | Records['event']['data']> & {
  created?: string | undefined
}

function taskProblem(fields: TaskFields, parent = ''): Problem | undefined {
  const { status = 'succeeded', started_at, completed_at } = fields
  const isOpen = status === 'queued' || status === 'running'
  const task = `in a task with the status \`${status}\`. Omit it, or change the status`
  if (isOpen ? completed_at : completed_at === null)
    return [`${parent}completed_at`, `must ${isOpen ? '' : 'not '}be null ${task}`]
  if (status === 'queued' && started_at) return [`${parent}started_at`, `must be null ${task}`]
  if (status === 'running' && started_at === null) return [`${parent}started_at`, `must not be null ${task}`]
  return timeProblem(fields, parent)
}

function timeProblem(fields: { [name: string]: unknown }, parent = ''): Problem | undefined {
  const time = (name: string) => (typeof fields[name] === 'string' ? Date.parse(fields[name]) : undefined)
  // JSON Schema allows leap seconds.
  const leap = TIMES.find((name) => Number.isNaN(time(name)))
  const pathOf = (name: string) => (name === 'created' ? name : parent + name)
  if (leap !== undefined) return [pathOf(leap), 'must be a date and time, such as `2030-01-31T09:00:00Z`']
  const pair = IN_ORDER.find(([first, second]) => Number(time(first)) > Number(time(second)))
  return pair && [pathOf(pair[1]), `must not be before \`${pathOf(pair[0])}\``]
}
