import {
  type CanvasPage,
  Convert,
  type GenerateAudio,
  type TaskCreate,
  type TaskPage,
} from '../out/2026-05-01/quicktype/types.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

/** Quicktype makes no client. What its code reads and writes goes through `fetch`. */
export async function use(baseUrl: string): Promise<Story> {
  const headers = {
    Authorization: `Bearer ${KEY}`,
    'Content-Type': 'application/json',
    'Service-Version': '2026-05-01',
  }
  const body = Convert.taskCreateToJson({ prompt: 'A poster' })
  const started = await fetch(`${baseUrl}/tasks`, { method: 'POST', headers, body })
  const page = await fetch(`${baseUrl}/tasks`, { headers })
  const { data } = Convert.toTaskPage(await page.text())
  return { started: Convert.toCanonicalTask(await started.text()), listed: data.map(({ id }) => id) }
}

kept<
  [
    Same<TaskCreate['prompt'], string | undefined>,
    Same<GenerateAudio['voice'], string | null | undefined>,
    Same<NonNullable<TaskPage['data'][number]['result']>['canvas_id'], string | undefined>,
    Same<CanvasPage['total'], null>,
  ]
>()
