/** `npm run build`: all of generated/, and the site in dist/site. */
import { generate } from './generate/pipeline.js'
import { buildSite } from './site/build.js'
import { run } from './steps.js'

await run(async () => {
  await generate()
  await buildSite()
})
