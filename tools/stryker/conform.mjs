import settings from './settings.mjs'

export default {
  ...settings,
  mutate: ['src/conform/**/*.ts'],
  testFiles: ['test/conform/*.test.ts', 'test/replay/requests.test.ts'],
  thresholds: { high: 75, low: 75, break: 75 },
}
