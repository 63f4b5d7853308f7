import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

/** Returns a new empty folder outside of the repository. It is removed at the end of the run: see vitest.config.ts. */
export function newFolder(): string {
  return mkdtempSync(join(process.env.TEST_FOLDERS ?? '', 'folder-'))
}
