/**
 * `node scripts/run.mjs <command> [flags]`: the entry of each script in package.json. Installs missing packages, compiles the
 * commands if their code has changed, then runs the one that is named. Uses built-in modules only until that is done.
 */
import { compiled } from './compiled.mjs'
import { setUp } from './setup.mjs'

setUp()
// The stack of an error then names the sources.
process.setSourceMapsEnabled(true)
await import(await compiled())
