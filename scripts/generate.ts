/** `npm run generate`: all of generated/. */
import { generate } from './generate/pipeline.js'
import { run } from './steps.js'

await run(generate)
