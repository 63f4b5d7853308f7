/** `npm run bundle`: openapi/ to the three documents in generated/openapi. */
import { bundle } from './generate/pipeline.js'
import { run } from './steps.js'

await run(bundle)
