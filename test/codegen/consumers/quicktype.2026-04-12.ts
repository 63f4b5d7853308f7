import { Convert, type LegacyTask, type TaskCreate } from '../out/2026-04-12/quicktype/types.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

export async function use(baseUrl: string): Promise<Story> {
  const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' }
  const body = Convert.taskCreateToJson({ prompt: 'A poster' })
  const started = await fetch(`${baseUrl}/tasks`, { method: 'POST', headers, body })
  const page = await fetch(`${baseUrl}/tasks`, { headers })
  const { jobs } = Convert.toLegacyTaskPage(await page.text())
  return { started: Convert.toLegacyTask(await started.text()), listed: jobs.map(({ job_id }) => job_id) }
}

kept<[Same<TaskCreate['prompt'], string | undefined>, Same<LegacyTask['canvas_id'], string | null>]>()
