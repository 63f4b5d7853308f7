import { ApiError } from '../../../errors.js'
import { blankPng, emptyGlb } from '../../../files/placeholders.js'
import type { Call, Handlers } from '../../../request/handler.js'
import { outcomeAmong } from '../../../request/outcome.js'
import { addDownload } from '../../../state/downloads.js'
import { once } from '../../../state/idempotency.js'
import { findByRef } from '../../../state/ids.js'
import { perTeam, type World } from '../../../state/world.js'

/** 3D generation: a workspace's tasks, which are read at a path of their own (gap media_3d.tasks_endpoints). */
export const generate3d: Handlers = {
  async generate3d(call) {
    const { team, world, request, body } = call
    const { idempotency_key, ...input } = body as { operation?: string; input?: object; idempotency_key?: string }
    // What a free plan is answered with is not stated (gap media_3d.create.paid.status).
    if (team.plan === 'free' || team.plan === 'free_beta')
      throw new ApiError(403, `3D generation needs a paid plan; this workspace has the plan ${team.plan}.`)

    // What a repeated key does is not stated (gap media_3d.field.idempotency_key.rules): here it is as for layerize.
    const { answer: task } = await once(call, { key: idempotency_key, lane: 'generate3d', input }, () => {
      if (team.credits < COST)
        throw new ApiError(402, `3D generation costs ${COST} credits, and the organization has ${team.credits}.`)
      const id = world.random.id('task')
      const endsAt = world.clock.now() + world.options.taskMs
      const started: Task3D = {
        id,
        endsAt,
        succeeds: outcomeAmong(request, ['succeeded', 'failed']) === 'succeeded',
        charged: false,
      }
      tasksOf(team, world).set(id, started)
      return started
    })
    return {
      body: {
        id: task.id,
        status: statusOf(task, world),
        poll_url: `/v1/media/generate-3d/${task.id}`,
        retry_after_ms: RETRY_AFTER_MS,
      },
    }
  },

  getGenerate3dTask(call: Call) {
    const { team, world } = call
    const { task_id = '' } = call.path
    const task = findByRef(tasksOf(team, world), 'task', task_id)
    if (!task) throw new ApiError(404, `There is no 3D task ${task_id}.`)
    const status = statusOf(task, world)
    if (status === 'queued') return { body: { id: task.id, status, retry_after_ms: RETRY_AFTER_MS } }
    if (status === 'failed') return { body: { id: task.id, status, result: null } }

    // The first poll that finds the task succeeded is what is billed, even if the credits went elsewhere meanwhile.
    if (!task.charged) team.credits = Math.max(0, team.credits - COST)
    task.charged = true
    task.outputs ??= outputsOf(call, task)
    return { body: { id: task.id, status, result: { outputs: task.outputs } } }
  },
}

type Task3D = {
  id: string
  /** Milliseconds since 1970. */
  endsAt: number
  succeeds: boolean
  charged: boolean
  /** Once they have been asked for: every poll answers the same. */
  outputs?: Output[]
}

type Output = { field: string; url: string }

type Status = 'queued' | 'succeeded' | 'failed'

/** What a generation costs. The provider's credits are billed at cost, which is not stated. */
const COST = 20
const RETRY_AFTER_MS = 5000
const LINKS_LIVE_MS = 3 * 24 * 60 * 60 * 1000

/** A workspace starts with the tasks of the examples: one that has just been started, and one that failed. */
const tasksOf = perTeam((_team, world) => {
  const { now } = world.clock
  const seeds = (['queued', 'failed'] as const).map((name): [string, Task3D] => {
    const { id, status } = world.contract().example('getGenerate3dTask', 200, name) as { id: string; status: Status }
    const endsAt = status === 'queued' ? now() + world.options.taskMs : now()
    return [id, { id, endsAt, succeeds: status !== 'failed', charged: false }]
  })
  return new Map(seeds)
})

function statusOf({ endsAt, succeeds }: Task3D, world: World): Status {
  if (world.clock.now() < endsAt) return 'queued'
  return succeeds ? 'succeeded' : 'failed'
}

/**
 * For each asset its field's name and a signed address, which is good for three days from the end of the task. Form and
 * names are those of the documented example (gap media_3d.get.outputs.names).
 */
function outputsOf(call: Call, { id, endsAt }: Task3D): Output[] {
  const isGone = () => call.world.clock.now() > endsAt + LINKS_LIVE_MS
  return [
    {
      field: 'model_url',
      url: addDownload(call, '3d', { mime: 'model/gltf-binary', filename: `${id}.glb`, bytes: emptyGlb, isGone }),
    },
    {
      field: 'thumbnail_url',
      url: addDownload(call, '3d', {
        mime: 'image/png',
        filename: `${id}.png`,
        bytes: () => blankPng(THUMBNAIL),
        isGone,
      }),
    },
  ]
}

const THUMBNAIL = { width: 256, height: 256 }
