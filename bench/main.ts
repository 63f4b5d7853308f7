/** The entry of `npm run bench`: `scripts/cli.ts` starts it, so that the pipeline does not depend on what is measured. */
import { createReporter } from '../scripts/support/reporter.js'
import { bench } from './index.js'

const reporter = createReporter(process)
await bench(process.argv.includes('--quick'), reporter)
reporter.done()
