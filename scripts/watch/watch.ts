import { once } from 'node:events'
import { relative, sep } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import { loadContract } from '../documents/contract.js'
import { controlArtifact, gapArtifacts, servedArtifacts } from '../generate/artifacts.js'
import { write } from '../generate/files.js'
import { ROOT } from '../support/paths.js'
import { type Reporter, silent } from '../support/reporter.js'

/** Some editors write a file several times when it is saved. */
const QUIET_MS = 10

const WARM_UPS = 8

/** A folder that is moved away may come back unnoticed, so a broken contract is read again after a while. */
const RETRY_MS = 1000

/** Follows the edits of the contract until this process ends. If asked, it keeps the site up to date. */
export async function watch(withSite: boolean, reporter: Reporter): Promise<void> {
  await watchSources(reporter)
  if (!withSite) return
  const { buildSite, isStale } = await import('../../src/site/build.js')
  let building = Promise.resolve()
  const rebuild = () => {
    // The lines of the build would mix with those of the mock.
    building = building.then(async () => {
      if (await isStale()) await buildSite(silent).catch((error: Error) => reporter.print(error.message))
    })
    return building
  }
  await follow(['docs', 'generated', 'openapi/workflows', 'src/site'], rebuild)
  await rebuild()
}

/**
 * Regenerates the documents whenever something below `openapi/` changes. While the contract is broken, nothing is
 * written; each problem is reported once, with file and line, and so is its repair. Resolves once it is ready for the
 * first edit.
 */
async function watchSources({ print }: Pick<Reporter, 'print'>): Promise<void> {
  let running = Promise.resolve()
  let problem: string | undefined
  let retry: NodeJS.Timeout | undefined
  await follow(['openapi'], next)
  // The first builds are slow because the code is cold. Running them now keeps them out of the way of the first edit.
  for (let count = 0; count < WARM_UPS; count++) await next()

  function next(): Promise<void> {
    running = running.then(rebuild)
    return running
  }

  async function rebuild(): Promise<void> {
    const before = problem
    clearTimeout(retry)
    problem = await problemOf(async () => {
      const contract = await loadContract()
      // Finding the gaps of each operation takes a while, and the mock does not need them.
      write(new Map([...servedArtifacts(contract), ...(await controlArtifact(contract))]))
      write(gapArtifacts(contract))
    })
    if (problem && problem !== before)
      print(`openapi/ has an error; the last valid contract is still served.\n${problem}`)
    if (!problem && before) print('openapi/ is valid again.')
    if (problem) retry = setTimeout(next, RETRY_MS).unref()
  }
}

async function problemOf(work: () => Promise<unknown>): Promise<string | undefined> {
  return work().then(
    () => undefined,
    (error: Error) => error.message,
  )
}

/**
 * Calls back when folders of the repository have been quiet for a moment after a change. Resolves once they are
 * watched. The repository is watched around them, so that a folder that was moved away is noticed when it is back.
 */
async function follow(folders: string[], onChange: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const changed = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, QUIET_MS)
  }
  const ignored = (path: string) => {
    const inside = `${relative(ROOT, path).split(sep).join('/')}/`
    return (
      inside !== '/' && !folders.some((folder) => inside.startsWith(`${folder}/`) || `${folder}/`.startsWith(inside))
    )
  }
  const watcher = watchFiles(ROOT, { ignored, ignoreInitial: true }).on('all', changed)
  await once(watcher, 'ready')
  // A folder may be missing for now.
  watcher.on('error', changed)
}
