/** What all parts share. Each part adds the files that are changed, the tests that must notice, and the share in percent that they must catch. */
export default {
  testRunner: 'vitest',
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  vitest: { configFile: 'tools/stryker/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant that acts while a module loads needs a new start of every test.
  ignoreStatic: true,
  tempDirName: 'node_modules/.cache/mutate',
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  allowConsoleColors: false,
  checkers: [],
  disableTypeChecks: false,
}
