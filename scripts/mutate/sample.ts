import { readFile } from 'node:fs/promises'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { glob } from 'tinyglobby'
import { inRoot } from '../support/paths.js'

/** Which mutants are tried. */
export type Sample = {
  /** How many; all if omitted. */
  count?: number
  /** The same seed chooses the same mutants. */
  seed: number
}

/** Returns `count` items of a list in their order, chosen by a seed. */
export function sample<Item>(list: Item[], count: number, seed: number): Item[] {
  return shuffled(list, seed)
    .slice(0, count)
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item)
}

/** A place in a file, with lines and columns counted from 0. */
export type Range = { file: string; start: Position; end: Position }
type Position = { line: number; column: number }

/**
 * Returns ranges of code, chosen by a seed, which together contain at least `count` of the mutants. Stryker tries all mutants
 * of a range, so the mutants inside a chosen function are tried with it.
 */
export function rangesOf(mutants: Range[], count: number, seed: number): Range[] {
  const chosen: Range[] = []
  const tried = new Set<Range>()
  for (const { item } of shuffled(mutants, seed)) {
    if (tried.size >= count) break
    if (tried.has(item)) continue
    chosen.push(item)
    for (const mutant of mutants) if (contains(item, mutant)) tried.add(mutant)
  }
  return chosen
}

/** Resolves to the place of each mutant that Stryker makes of the files that the patterns match; `!` excludes. */
export async function mutantsOfCode(patterns: string[]): Promise<Range[]> {
  const names = (await glob(patterns, { cwd: inRoot('.') })).sort()
  const files = await Promise.all(
    names.map(async (name) => ({ name, mutate: true, content: await readFile(inRoot(name), 'utf8') })),
  )
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { mutants } = await new Instrumenter(SILENT).instrument(files, options)
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ fileName, location }) => ({ file: fileName, ...location }))
}

const nothing = () => {}
const no = () => false
const SILENT = {
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
  ...{
    isTraceEnabled: no,
    isDebugEnabled: no,
    isInfoEnabled: no,
    isWarnEnabled: no,
    isErrorEnabled: no,
    isFatalEnabled: no,
  },
}

function shuffled<Item>(list: Item[], seed: number): { item: Item; index: number }[] {
  let state = seed
  // Mulberry32 gives the same order on every machine.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return list.map((item, index) => ({ item, index, rank: random() })).sort((a, b) => a.rank - b.rank)
}

function contains(outer: Range, inner: Range): boolean {
  return outer.file === inner.file && before(outer.start, inner.start) && before(inner.end, outer.end)
}

function before(a: Position, b: Position): boolean {
  return a.line < b.line || (a.line === b.line && a.column <= b.column)
}
