/** What the set-up installs before a command runs. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingPackages, reached } from '../../scripts/setup.mjs'
import { newFolder } from '../support/folders.js'

/** A folder in which these packages are locked, installed by npm's own list, and really there. */
function folderWith(locked: Record<string, object>, installed: Record<string, object>, present: string[]): string {
  const folder = newFolder()
  for (const path of ['node_modules', ...present]) mkdirSync(join(folder, path), { recursive: true })
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return folder
}

const a = { 'node_modules/a': { version: '1.0.0' } }
const b = { 'node_modules/b': { version: '1.0.0' } }

// biome-ignore format: a table has one row a line.
test.each([
  ['nothing if every package is there', a, a, ['node_modules/a'], []],
  ['a package that was never installed', { ...a, ...b }, a, ['node_modules/a'], ['node_modules/b']],
  ['a package of another version', a, { 'node_modules/a': { version: '0.9.0' } }, ['node_modules/a'], ['node_modules/a']],
  ['a package whose folder was removed', { ...a, ...b }, { ...a, ...b }, ['node_modules/a'], ['node_modules/b']],
  ['no optional package', { 'node_modules/c': { version: '1.0.0', optional: true } }, {}, [], []],
])('missingPackages returns %s', (_, locked, installed, present, missing) => {
  expect(missingPackages(folderWith(locked, installed, present))).toEqual(missing)
})

test('reached returns what packages need, each in the version that it finds', () => {
  const locked = {
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': {},
    'node_modules/c': { optionalDependencies: { d: '1', absent: '1' } },
    'node_modules/d': {},
    'node_modules/other': { dependencies: { a: '1' } },
  }
  expect(Object.keys(reached(locked, ['a'])).sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/d',
  ])
})
