/** Which folder may import which, as src/mock/ARCHITECTURE.md says: arrows point down, and there is no circle. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'

const SRC = inRoot('src')

const RESOURCES = ['contract', 'mock/state', 'mock/http', 'mock/files']
const REQUEST = [...RESOURCES, 'mock/resources', 'mock/context']
const TOP = [...REQUEST, 'mock/request', 'mock/control', 'mock/mcp', 'mock/server', 'mock']

/** What a folder may import besides itself; `mock` stands for the files at its top. */
const MAY_IMPORT: Record<string, string[]> = {
  'mock/files': [],
  'mock/state': ['contract'],
  'mock/http': ['contract', 'mock/state'],
  'mock/resources': RESOURCES,
  'mock/context': [...RESOURCES, 'mock/resources'],
  'mock/request': REQUEST,
  'mock/control': [...REQUEST, 'mock/request'],
  'mock/mcp': [...REQUEST, 'mock/request'],
  'mock/server': ['mock/http'],
  mock: TOP,
  'mock/node': [...TOP, 'conform'],
  conform: ['contract'],
  sandbox: ['mock/http', 'mock/state', 'mock/request', 'mock'],
}

/** The imports of each file, as paths in `src`. */
const IMPORTS = new Map(
  (readdirSync(SRC, { recursive: true }) as string[])
    .filter((file) => /^(mock|conform|sandbox|contract)\/.*\.ts$/.test(file))
    .map((file) => [file, importsOf(file)]),
)

function importsOf(file: string): string[] {
  const source = readFileSync(resolve(SRC, file), 'utf8')
  const targets = [...source.matchAll(/(?:from |import |import\()'(\.[^']+)\.js'/g)].map(([, target = '']) => target)
  return targets.map((target) => `${relative(SRC, resolve(SRC, dirname(file), target))}.ts`)
}

/** Returns `mock/state` for each file below it, and `mock` for those at the top. */
function folderOf(file: string): string {
  return (/^mock\/\w+(?=\/)|^\w+(?=\/)/.exec(file) as RegExpExecArray)[0]
}

test.each(Object.entries(MAY_IMPORT))('%s imports only what it may know', (folder, below) => {
  const files = [...IMPORTS].filter(([file]) => folderOf(file) === folder)
  expect(files.length).toBeGreaterThan(0)
  const wrong = files.flatMap(([file, targets]) =>
    targets
      .filter((target) => !/^\.\.\/generated\//.test(target) && ![folder, ...below].includes(folderOf(target)))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

test('has a rule for each folder of the mock', () => {
  const folders = [...IMPORTS.keys()].map(folderOf).filter((folder) => folder.startsWith('mock'))
  expect(folders.filter((folder) => !(folder in MAY_IMPORT))).toEqual([])
})

test('no file imports itself through others', () => {
  let left = IMPORTS
  for (let before = -1; before !== left.size; ) {
    before = left.size
    const imported = new Set([...left.values()].flat())
    left = new Map(
      [...left].filter(([file, targets]) => imported.has(file) && targets.some((target) => left.has(target))),
    )
  }
  expect([...left.keys()]).toEqual([])
})
