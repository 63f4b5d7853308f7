/** The measurements of `npm run bench`: servers under load, edits, rebuilds, the client, the site. Scenarios, servers and goals are tables in their own files. */
import { availableParallelism } from 'node:os'
import { install, installPrism } from '../scripts/support/install.js'
import { VERSIONS } from '../scripts/support/paths.js'
import type { Reporter } from '../scripts/support/reporter.js'
import { clientCost, clientGoals } from './client.js'
import { editToServed } from './edits.js'
import { enlarge } from './enlarge.js'
import { createFixtures, type Documents, readDocuments } from './fixture.js'
import { goalLine, goalsOf } from './goals.js'
import { CONNECTIONS } from './load.js'
import { measure, type Plan } from './measure.js'
import { rebuildTimes } from './rebuild.js'
import { table } from './report.js'
import { scenariosOf } from './scenarios.js'
import { SERVERS } from './servers.js'
import { siteFigures, siteGoals } from './site.js'
import { fullWorkspace, TASKS } from './workspace.js'

const VERSION = VERSIONS[0]

/** In addition to the plan for the servers: the number of edits, the runs of `generate`, and whether the site is measured. */
type WholePlan = Plan & { edits: number; rebuilds: number; site: boolean }
const FULL: WholePlan = {
  starts: 3,
  rounds: 3,
  seconds: 2,
  settle: 1,
  warmUp: 3000,
  edits: 5,
  rebuilds: 3,
  site: true,
}
const QUICK: WholePlan = {
  starts: 1,
  rounds: 2,
  seconds: 0.3,
  settle: 0.5,
  warmUp: 1000,
  edits: 3,
  rebuilds: 1,
  site: false,
}

/** The size of the larger contract, which is measured for our mock alone: the others take minutes. */
const TIMES = 20

/**
 * Measures our mock against other mocks and a bare server, in turns, and our client against plain openapi-fetch. Throws if
 * something could not be measured.
 */
export async function bench(quick: boolean, { step, print }: Reporter): Promise<void> {
  const plan = quick ? QUICK : FULL
  await install('bench')
  await installPrism()
  print(`Node ${process.versions.node}, ${availableParallelism()} cores, ${CONNECTIONS} connections\n`)
  const documents = await readDocuments(['canvas', ...VERSIONS])
  const fixtureOf = await step('compile the mock', createFixtures)
  const scenarios = scenariosOf(documents[VERSION] ?? {}, VERSION)
  const { folder } = await fixtureOf('small', documents)
  const figures = await step('all servers', () => measure(SERVERS, folder, VERSION, scenarios, plan))
  const large = await fixtureOf('large', enlargeAll(documents, TIMES))
  const ours = await step(`${TIMES} times the contract, our mock alone`, () =>
    measure(['our mock'], large.folder, VERSION, scenarios, plan),
  )
  const tasks = await step(`${TASKS} tasks in the workspace`, () => fullWorkspace(folder, VERSION, scenarios, plan))
  const edited = await fixtureOf('edited', {}, [
    'openapi',
    'scripts',
    'src/client',
    'src/contract',
    'src/mock/control',
    'redocly.yaml',
    'package-lock.json',
  ])
  const edits = await step('edits', () => editToServed(edited.folder, VERSION, scenarios[0], plan.edits))
  const rebuild = await step('generate', () => rebuildTimes(edited.folder, plan.rebuilds))
  const cost = await step('the client', clientCost)
  const site = plan.site ? siteGoals(await step('the site', () => siteOf(fixtureOf, plan.rebuilds))) : []
  const goals = [...goalsOf({ figures, large: ours['our mock'], tasks, edits, rebuild }), ...clientGoals(cost), ...site]
  print(['', table(figures), '', 'Goals', ...goals.map((goal) => `  ${goalLine(goal)}`)].join('\n'))
}

/** Building the site twice takes longer than a quick run may. */
async function siteOf(fixtureOf: Awaited<ReturnType<typeof createFixtures>>, runs: number) {
  const { folder } = await fixtureOf('site', {}, [
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
