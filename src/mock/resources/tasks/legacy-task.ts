import type { Contract } from '../../../contract/contract.js'
import { legacyFields } from '../../../contract/migration.js'

/** Returns the flat task for a canonical one. `message` has no canonical counterpart, so the mock derives it from the status. */
export function legacyTask(
  { migration }: Pick<Contract, 'migration'>,
  task: { [field: string]: unknown },
): Record<string, unknown> {
  return { ...legacyFields(migration, task), message: MESSAGES[String(task.status)] ?? null }
}

const MESSAGES: Record<string, string> = {
  queued: 'The task is waiting.',
  running: 'The agent is working.',
  succeeded: 'The design is ready.',
  failed: 'The design could not be made.',
  canceled: 'The task was canceled.',
  expired: 'The task expired.',
}
