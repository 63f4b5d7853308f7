import { runNode } from '../processes.js'

/**
 * Lets Stryker change the code of a room, and shows what it says. Answers its exit status: 1 where fewer mutants were caught
 * than the room's settings ask for.
 */
export function mutateCode(room: string): Promise<number> {
  return runNode(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', `scripts/mutate/rooms/${room}.mjs`])
}
