import settings from './settings.mjs'

export default {
  ...settings,
  mutate: ['src/mock/**/*.ts', 'src/contract/**/*.{ts,js}', '!src/mock/{node,server}/**'],
  testFiles: ['test/{mock,replay}/**/*.test.ts', 'test/contract/migration-events.test.ts', 'test/contract/model/*.test.ts'],
  thresholds: { high: 90, low: 90, break: 90 },
}
