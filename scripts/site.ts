/**
 * The reference, the guides and the page of gaps in dist/site, made if they are behind what they are made from.
 * `--force` makes them anyway; `--quiet` prints errors only.
 */
import { buildSite, isStale } from './site/build.js'
import { run, step } from './steps.js'

const force = takeFlag('--force')
// Beside the mock's own lines those of the steps would only be in the way; errors take another road.
if (takeFlag('--quiet')) console.log = () => {}

await run(async () => {
  if (force || (await step('compare dist/site with its inputs', isStale, (stale) => (stale ? 'behind' : 'up to date'))))
    await buildSite()
})

/** Takes a flag out of the arguments, of which `run` accepts none. */
function takeFlag(name: string): boolean {
  const at = process.argv.indexOf(name)
  if (at === -1) return false
  process.argv.splice(at, 1)
  return true
}
