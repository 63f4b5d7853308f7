/**
 * `node scripts/run.mjs <command> [flags]`: the entry of each script in package.json. Installs missing packages, then runs the
 * command. Uses built-in modules only until that is done.
 */
import { setUp } from './setup.mjs'

setUp()
const { register } = await import('tsx/esm/api')
register()
const { dispatch } = await import('./commands.ts')
const { endAll, endOnSignals } = await import('./processes.ts')
endOnSignals()
const status = await dispatch(process.argv.slice(2))
await endAll()
process.exit(status)
