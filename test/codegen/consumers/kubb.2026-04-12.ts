import { setConfig } from '../out/2026-04-12/kubb/.kubb/fetch.ts'
import { createTask } from '../out/2026-04-12/kubb/clients/createTask.ts'
import { listTasks } from '../out/2026-04-12/kubb/clients/listTasks.ts'
import type { LegacyTask } from '../out/2026-04-12/kubb/types/LegacyTask.ts'
import type { TaskCreate } from '../out/2026-04-12/kubb/types/TaskCreate.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

export async function use(baseURL: string): Promise<Story> {
  // Its client sends JSON without saying so.
  setConfig({ baseURL, headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' } })
  const started = await createTask({ prompt: 'A poster' })
  const page = await listTasks()
  return { started, listed: page.jobs.map(({ job_id }) => job_id) }
}

kept<[Same<TaskCreate['prompt'], string | undefined>, Same<LegacyTask['canvas_id'], string | null>]>()
