import { inRoot } from '../support/paths.js'
import { runNode } from '../support/processes.js'
import type { Reporter } from '../support/reporter.js'
import { mutantsOfCode, type Range, rangesOf, type Sample } from './sample.js'

/**
 * Runs Stryker over one part of the code, whose settings are in `rooms/`, and shows its output. Resolves to its exit status: 1
 * if fewer mutants were caught than the settings demand.
 */
export async function mutateCode(room: string, { count, seed }: Sample, { step }: Reporter): Promise<number> {
  const settings = `scripts/mutate/rooms/${room}.mjs`
  const args = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', settings]
  if (count === undefined) return runNode(args)
  const {
    default: { mutate },
  } = (await import(inRoot(settings))) as { default: { mutate: string[] } }
  const all = await step(
    'find mutants',
    () => mutantsOfCode(mutate),
    ({ length }) => `${length} mutants`,
  )
  const chosen = rangesOf(all, count, seed).map(pattern)
  // Each sample has a file of its own: Stryker adds what an earlier run with the same file found.
  return runNode([
    ...args,
    '--mutate',
    chosen.join(','),
    '--incrementalFile',
    `node_modules/.cache/mutate/${room}.${count}.${seed}.json`,
  ])
}

function pattern({ file, start, end }: Range): string {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`
}
