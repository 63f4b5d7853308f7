/** `npm run build`: all of generated/, and the site in dist/site. */
import { generate } from './lib/pipeline.js'
import { buildSite } from './lib/site/build.js'
import { run } from './lib/steps.js'

await run(async () => {
  await generate()
  await buildSite()
})
