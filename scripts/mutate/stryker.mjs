/**
 * The settings of Stryker for one room of the code.
 *
 * @param {'client' | 'pipeline' | 'mock'} room
 * @param {string[]} mutate what is changed
 * @param {number} goal the share of mutants that must be caught, in percent
 */
export function settings(room, mutate, goal) {
  return {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: `scripts/mutate/rooms/${room}.vitest.ts`, related: false },
    mutate,
    thresholds: { high: goal, low: goal, break: goal },
    coverageAnalysis: 'perTest',
    // A mutant that acts while a module loads asks for a new start of every test.
    ignoreStatic: true,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutate/${room}.json`,
    tempDirName: 'node_modules/.cache/mutate/sandbox',
    concurrency: 2,
    timeoutMS: 10_000,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    allowConsoleColors: false,
    checkers: [],
    disableTypeChecks: false,
  }
}
