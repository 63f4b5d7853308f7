/** The settings of Stryker for the part of the code that the environment variable PART names. */
import { fileURLToPath } from 'node:url'
import { PARTS } from './parts.mjs'

const part = process.env.PART ?? ''
const { mutate, goal } = PARTS[part]
const tools = fileURLToPath(new URL('../../tools/stryker/node_modules', import.meta.url))

export default {
  testRunner: 'vitest',
  plugins: [`${tools}/@stryker-mutator/vitest-runner/dist/src/index.js`],
  vitest: { configFile: 'scripts/mutate/vitest.ts', related: false },
  mutate,
  thresholds: { high: goal, low: goal, break: goal },
  coverageAnalysis: 'perTest',
  // A mutant that acts while a module loads needs a new start of every test.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `node_modules/.cache/mutate/${part}.json`,
  tempDirName: 'node_modules/.cache/mutate/sandbox',
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  checkers: [],
  disableTypeChecks: false,
}
