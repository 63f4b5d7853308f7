/** `npm run generate`: all of generated/. */
import { generate } from './lib/pipeline.js'
import { run } from './lib/steps.js'

await run(generate)
