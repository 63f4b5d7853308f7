import { client } from '../out/2026-05-01/hey-api/client.gen.ts'
import {
  type CanvasPage,
  createTask,
  type GenerateAudio,
  listTasks,
  type TaskCreate,
  type TaskPage,
} from '../out/2026-05-01/hey-api/index.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

/** Names no version: the compiler requires the header and offers its only value. */
export async function use(baseUrl: string): Promise<Story> {
  client.setConfig({ baseUrl, auth: KEY })
  const headers = { 'Service-Version': '2026-05-01' } as const
  const started = await createTask({ headers, body: { prompt: 'A poster' }, throwOnError: true })
  const { data: page } = await listTasks({ headers, throwOnError: true })
  return { started: started.data, listed: page.data.map(({ id }) => id) }
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
