/** The measurements of `npm run bench`: servers under load, edits, rebuilds, the client, the site. Legs, servers and goals are tables in their own files. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inRoot, VERSIONS } from '../scripts/support/paths.js'
import type { Reporter } from '../scripts/support/reporter.js'
import type { JsonObject } from '../src/contract/json.js'
import { clientCost, clientGoals, clientTables } from './client.js'
import { editToServed } from './edits.js'
import { countOperations, enlarge } from './enlarge.js'
import { goalLine, goalsOf, short } from './goals.js'
import { legsOf } from './legs.js'
import { CONNECTIONS } from './load.js'
import { type Figures, measure, type Plan } from './measure.js'
import { installPeers } from './peers.js'
import { rebuildTimes, spectralTime } from './rebuild.js'
import { growth, type Measured, table } from './report.js'
import { SERVERS, type ServerName } from './servers.js'
import { siteFigures, siteGoals } from './site.js'
import { createStages, type Documents, readDocuments } from './stage.js'
import { fullWorkspace, TASKS } from './workspace.js'

const VERSION = VERSIONS[0]

/** In addition to the plan for each size: the sizes of the contract (times the original), the number of edits, the runs of `generate`, and whether the site and Spectral are measured. */
type WholePlan = Plan & { sizes: number[]; edits: number; rebuilds: number; siteAndSpectral: boolean }
const FULL: WholePlan = {
  sizes: [1, 10],
  starts: 3,
  rounds: 3,
  seconds: 2,
  settle: 1,
  warmUp: 3000,
  edits: 5,
  rebuilds: 3,
  siteAndSpectral: true,
}
const QUICK: WholePlan = {
  sizes: [1],
  starts: 1,
  rounds: 2,
  seconds: 0.3,
  settle: 0.5,
  warmUp: 1000,
  edits: 3,
  rebuilds: 1,
  siteAndSpectral: false,
}

/** The largest size, which is measured for our mock alone: the others take minutes. */
const LARGEST = 20

/**
 * Measures our mock against other mocks and a bare server, in turns, on the contract as it is and enlarged, and our client
 * against plain openapi-fetch. Throws if something could not be measured.
 */
export async function bench(quick: boolean, { step, print }: Reporter): Promise<void> {
  const plan = quick ? QUICK : FULL
  print(
    `Node ${process.versions.node}, Prism ${prismVersion()}, ${availableParallelism()} cores, ${CONNECTIONS} connections\n`,
  )
  const documents = await readDocuments(['canvas', ...VERSIONS])
  const [stageOf] = await Promise.all([
    step('compile the mock', createStages),
    step('install the other servers', installPeers),
  ])
  const legs = legsOf(documents[VERSION] ?? {}, VERSION)

  const sizes: (Measured & { folder: string; figures: Record<ServerName, Figures> })[] = []
  for (const times of plan.sizes) {
    const larger = enlargeAll(documents, times)
    const { folder } = await stageOf(`x${times}`, larger)
    const own = { ...plan, warmUp: Math.ceil(plan.warmUp / times) }
    const figures = await step(`${times} times the contract`, () => measure(SERVERS, folder, VERSION, legs, own))
    sizes.push({ folder, ...sizeOf(larger[VERSION] ?? {}), figures })
  }
  const [small] = sizes
  const [list] = legs
  if (!small || !list) throw new Error('Nothing was measured.')
  const largest = enlargeAll(documents, LARGEST)
  const large = await stageOf(`x${LARGEST}`, largest)
  const ours = await step(`${LARGEST} times the contract, our mock alone`, () =>
    measure(['our mock'], large.folder, VERSION, legs, plan),
  )
  const growing = [...sizes, { ...sizeOf(largest[VERSION] ?? {}), figures: ours }]
  const tasks = await step(`${TASKS} tasks in the workspace`, () => fullWorkspace(small.folder, VERSION, legs, plan))
  const { folder } = await stageOf('edited', {}, [
    'openapi',
    'scripts',
    'src/client',
    'src/contract',
    'src/mock/control',
    'redocly.yaml',
    'package-lock.json',
  ])
  const edits = await step('edits', () => editToServed(folder, VERSION, list, plan.edits))
  const rebuild = await step('generate', () => rebuildTimes(folder, plan.rebuilds))
  const cost = await step('the client', () => clientCost(plan.rebuilds))
  const site = plan.siteAndSpectral ? siteGoals(await step('the site', () => siteOf(stageOf, plan.rebuilds))) : []
  const spectral = plan.siteAndSpectral ? await step('lint by Spectral', () => spectralTime(documents)) : undefined

  const goals = [
    ...goalsOf({ figures: small.figures, large: ours['our mock'], tasks, edits, rebuild }),
    ...clientGoals(cost),
    ...site,
  ]
  print(
    [
      '',
      ...sizes.flatMap((size) => [table(size), '']),
      growth(growing, list.name),
      '',
      clientTables(cost),
      '',
      ...(spectral === undefined ? [] : [`Spectral takes ${short(spectral)} ms for all documents.`, '']),
      'Goals, on the contract as it is',
      ...goals.map((goal) => `  ${goalLine(goal)}`),
    ].join('\n'),
  )
}

/** Building the site twice takes longer than a quick run may. */
async function siteOf(stageOf: Awaited<ReturnType<typeof createStages>>, runs: number) {
  const { folder } = await stageOf('site', {}, [
    'openapi',
    'scripts',
    'src',
    'docs',
    'redocly.yaml',
    'package-lock.json',
  ])
  return siteFigures(folder, runs)
}

function enlargeAll(documents: Documents, times: number): Documents {
  return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, enlarge(document, times)]))
}

function sizeOf(document: JsonObject): Omit<Measured, 'figures'> {
  return { operations: countOperations(document), bytes: JSON.stringify(document, null, 2).length }
}

function prismVersion(): string {
  return JSON.parse(readFileSync(inRoot('node_modules/@stoplight/prism-cli/package.json'), 'utf8')).version
}
