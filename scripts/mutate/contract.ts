import { rm } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { contractCheck, type Outcome } from './checks.js'
import { type Mutant, mutantsOfContract } from './mutants.js'
import { type Sample, sample } from './sample.js'

/** The share of mutants that must be caught, in percent. */
const THRESHOLD = 95

/**
 * Changes `openapi/` in small ways, one at a time, and counts what lint and the contract's own tests catch. Prints each survivor with
 * file and line. Resolves to true if enough were caught.
 */
export async function mutateContract({ count, seed }: Sample, { step, print }: Reporter): Promise<boolean> {
  const all = await step('find mutants', mutantsOfContract, ({ length }) => `${length} mutants`)
  const open = all.filter(({ isGap }) => !isGap)
  const chosen = sample(open, count ?? open.length, seed)
  const folder = `node_modules/.cache/mutate/${process.pid}`
  try {
    const check = await step('check the contract as it is', () => contractCheck(folder))
    print(`  ${all.length - open.length} are at a marked gap; checking ${chosen.length} of the other ${open.length}`)
    return report(await checkAll(chosen, check, print), print)
  } finally {
    await rm(inRoot(folder), { recursive: true, force: true })
  }
}

type Checked = { mutant: Mutant; outcome: Outcome }

const PROGRESS = 50

async function checkAll(
  mutants: Mutant[],
  check: (file: string, text: string) => Promise<Outcome>,
  print: Reporter['print'],
): Promise<Checked[]> {
  const known: Checked[] = []
  for (const mutant of mutants) {
    const outcome = await check(mutant.file, mutant.text())
    known.push({ mutant, outcome })
    if (outcome === undefined) print(`  survived  ${mutant.file}:${mutant.line}  ${mutant.what}`)
    if (known.length % PROGRESS === 0) print(`  … ${known.length} of ${mutants.length}`)
  }
  return known
}

function report(known: Checked[], print: Reporter['print']): boolean {
  const same = known.filter(({ outcome }) => outcome === 'same')
  const counted = known.filter(({ outcome }) => outcome !== 'same')
  const caught = new Map<string, number>()
  for (const { outcome } of counted)
    if (typeof outcome === 'object') caught.set(outcome.by, (caught.get(outcome.by) ?? 0) + 1)
  const killed = [...caught.values()].reduce((sum, one) => sum + one, 0)
  const score = counted.length === 0 ? 100 : (100 * killed) / counted.length
  for (const { mutant } of same) print(`  changes nothing  ${mutant.file}:${mutant.line}  ${mutant.what}`)
  print(
    `\n  caught by ${[...caught].map(([by, count]) => `${by} ${count}`).join(', ')}\n` +
      `  contract: ${killed} of ${counted.length} mutants caught, ${score.toFixed(1)} % (at least ${THRESHOLD} %)`,
  )
  return score >= THRESHOLD
}
