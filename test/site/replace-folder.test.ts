/** Builds that end at the same time, and the folder that both put in place. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { replaceFolder } from '../../docs/site/replace-folder.js'

const root = await mkdtemp(join(tmpdir(), 'replace-'))
afterAll(() => rm(root, { recursive: true }))

/** Makes a folder of one file, and puts it in place. */
async function build(name: string): Promise<void> {
  const made = join(root, name, 'new')
  await mkdir(made, { recursive: true })
  await writeFile(join(made, name), '')
  await replaceFolder(made, join(root, 'site'), join(root, name))
}

test('a build takes the place of nothing, of an empty folder and of an earlier build', async () => {
  await build('first')
  expect(await readdir(join(root, 'site'))).toEqual(['first'])
  await build('second')
  expect(await readdir(join(root, 'site'))).toEqual(['second'])
  await rm(join(root, 'site', 'second'))
  await build('third')
  expect(await readdir(join(root, 'site'))).toEqual(['third'])
})

test('each of many builds at once succeeds, and one whole build stays', async () => {
  for (let round = 0; round < 10; round++) {
    const names = Array.from({ length: 4 }, (_, index) => `${round}-${index}`)
    await Promise.all(names.map(build))
    const stays = await readdir(join(root, 'site'))
    expect(stays).toHaveLength(1)
    expect(names).toContain(stays[0])
  }
})

test('a folder that cannot be moved is an error', async () => {
  await expect(replaceFolder(join(root, 'missing'), join(root, 'site'), root)).rejects.toThrow('ENOENT')
})
