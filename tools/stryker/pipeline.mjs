import settings from './settings.mjs'

export default {
  ...settings,
  mutate: [
    'scripts/**/*.{ts,js}',
    // These are tested by starting them, in slow tests.
    '!scripts/{cli,start}.ts',
    '!scripts/{pack,watch}/**',
    '!scripts/support/{install,processes}.ts',
    '!scripts/lint/lint.ts',
  ],
  testFiles: ['test/{compare,rules,scripts,workflows}/**/*.test.ts', 'test/contract/examples.test.ts'],
  thresholds: { high: 95, low: 95, break: 95 },
}
