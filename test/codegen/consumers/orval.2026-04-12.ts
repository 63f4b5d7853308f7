import { createTask, type LegacyTask, listTasks, type TaskCreate } from '../out/2026-04-12/orval/client.ts'
import { createTaskBody, listTasksResponse } from '../out/2026-04-12/orval/zod.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

export async function use(): Promise<Story> {
  const options = { headers: { Authorization: `Bearer ${KEY}` } }
  const started = await createTask(createTaskBody.parse({ prompt: 'A poster' }), undefined, options)
  const page = await listTasks(undefined, undefined, options)
  if (page.status !== 200) throw new Error(`Status ${page.status}`)
  return { started: started.data, listed: listTasksResponse.parse(page.data).jobs.map(({ job_id }) => job_id) }
}

kept<[Same<TaskCreate['prompt'], string | undefined>, Same<LegacyTask['canvas_id'], string | null>]>()
