import { settings } from '../stryker.mjs'

// These are judged by starting them, in slow tests: commands and processes, the site in a browser, the packages in a consumer.
const STARTED = [
  ...['commands/**', 'lint/lint.ts', 'mutate/**', 'pack/**', 'picture/**', 'support/processes.ts'],
  ...['release/{changes,files,release,surface}.ts', 'versions/{add,retire}.ts', 'watch/**'],
]

export default settings('pipeline', ['scripts/**/*.{ts,js}', ...STARTED.map((path) => `!scripts/${path}`)], 95)
