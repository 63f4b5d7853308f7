import settings from './settings.mjs'

export default {
  ...settings,
  mutate: ['src/client/**/*.ts', '!src/client/index.ts'],
  testFiles: ['test/client/**/*.test.ts'],
  thresholds: { high: 95, low: 95, break: 95 },
}
