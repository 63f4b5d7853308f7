import { type Fields, flatTask, type TaskRow } from '../../contract/migration.js'

/** Returns the flat task of an older version for a nested one. `message` has no counterpart there, so the mock derives it from the status. */
export function flatTaskOf(rows: TaskRow[], task: Fields): Fields {
  return { ...flatTask(rows, task), message: MESSAGES[String(task.status)] ?? null }
}

const MESSAGES: Record<string, string> = {
  queued: 'The task is waiting.',
  running: 'The agent is working.',
  succeeded: 'The design is ready.',
  failed: 'The design could not be made.',
  canceled: 'The task was canceled.',
  expired: 'The task expired.',
}
