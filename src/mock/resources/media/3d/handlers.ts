import { DomainError } from '../../../state/domain-error.js'
import { idempotent } from '../../../state/idempotency.js'
import type { Handlers } from '../../handler.js'
import { outcomeOf } from '../../outcome.js'
import { COST, find3DTask, outputsOf, start3DTask, statusOf, type Task3D, tasks3DOf } from './tasks.js'

/** 3D generation: tasks with their own path (gap media_3d.tasks_endpoints). */
export const generate3d = {
  async generate3d(call) {
    const { team, body } = call
    const { idempotency_key: key, ...input } = body
    // The status for a free plan is not documented (gap media_3d.create.paid.status).
    if (team.plan === 'free' || team.plan === 'free_beta')
      throw new DomainError(
        'forbidden',
        `3D generation requires a paid plan. This workspace has the plan ${team.plan}.`,
      )

    // The effect of a repeated key is not documented (gap media_3d.field.idempotency_key.rules): here it is the same as
    // for layerize.
    const { result: task } = await once(team, { key, owner: '', input }, () =>
      start3DTask(team, outcomeOf(call, ['succeeded', 'failed']) === 'succeeded'),
    )
    return {
      body: {
        id: task.id,
        status: statusOf(task, team.state),
        poll_url: `/v1/media/generate-3d/${task.id}`,
        retry_after_ms: task.retryAfterMs,
      },
    }
  },

  getGenerate3dTask({ team, origin, path: { task_id } }) {
    const task = find3DTask(team, task_id)
    const { id, retryAfterMs: retry_after_ms } = task
    const status = statusOf(task, team.state)
    if (status === 'queued') return { body: { id, status, retry_after_ms } }
    if (status === 'failed') return { body: { id, status, result: null } }

    // The first poll that finds a success is charged, even if the credits have been spent in the meantime.
    if (!task.charged) team.state.changeTeam(team, { credits: Math.max(0, team.credits - COST) })
    const outputs = task.outputs ?? outputsOf(team, task, origin)
    if (!task.charged || !task.outputs) tasks3DOf(team).change(task, { charged: true, outputs })
    return { body: { id, status, result: { outputs } } }
  },
} satisfies Handlers

const once = idempotent<Task3D>('3d_keys', (team, id) => tasks3DOf(team).get(id))
