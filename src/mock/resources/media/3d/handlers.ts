import type { Handlers } from '../../../request/handler.js'
import { outcomeOf } from '../../../request/outcome.js'
import { DomainError } from '../../../state/domain-error.js'
import { idempotent } from '../../../state/idempotency.js'
import { COST, find3DTask, outputsOf, start3DTask, statusOf, type Task3D } from './tasks.js'

/** 3D generation: tasks that are read at a path of their own (gap media_3d.tasks_endpoints). */
export const generate3d: Handlers = {
  async generate3d(call) {
    const { team, body } = call
    const { idempotency_key: key, ...input } = body
    // What a free plan is answered with is not stated (gap media_3d.create.paid.status).
    if (team.plan === 'free' || team.plan === 'free_beta')
      throw new DomainError('forbidden', `3D generation needs a paid plan; this workspace has the plan ${team.plan}.`)

    // What a repeated key does is not stated (gap media_3d.field.idempotency_key.rules): here it is as for layerize.
    const { result: task } = await once(team, { key, owner: '', input }, () =>
      start3DTask(team, outcomeOf(call, ['succeeded', 'failed']) === 'succeeded'),
    )
    return {
      body: {
        id: task.id,
        status: statusOf(task, team.world),
        poll_url: `/v1/media/generate-3d/${task.id}`,
        retry_after_ms: task.retryAfterMs,
      },
    }
  },

  getGenerate3dTask({ team, origin, path: { task_id } }) {
    const task = find3DTask(team, task_id)
    const { id, retryAfterMs: retry_after_ms } = task
    const status = statusOf(task, team.world)
    if (status === 'queued') return { body: { id, status, retry_after_ms } }
    if (status === 'failed') return { body: { id, status, result: null } }

    // The first poll that finds the task succeeded is what is billed, even if the credits went elsewhere meanwhile.
    if (!task.charged) team.credits = Math.max(0, team.credits - COST)
    task.charged = true
    task.outputs ??= outputsOf(team, task, origin)
    return { body: { id, status, result: { outputs: task.outputs } } }
  },
}

const once = idempotent<Task3D>()
