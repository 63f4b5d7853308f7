/** Runs Vitest as its own command does, but rejects an unknown option in one line, as the other commands do. */
try {
  await import('../../node_modules/vitest/vitest.mjs')
} catch (error) {
  if (error.name !== 'CACError') throw error
  console.error(`error: ${error.message}. Try npm test -- --help.`)
  process.exitCode = 2
}
