import type { components } from '../../../../generated/newest.js'
import { exampleOf } from '../../state/examples.js'
import { perTeam, type World } from '../../state/world.js'

export type WebhookEvent = components['schemas']['WebhookEvent']

/** The events of a new team: those of two documented tasks that succeeded. */
export const seededEvents = perTeam(({ world }): WebhookEvent[] =>
  ['succeeded_template', 'succeeded'].map((name) => {
    const data = exampleOf(world, 'getTask', 200, name)
    const created = data.completed_at ?? world.clock.iso()
    return { id: world.random.id('evt'), type: 'task.succeeded', created, api_version: newestOf(world), data }
  }),
)

/** Returns the version of an event's data: the newest, whatever the version of the request was. */
export function newestOf(world: World): string {
  return world.contract().versions[0] ?? ''
}
