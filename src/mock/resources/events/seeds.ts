import type { components } from '../../../../generated/types/2026-05-01.js'
import { VERSIONS } from '../../../contract/versions.js'
import { exampleOf } from '../../state/examples.js'
import { perTeam } from '../../state/world.js'

export type WebhookEvent = components['schemas']['WebhookEvent']

/** The events of a new team: those of two documented tasks that succeeded. */
export const seededEvents = perTeam(({ world }): WebhookEvent[] =>
  ['succeeded_template', 'succeeded'].map((name) => {
    const data = exampleOf(world, 'getTask', 200, name)
    const created = data.completed_at ?? world.clock.iso()
    return { id: world.random.id('evt'), type: 'task.succeeded', created, api_version: VERSIONS[0], data }
  }),
)
