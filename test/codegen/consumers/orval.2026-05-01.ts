import {
  type CanvasPage,
  createTask,
  type GenerateAudio,
  listTasks,
  type TaskCreate,
  type TaskPage,
} from '../out/2026-05-01/orval/client.ts'
import { createTaskBody, listTasksResponse } from '../out/2026-05-01/orval/zod.ts'
import { KEY, kept, type Same, type Story } from './expect.ts'

/** The base URL is in the generated code. What goes out and what comes in passes the zod schemas. */
export async function use(): Promise<Story> {
  if (createTaskBody.safeParse({ prompt: 1 }).success) throw new Error('The zod schema accepts a number as a prompt.')
  const headers = { 'Service-Version': '2026-05-01' } as const
  const options = { headers: { Authorization: `Bearer ${KEY}` } }
  const started = await createTask(createTaskBody.parse({ prompt: 'A poster' }), headers, options)
  const page = await listTasks(headers, undefined, options)
  if (page.status !== 200) throw new Error(`Status ${page.status}`)
  return { started: started.data, listed: listTasksResponse.parse(page.data).data.map(({ id }) => id) }
}

// @ts-expect-error The header is required.
export const forgotten = () => listTasks({})

kept<
  [
    Same<TaskCreate['prompt'], string | undefined>,
    Same<NonNullable<GenerateAudio['voice']>, string>,
    Same<NonNullable<Extract<TaskPage['data'][number], { kind: 'design' }>['result']>['canvas_id'], string>,
    Same<CanvasPage['total'], null>,
  ]
>()
