/** `npm run check`: fails if generated/ is not what openapi/ and src/client say. */
import { check } from './generate/pipeline.js'
import { run } from './steps.js'

await run(check)
