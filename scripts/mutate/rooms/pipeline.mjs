import { settings } from '../stryker.mjs'

// The commands are judged by starting them, the site by a browser, and what changes code by nothing here.
const mutate = [
  'scripts/**/*.{ts,js}',
  ...['commands', 'mutate', 'site', 'watch', 'pack'].map((name) => `!scripts/${name}/**`),
]

export default settings('pipeline', mutate, 95)
