import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNode } from './processes.js'
import { median } from './stats.js'

const EDITED = 'openapi/resources/canvases/schemas/Canvas.yaml'

/**
 * Returns how long a command of the repository takes after the description of a schema was changed, including the start of Node,
 * in ms: the median. It first runs once without an edit, in a fixture's folder. Throws if it fails.
 */
export async function timeAfterEdit(folder: string, command: 'build' | 'generate', count: number): Promise<number> {
  const file = join(folder, EDITED)
  const text = await readFile(file, 'utf8')
  if (!text.includes('description: ')) throw new Error(`${EDITED} has no description: correct bench/rebuild.ts.`)
  await timeOf(folder, command)
  const times: number[] = []
  for (let run = 1; run <= count; run++) {
    await writeFile(file, text.replace('description: ', `description: Edit ${run}. `))
    times.push(await timeOf(folder, command))
  }
  await writeFile(file, text)
  return median(times)
}

async function timeOf(folder: string, command: string): Promise<number> {
  const start = performance.now()
  const { exited, complaints } = startNode([join(folder, 'scripts/cli.mjs'), command], folder)
  if ((await exited) !== 0) throw new Error(`npm run ${command} failed.\n${complaints()}`)
  return performance.now() - start
}
