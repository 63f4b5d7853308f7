/**
 * The measurements of `npm run bench`: servers under load, edits, rebuilds, the client, the site. Scenarios, servers and goals are
 * tables in their own files. `scripts/cli.ts` starts this file, so that the pipeline does not depend on what is measured.
 */
import { availableParallelism } from 'node:os'
import { install, installPrism } from '../scripts/support/install.js'
import { VERSIONS } from '../scripts/support/paths.js'
import { createReporter, type Reporter } from '../scripts/support/reporter.js'
import { clientCost, clientGoals } from './client.js'
import { editToServed } from './edits.js'
import { createFixtures, readDocument } from './fixture.js'
import { goalLine, goalsOf } from './goals.js'
import { CONNECTIONS } from './load.js'
import { measure, type Plan } from './measure.js'
import { timeAfterEdit } from './rebuild.js'
import { table } from './report.js'
import { scenariosOf } from './scenarios.js'
import { siteFigures, siteGoals } from './site.js'

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

/**
 * Measures our mock against other mocks and a bare server, in turns, and our client against plain openapi-fetch. Throws if
 * something could not be measured.
 */
async function bench(quick: boolean, { step, print }: Reporter): Promise<void> {
  const plan = quick ? QUICK : FULL
  await install('bench')
  await installPrism()
  print(`Node ${process.versions.node}, ${availableParallelism()} cores, ${CONNECTIONS} connections\n`)
  const fixtureOf = await step('compile the mock', createFixtures)
  const scenarios = scenariosOf(await readDocument(VERSION), VERSION)
  const packed = await fixtureOf('packed')
  const figures = await step('all servers', () => measure(packed, VERSION, scenarios, plan))
  const edited = await fixtureOf('edited', ['src/client', 'src/contract', 'src/mock/control', ...SOURCES])
  const edits = await step('edits', () => editToServed(edited, VERSION, scenarios[0], plan.edits))
  const rebuild = await step('generate', () => timeAfterEdit(edited, 'generate', plan.rebuilds))
  const cost = await step('the client', clientCost)
  const measureSite = async () => siteFigures(await fixtureOf('site', ['src', 'docs', ...SOURCES]), plan.rebuilds)
  // A quick run leaves the site out, because it is built twice.
  const site = plan.site ? siteGoals(await step('the site', measureSite)) : []
  const goals = [...goalsOf({ figures, edits, rebuild }), ...clientGoals(cost), ...site]
  print(['', table(figures), '', 'Goals', ...goals.map((goal) => `  ${goalLine(goal)}`)].join('\n'))
}

/** What the pipeline reads, so that a copy of it can generate. */
const SOURCES = ['openapi', 'scripts', 'redocly.yaml', 'package-lock.json']

const reporter = createReporter(process)
await bench(process.argv.includes('--quick'), reporter)
reporter.done()
