import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort, startNode, until } from './processes.js'
import type { Scenario } from './scenarios.js'
import { median } from './stats.js'

/** Times from a saved edit below `openapi/` until it is served, in ms: medians. */
export type EditTimes = {
  /** A description, in the served document. */
  document: number
  /** An example, in a response of the API. */
  response: number
}

/**
 * Edits the contract of a fixture's folder while the mock and the watcher of `npm start` run there. Throws with the watcher's
 * output if an edit is not served within half a minute.
 */
export async function editToServed(
  folder: string,
  version: string,
  { headers, path }: Scenario,
  count: number,
): Promise<EditTimes> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const mock = startNode([join(folder, 'src/mock/node/cli.js'), '--quiet', '--port', String(port)], folder)
  const watcher = startNode([join(folder, 'scripts/cli.mjs'), 'watch'], folder)

  async function timeOf(edit: Edit, address: string, mark: string): Promise<number> {
    const file = join(folder, 'openapi', edit.file)
    const text = await readFile(file, 'utf8')
    if (!edit.before.test(text)) throw new Error(`${edit.file} has no ${edit.before}: correct bench/edits.ts.`)
    const start = performance.now()
    await writeFile(file, text.replace(edit.before, `$&${mark} `))
    // A new key each time: an existing workspace keeps the example that it started with.
    const served = async () => (await textOf(address, { ...headers, authorization: newKey() })).includes(mark)
    await until(served, 30_000, () => `An edit of ${edit.file} was not served.\n${watcher.complaints()}`)
    return performance.now() - start
  }

  async function middleOf(edit: Edit, address: string): Promise<number> {
    // The first edit is not counted: the watcher may still be starting, and then rebuilds a few times to warm up.
    await timeOf(edit, address, 'edit_0')
    await setTimeout(WARM_UP_MS)
    const times: number[] = []
    for (let number = 1; number <= count; number++) times.push(await timeOf(edit, address, `edit_${number}`))
    return median(times)
  }

  try {
    return {
      document: await middleOf(DESCRIPTION, `${origin}/openapi/${version}.json`),
      response: await middleOf(EXAMPLE, `${origin}/v1${path}`),
    }
  } finally {
    await Promise.all([mock.stop(), watcher.stop()])
  }
}

/** How long the watcher warms up after its first edit at most. */
const WARM_UP_MS = 5000

/** A file below `openapi/`, and the text after which a word is inserted. */
type Edit = { file: string; before: RegExp }

const DESCRIPTION: Edit = { file: 'resources/canvases/canvases.yaml', before: /^ +description: /m }
const EXAMPLE: Edit = { file: 'resources/canvases/examples/listCanvases.first_page.yaml', before: /^ +name: /m }

function newKey(): string {
  return `Bearer service_live_${randomBytes(8).toString('hex')}`
}

/** Resolves to an empty text while nothing responds. */
async function textOf(address: string, headers: Record<string, string>): Promise<string> {
  try {
    return await (await fetch(address, { headers })).text()
  } catch {
    return ''
  }
}
