/**
 * `node scripts/cli.mjs <command>`: the entry of each script in package.json. Installs missing packages, then runs `cli.ts`
 * through tsx, which compiles TypeScript as it is loaded. Uses built-in modules only until that is done.
 */
import { setUp } from './setup.mjs'

setUp()
endWithParent()
for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly)
const { register } = await import('tsx/esm/api')
register()
const { run } = await import('./cli.ts')
process.exitCode = await run(process.argv.slice(2))

/** A process that this one forked ends with it. npm signals only its shell, which may not pass the signal on: then only its end is visible. */
function endWithParent() {
  if (process.connected === false) process.exit()
  process.once('disconnect', () => process.exit())
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 100).unref()
}

/** Whoever read the output has enough of it, as in `npm run lint | head`. */
function endQuietly(error) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
