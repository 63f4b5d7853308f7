import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNode } from './processes.js'
import { median } from './stats.js'

/** How long `npm run generate` takes, including the start of Node, in ms: medians. */
export type RebuildTimes = {
  /** Without a cache. */
  cold: number
  /** After the description of a schema was changed. */
  edited: number
  unchanged: number
}

const EDITED = 'openapi/resources/canvases/schemas/Canvas.yaml'

/** Times rebuilds in a fixture's folder. Throws if `generate` fails. */
export async function rebuildTimes(folder: string, count: number): Promise<RebuildTimes> {
  const file = join(folder, EDITED)
  const text = await readFile(file, 'utf8')
  if (!text.includes('description: ')) throw new Error(`${EDITED} has no description: correct bench/rebuild.ts.`)
  const cold = await timesOf(count, async () => {
    await rm(join(folder, 'node_modules/.cache'), { recursive: true, force: true })
    return generateTime(folder)
  })
  const edited = await timesOf(count, async (run) => {
    await writeFile(file, text.replace('description: ', `description: Edit ${run}. `))
    return generateTime(folder)
  })
  await writeFile(file, text)
  await generateTime(folder)
  return { cold, edited, unchanged: await timesOf(count, () => generateTime(folder)) }
}

async function timesOf(count: number, time: (run: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 1; run <= count; run++) times.push(await time(run))
  return median(times)
}

async function generateTime(folder: string): Promise<number> {
  const start = performance.now()
  const { exited, complaints } = startNode([join(folder, 'scripts/cli.mjs'), 'generate'], folder)
  if ((await exited) !== 0) throw new Error(`npm run generate failed.\n${complaints()}`)
  return performance.now() - start
}
