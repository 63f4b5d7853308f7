import settings from './settings.mjs'

export default {
  ...settings,
  mutate: ['src/mock/{node,server}/**/*.ts'],
  testFiles: ['test/mock/**/*.test.ts'],
  thresholds: { high: 75, low: 75, break: 75 },
}
