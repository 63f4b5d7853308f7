import settings from './settings.mjs'

export default {
  ...settings,
  mutate: [
    // The parts that are functions of their input. The rest is tested by what a browser shows.
    'src/site/{conditions,html,join-lines,operation-links}.ts',
    'src/site/{changes,samples}/*.ts',
    'src/site/errors/{entries,texts}.ts',
    'src/site/operations/{limits,resolve-schema}.ts',
    'src/site/try/{form,forms}.ts',
    'src/site/try/browser/{json,next,request}.ts',
    'src/site/workflows/expressions.ts',
  ],
  testFiles: ['test/site/**/*.test.ts'],
  thresholds: { high: 75, low: 75, break: 75 },
}
