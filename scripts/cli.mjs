/**
 * `node scripts/cli.mjs <command>`: the entry of each script in package.json. Installs missing packages, then runs
 * `cli.ts` through tsx, which compiles TypeScript as it is loaded. Uses built-in modules only until that is done.
 */
import { setUp } from './setup.mjs'

const [, , ...args] = process.argv
await setUp(args[0])
for (const stream of [process.stdout, process.stderr]) stream.on('error', endQuietly)
const { register } = await import('tsx/esm/api')
register()
const [{ run }, { endWithParent }] = await Promise.all([import('./cli.ts'), import('./support/processes.ts')])
endWithParent()
process.exitCode = await run(args)

/** A reader of the output can close it before the end, as in `npm run lint | head`. */
function endQuietly(error) {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
