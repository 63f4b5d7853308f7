/** What is in the packages: their texts, their source maps, and no fault that a tool for packages knows. */
import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { PACKAGES, packages, projectWithPackages } from '../support/packages.js'

const project = projectWithPackages()
const read = (...path: string[]) => readFile(project.path('node_modules', ...path), 'utf8')

test.each([
  ['canvas-design-api', 'src/client/client.ts'],
  ['canvas-design-mock', 'src/mock/index.ts'],
])('the source maps of %s lead to text that is there, such as that of %s', async (name, source) => {
  const files = await readdir(project.path('node_modules', name), { recursive: true })
  const texts: string[] = []
  for (const file of files.filter((path) => path.endsWith('.map'))) {
    const { sources, sourcesContent } = JSON.parse(await read(name, file)) as SourceMap
    expect(sources.length, file).toBeGreaterThan(0)
    for (const [index, path] of sources.entries())
      texts.push(sourcesContent?.[index] ?? (await read(name, dirname(file), path)))
  }
  expect(texts).toContain(await readFile(inRoot(source), 'utf8'))
  for (const file of files.filter((path) => /\.(js|d\.ts)$/.test(path))) {
    const [, map] = /^\/\/# sourceMappingURL=(\S+)$/m.exec(await read(name, file)) ?? []
    if (map) expect(files).toContain(join(dirname(file), map))
  }
})

type SourceMap = { sources: string[]; sourcesContent?: string[] }

describe.each(PACKAGES)('%s', (name) => {
  beforeAll(() => install('test/packages'))

  test.each([
    ['publint', ['publint', 'run', '--strict']],
    ['arethetypeswrong', ['attw', '--profile', 'esm-only', '--no-emoji']],
  ])('has no fault that %s knows', async (_, [command = '', ...args]) => {
    const { file = '' } = (await packages()).find((packed) => packed.name === name) ?? {}
    const bin = inRoot('test/packages/node_modules/.bin', command)
    const { stdout, stderr, status } = spawnSync(bin, [...args, inRoot(file)], { encoding: 'utf8' })
    expect(stdout + stderr).toBeTruthy()
    expect(status, stdout + stderr).toBe(0)
  })
})
