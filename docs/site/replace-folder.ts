import { rename } from 'node:fs/promises'
import { join } from 'node:path'

/** How many other builds may put their folder in place between our two steps. */
const TRIES = 10

/**
 * Moves a folder to `place`, and the one that is there into `aside`, a folder on the same file system. Of several that do so at
 * once, each succeeds and the last one stays.
 */
export async function replaceFolder(folder: string, place: string, aside: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    await rename(place, join(aside, `replaced-${tries}`)).catch(unless('ENOENT'))
    try {
      return await rename(folder, place)
    } catch (error) {
      if (tries === TRIES) throw error
      unless('ENOTEMPTY', 'EEXIST')(error as NodeJS.ErrnoException)
    }
  }
}

function unless(...codes: string[]): (error: NodeJS.ErrnoException) => void {
  return (error) => {
    if (!codes.includes(error.code ?? '')) throw error
  }
}
