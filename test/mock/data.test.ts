/** The file of `--data`: each mistake is reported with file and line. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMock } from '../../src/mock/index.js'
import { readData } from '../../src/mock/node/data.js'
import { contract } from '../support/contract.js'
import { newFolder } from '../support/folders.js'

const MISSPELLED = 'service_live_0a:\n  - type: task\n    fields:\n      statsu: running\n'
/** Nine levels of nine aliases: written out, some gigabytes. */
const LAUGHS = `service_live_0a:\n  - &a0 [lol]\n${Array.from({ length: 9 }, (_, at) => `  - &a${at + 1} [${`*a${at},`.repeat(9)}]\n`).join('')}`
test.each([
  [MISSPELLED, ':4: task: `statsu` is not a known field. Did you mean `status`?'],
  ['{"service_live_0a": [\n{"type": "canvas", "count": 0}]}', ':2: `count` must be at least 1.'],
  ['mine: []', ':1: mine is not a key of the form service_live_0123abcd.'],
  ['a: [', ':1: '],
  ['service_live_0a:\n  - *x\n', ':2: `*x` needs a value marked `&x` that ends before it.'],
  ['service_live_0a: &x\n  - *x\n', ':2: `*x` needs a value marked `&x` that ends before it.'],
  ['service_live_0a:\n  - type: canvas\n  -\n', ':3: A record must be an object, such as `{ type:'],
  ['service_live_0a:\n  - type: event\n    fields:\n      data:\n        a: 1\n', ':5: event: `data.a` is not a known'],
  [LAUGHS, ': Aliases inside of aliases may stand for at most 10000 values.'],
  ['', ': The file is empty. It must have a list of records for each key, such as `service_live_0123abcd: ['],
  ['- type: canvas\n', ':1: It must have a list of records for each key'],
])('%j results in an error that names file and line', async (text, message) => {
  const file = join(newFolder(), 'records.yaml')
  await writeFile(file, text)
  await expect(createWith(file)).rejects.toThrow(file + message)
})

/** Creates a mock with the records of a file, as the command does. */
async function createWith(file: string) {
  const { data, placeOf } = await readData(file)
  return createMock({ contract, data }).catch(({ message, path }) => {
    throw new Error(`${placeOf(path)}: ${message}`)
  })
}
