/** The tests that judge a mutant say what failed. That they pass on the contract as it is, the command itself holds. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { compileTests } from '../../scripts/mutate/tests.js'
import { inRoot } from '../../scripts/support/paths.js'

const folder = await mkdtemp(inRoot('node_modules/.cache/tests-'))
afterAll(() => rm(folder, { recursive: true }))

async function outcome(code: string) {
  const file = `${folder}/${Math.random().toString(36).slice(2)}.ts`
  await writeFile(file, `import { describe, expect, test } from 'vitest'\nimport { parse } from 'yaml'\n${code}`)
  return (await compileTests([relative(inRoot(), file)], []))()
}

test('tests that pass, alone, nested or for each item of a list, report nothing', async () => {
  const passing = `
    const { a } = await Promise.resolve(parse('a: 1'))
    test('one', ({ task }) => { task.meta.seen = a; expect(a).toBe(1) })
    describe.each([['x', 1]])('%s', (_, b) => { test.each([1, 2])('%i', (c) => expect([1, 2]).toContain(b * c)) })`
  expect(await outcome(passing)).toBeUndefined()
})

test('the first that fails is named, at once or later', async () => {
  expect(await outcome(`test('sum', () => expect(1 + 1).toBe(3))`)).toMatch(/^sum: expected 2 to be 3/)
  expect(await outcome(`test('late', async () => { await null; expect([]).toHaveLength(1) })`)).toMatch(/^late: /)
  expect(await outcome(`describe('all', () => { test('inner', () => { throw new Error('no') }) })`)).toBe('inner: no')
})

test('a file that cannot be loaded, or has no test, is a fault', async () => {
  expect(await outcome(`throw new Error('broken')`)).toBe('The tests cannot be loaded: broken')
  expect(await outcome('')).toBe('There are no tests.')
})
