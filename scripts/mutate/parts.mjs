/** These are tested by starting them, in slow tests: commands and processes, the packages in a consumer. */
const STARTED = [
  ...['{cli,start}.ts', 'support/{install,processes}.ts', 'lint/lint.ts', 'mutate/**', 'pack/**', 'picture/**'],
  ...['release/{changes,files,release,surface}.ts', 'versions/{add,retire}.ts', 'watch/**'],
]

/**
 * The parts of the code: the files that are changed, the tests that must notice, and the share of changes that must be caught,
 * in percent. `!` excludes.
 *
 * @type {Record<string, { mutate: string[]; include: string[]; exclude: string[]; goal: number }>}
 */
export const PARTS = {
  client: {
    mutate: ['src/client/**/*.ts', '!src/client/index.ts'],
    include: ['test/client/**/*.test.ts'],
    // The last two check the types and the built client, which no change reaches.
    exclude: ['test/client/*.slow.test.ts', 'test/client/{bundle,types}.test.ts'],
    goal: 95,
  },
  pipeline: {
    mutate: ['scripts/**/*.{ts,js}', ...STARTED.map((path) => `!scripts/${path}`)],
    include: [
      'scripts/mutate/generated.test.ts',
      'test/client/migrate-task.test.ts',
      'test/contract/examples.test.ts',
      'test/{compare,rules,scripts,workflows}/**/*.test.ts',
      'test/release/{bump,repository,state.slow}.test.ts',
    ],
    exclude: ['test/{compare,scripts,workflows}/**/*.slow.test.ts'],
    goal: 95,
  },
  conform: {
    mutate: ['src/conform/**/*.ts'],
    include: ['test/conform/*.test.ts', 'test/conformance/requests.test.ts'],
    exclude: ['test/conform/*.slow.test.ts'],
    goal: 75,
  },
  site: {
    // The parts that are functions of their input. The rest is tested by what a browser shows.
    mutate: [
      'docs/site/{conditions,html,join-lines,operation-links}.ts',
      'docs/site/{changes,samples}/*.ts',
      'docs/site/errors/{entries,texts}.ts',
      'docs/site/operations/{limits,resolve-schema}.ts',
      'docs/site/try/{form,forms}.ts',
      'docs/site/try/browser/{json,next,request}.ts',
      'docs/site/workflows/expressions.ts',
    ],
    include: ['test/site/**/*.test.ts'],
    exclude: ['test/site/**/*.slow.test.ts'],
    goal: 75,
  },
  mock: {
    mutate: ['src/mock/**/*.ts', 'src/contract/**/*.{ts,js}', '!src/mock/{node,server}/**'],
    include: [
      'test/mock/**/*.test.ts',
      'test/conformance/**/*.test.ts',
      'test/contract/{migration,reading,steps}.test.ts',
    ],
    exclude: ['test/**/*.slow.test.ts'],
    goal: 90,
  },
}
