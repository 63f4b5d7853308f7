/** `npm run bundle`: openapi/ to the three documents in generated/openapi. */
import { bundle } from './lib/pipeline.js'
import { run } from './lib/steps.js'

await run(bundle)
