/** The events of a team: what happened, whether or not a webhook is sent for it. */
import type { components } from '../../../../generated/newest.js'
import { exampleOf } from '../../state/examples.js'
import type { MockState, Team } from '../../state/mock-state.js'
import { perTeam } from '../../state/parts.js'
import { Store } from '../../state/store.js'

export type WebhookEvent = components['schemas']['WebhookEnvelope']

type EventRecord = { id: string; created_at: string; event: WebhookEvent }

/** The events of a team. How long they are kept is not documented. */
export const eventsOf = perTeam(
  'events',
  (team, saved: EventRecord[] = team.isEmpty ? [] : seeds(team.state)) =>
    new Store(saved, { keep: team.state.options.keep, sent: ({ event }) => inputOf(event) }),
)

/** Returns what a client sent to start the work that an event is about. */
export function inputOf({ data }: WebhookEvent): unknown {
  return 'input' in data ? data.input : undefined
}

/** The documented tasks that the events of a new team are about. */
const SEEDED = ['succeeded_template', 'succeeded'] as const

function seeds(state: MockState): EventRecord[] {
  return SEEDED.map((name) => {
    const data = exampleOf(state, 'getTask', 200, name)
    const created = data.completed_at ?? state.clock.iso()
    const id = state.random.id('evt')
    return recordOf({ id, type: 'task.succeeded', created, api_version: newestOf(state), data })
  })
}

/** Returns the events that the team started with. */
export function seededEvents(team: Team): WebhookEvent[] {
  const ids = team.isEmpty ? [] : SEEDED.map((name) => exampleOf(team.state, 'getTask', 200, name).id)
  return [...eventsOf(team).values()].flatMap(({ event }) => (ids.includes(event.data.id) ? event : []))
}

/** Adds an event to the log. Its id is generated. */
export function addEvent(
  team: Team,
  event: Pick<WebhookEvent, 'type' | 'created' | 'data'> & Partial<WebhookEvent>,
): WebhookEvent {
  const { state } = team
  const id = state.random.id('evt')
  return eventsOf(team).add(recordOf({ id, api_version: newestOf(state), ...event })).event
}

function recordOf(event: WebhookEvent): EventRecord {
  return { id: event.id, created_at: event.created, event }
}

/** Returns the version of an event's data: the newest, whatever the version of the request was. */
function newestOf(state: MockState): string {
  return state.contract().versions[0] ?? ''
}
