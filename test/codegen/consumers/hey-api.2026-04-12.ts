import { client } from '../out/2026-04-12/hey-api/client.gen.ts'
import { createTask, type LegacyTask, listTasks, type TaskCreate } from '../out/2026-04-12/hey-api/index.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

export async function use(baseUrl: string): Promise<Story> {
  client.setConfig({ baseUrl, auth: KEY })
  const started = await createTask({ body: { prompt: 'A poster' }, throwOnError: true })
  const { data: page } = await listTasks({ throwOnError: true })
  return { started: started.data, listed: page.jobs.map(({ job_id }) => job_id) }
}

kept<[Same<TaskCreate['prompt'], string | undefined>, Same<LegacyTask['canvas_id'], string | null>]>()
