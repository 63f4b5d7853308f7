import settings from './settings.mjs'

export default {
  ...settings,
  mutate: [
    // The parts that are functions of their input. The rest is tested by what a browser shows.
    'docs/site/{conditions,html,join-lines,operation-links}.ts',
    'docs/site/{changes,samples}/*.ts',
    'docs/site/errors/{entries,texts}.ts',
    'docs/site/operations/{limits,resolve-schema}.ts',
    'docs/site/try/{form,forms}.ts',
    'docs/site/try/browser/{json,next,request}.ts',
    'docs/site/workflows/expressions.ts',
  ],
  testFiles: ['test/site/**/*.test.ts'],
  thresholds: { high: 75, low: 75, break: 75 },
}
