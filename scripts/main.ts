/** Runs the command of the command line, as `run.mjs` starts it. */
import { dispatch } from './commands.js'
import { endAll, endOnSignals } from './processes.js'

endOnSignals()
const status = await dispatch(process.argv.slice(2))
await endAll()
process.exit(status)
