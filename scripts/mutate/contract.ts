import { rm } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'
import type { Reporter } from '../support/reporter.js'
import { contractJudge, type Verdict } from './judges.js'
import { type Mutant, mutantsOfContract } from './mutants.js'
import { type Sample, sample } from './sample.js'

/** The share of mutants that must be caught, in percent. */
const THRESHOLD = 95

/**
 * Changes `openapi/` in small ways, one at a time, and counts what the contract's own judges catch. Prints each survivor with
 * file and line. Resolves to true if enough were caught.
 */
export async function mutateContract({ count, seed }: Sample, { step, print }: Reporter): Promise<boolean> {
  const all = await step('find mutants', mutantsOfContract, ({ length }) => `${length} mutants`)
  const open = all.filter(({ isGap }) => !isGap)
  const chosen = sample(open, count ?? open.length, seed)
  const folder = `node_modules/.cache/mutate/${process.pid}`
  try {
    const judge = await step('judge the contract as it is', () => contractJudge(folder))
    print(`  ${all.length - open.length} are at a marked gap; judging ${chosen.length} of the other ${open.length}`)
    return report(await judgeAll(chosen, judge, print), print)
  } finally {
    await rm(inRoot(folder), { recursive: true, force: true })
  }
}

type Judged = { mutant: Mutant; verdict: Verdict }

const PROGRESS = 50

async function judgeAll(
  mutants: Mutant[],
  judge: (file: string, text: string) => Promise<Verdict>,
  print: Reporter['print'],
): Promise<Judged[]> {
  const known: Judged[] = []
  for (const mutant of mutants) {
    const verdict = await judge(mutant.file, mutant.text())
    known.push({ mutant, verdict })
    if (verdict === undefined) print(`  survived  ${mutant.file}:${mutant.line}  ${mutant.what}`)
    if (known.length % PROGRESS === 0) print(`  … ${known.length} of ${mutants.length}`)
  }
  return known
}

function report(known: Judged[], print: Reporter['print']): boolean {
  const same = known.filter(({ verdict }) => verdict === 'same')
  const counted = known.filter(({ verdict }) => verdict !== 'same')
  const caught = new Map<string, number>()
  for (const { verdict } of counted)
    if (typeof verdict === 'object') caught.set(verdict.by, (caught.get(verdict.by) ?? 0) + 1)
  const killed = [...caught.values()].reduce((sum, one) => sum + one, 0)
  const score = counted.length === 0 ? 100 : (100 * killed) / counted.length
  for (const { mutant } of same) print(`  changes nothing  ${mutant.file}:${mutant.line}  ${mutant.what}`)
  print(
    `\n  caught by ${[...caught].map(([by, count]) => `${by} ${count}`).join(', ')}\n` +
      `  contract: ${killed} of ${counted.length} mutants caught, ${score.toFixed(1)} % (at least ${THRESHOLD} %)`,
  )
  return score >= THRESHOLD
}
