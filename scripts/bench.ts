/**
 * `npm run bench [-- --quick]`: our mock beside the Prism command, in turns, on the contract as it is and made larger.
 * Figures alone never fail it; the exit status is 1 only where something could not be measured.
 */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { editToServed } from './bench/edits.js'
import { countOperations, enlarge } from './bench/enlarge.js'
import { goalLine, goalsOf, short } from './bench/goals.js'
import { legsOf } from './bench/legs.js'
import { measure, type Plan } from './bench/measure.js'
import { generateTime, spectralTime } from './bench/rebuild.js'
import { growth, type Measured, table } from './bench/report.js'
import { createStages, type Documents, readDocuments } from './bench/stage.js'
import { inRoot, VERSIONS } from './lib/paths.js'
import { step } from './lib/steps.js'

/** How many times as large the contract is. */
const SIZES = [1, 10, 20]
const VERSION = VERSIONS[0]

const FULL: Plan = { starts: 3, rounds: 3, seconds: 2, warmUp: 1 }
const QUICK: Plan = { starts: 1, rounds: 3, seconds: 0.3, warmUp: 0.3 }

// What was started and made ends with the process, and by a signal it would end without a word.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))
try {
  await bench(isQuick() ? QUICK : FULL)
} catch (error) {
  console.error(`\n${(error as Error).message}`)
  process.exit(1)
}

async function bench(plan: Plan): Promise<void> {
  console.log(
    `Node ${process.versions.node}, Prism ${prismVersion()}, ${availableParallelism()} cores, 10 connections\n`,
  )
  const documents = await readDocuments(['canvas', ...VERSIONS])
  const stageOf = await step('compile the mock', createStages)
  const legs = legsOf(documents[VERSION] ?? {}, VERSION)

  const sizes: Measured[] = []
  for (const times of SIZES) {
    const larger: Documents = Object.fromEntries(
      Object.entries(documents).map(([name, document]) => [name, enlarge(document, times)]),
    )
    const { folder } = await stageOf(`x${times}`, larger)
    const measured = larger[VERSION] ?? {}
    sizes.push({
      operations: countOperations(measured),
      bytes: JSON.stringify(measured, null, 2).length,
      figures: await step(`${times} times the contract`, () => measure(folder, VERSION, legs, plan)),
    })
  }

  const [small] = sizes
  const [list] = legs
  if (!small || !list) throw new Error('Nothing was measured.')
  const { folder } = await stageOf('edited', {}, ['openapi', 'scripts', 'src/client', 'redocly.yaml', 'tsconfig.json'])
  const edits = await step('edits', () => editToServed(folder, VERSION, list, plan.starts + 2))
  const generateMs = await step('generate', () => generateTime(folder, plan.starts))
  const spectralMs = await step('lint by Spectral', () => spectralTime(documents))

  const goals = goalsOf({ figures: small.figures, edits, generateMs })
  console.log(
    [
      '',
      ...sizes.flatMap((size) => [table(size), '']),
      growth(sizes, list.name),
      '',
      `Spectral takes ${short(spectralMs)} ms for all documents.`,
      '',
      'Goals, on the contract as it is',
      ...goals.map((goal) => `  ${goalLine(goal)}`),
    ].join('\n'),
  )
}

function isQuick(): boolean {
  const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
  return values.quick
}

function prismVersion(): string {
  return JSON.parse(readFileSync(inRoot('node_modules/@stoplight/prism-cli/package.json'), 'utf8')).version
}
