import { readFile } from 'node:fs/promises'
import { glob } from 'tinyglobby'
import { install } from '../support/install.js'
import { inRoot } from '../support/paths.js'
import { runNode } from '../support/processes.js'
import type { Reporter } from '../support/reporter.js'
import { PARTS } from './parts.mjs'
import { type Sample, sample } from './sample.js'

/** Changes the contract and parts of the code in small ways, and counts what is caught. Resolves to true if enough is, everywhere. */
export async function mutate(parts: string[], chosen: Sample, reporter: Reporter): Promise<boolean> {
  let passes = true
  for (const part of new Set(parts)) {
    const isCaught =
      part === 'contract'
        ? await (await import('./contract.js')).mutateContract(chosen, reporter)
        : (await mutateCode(part, chosen)) === 0
    passes &&= isCaught
  }
  return passes
}

/**
 * Runs Stryker over one part of the code, and shows its output. Of a sample of `count` lines, it tries the changes that lie within.
 * Resolves to its exit status: 1 if fewer changes were caught than the part demands.
 */
async function mutateCode(part: string, { count, seed }: Sample): Promise<number> {
  const stryker = `${await install('tools/stryker')}/node_modules/@stryker-mutator/core/bin/stryker.js`
  process.env.PART = part
  const args = [stryker, 'run', 'scripts/mutate/stryker.mjs']
  if (count === undefined) return runNode(args)
  const chosen = sample(await blocksOf(PARTS[part]?.mutate ?? []), count / BLOCK, seed).join(',')
  // Each sample has a file of its own: Stryker adds what an earlier run with the same file found.
  const known = `node_modules/.cache/mutate/${part}.${count}.${seed}.json`
  return runNode([...args, '--mutate', chosen, '--incrementalFile', known])
}

/** Lines that are tried together, so that changes of several lines are tried too. */
const BLOCK = 20

/** Returns `<file>:<first line>-<last line>` for each block of the files that the patterns match. */
async function blocksOf(patterns: string[]): Promise<string[]> {
  const names = (await glob(patterns, { cwd: inRoot() })).sort()
  const files = names.map(async (name) => {
    const lines = (await readFile(inRoot(name), 'utf8')).split('\n').length
    return Array.from(
      { length: Math.ceil(lines / BLOCK) },
      (_, index) => `${name}:${index * BLOCK + 1}-${Math.min(lines, (index + 1) * BLOCK)}`,
    )
  })
  return (await Promise.all(files)).flat()
}
