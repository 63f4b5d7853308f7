/** The events of a team: what happened, whether or not a webhook is sent for it. */
import type { components } from '../../../../generated/newest.js'
import { exampleOf } from '../../state/examples.js'
import { type MockState, perTeam } from '../../state/mock-state.js'
import { Store } from '../../state/store.js'

export type WebhookEvent = components['schemas']['WebhookEnvelope']

export type EventRecord = { id: string; created_at: string; event: WebhookEvent }

/** The events of a new team: those of two documented tasks that succeeded. */
export const seededEvents = perTeam(({ state, isEmpty }): WebhookEvent[] =>
  (isEmpty ? [] : ['succeeded_template', 'succeeded']).map((name) => {
    const data = exampleOf(state, 'getTask', 200, name)
    const created = data.completed_at ?? state.clock.iso()
    return { id: state.random.id('evt'), type: 'task.succeeded', created, api_version: newestOf(state), data }
  }),
)

/** The events of a team. How long they are kept is not documented. */
export const eventsOf = perTeam((team) => new Store(seededEvents(team).map(recordOf), team.state.options))

/** Returns the record of an event. */
export function recordOf(event: WebhookEvent): EventRecord {
  return { id: event.id, created_at: event.created, event }
}

/** Returns the version of an event's data: the newest, whatever the version of the request was. */
export function newestOf(state: MockState): string {
  return state.contract().versions[0] ?? ''
}
