/** `npm run check`: fails if generated/ is not what openapi/ and src/client say. */
import { check } from './lib/pipeline.js'
import { run } from './lib/steps.js'

await run(check)
