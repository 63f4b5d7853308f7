import { setConfig } from '../out/2026-05-01/kubb/.kubb/fetch.ts'
import { createTask } from '../out/2026-05-01/kubb/clients/createTask.ts'
import { listTasks } from '../out/2026-05-01/kubb/clients/listTasks.ts'
import type { CanvasPage } from '../out/2026-05-01/kubb/types/CanvasPage.ts'
import type { GenerateAudio } from '../out/2026-05-01/kubb/types/GenerateAudio.ts'
import type { TaskCreate } from '../out/2026-05-01/kubb/types/TaskCreate.ts'
import type { TaskPage } from '../out/2026-05-01/kubb/types/TaskPage.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

export async function use(baseURL: string): Promise<Story> {
  // Its client sends JSON without saying so.
  setConfig({ baseURL, headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' } })
  const headers = { 'Service-Version': '2026-05-01' } as const
  const started = await createTask({ prompt: 'A poster' }, headers)
  const page = await listTasks(headers)
  return { started, listed: page.data.map(({ id }) => id) }
}

// @ts-expect-error The header is required.
export const forgotten = () => listTasks({})

kept<
  [
    Same<TaskCreate['prompt'], string | undefined>,
    Same<GenerateAudio['voice'], string | null | undefined>,
    Same<NonNullable<Extract<TaskPage['data'][number], { kind: 'design' }>['result']>['canvas_id'], string>,
    Same<CanvasPage['total'], null>,
  ]
>()
