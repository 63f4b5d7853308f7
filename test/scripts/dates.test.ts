/** Versions are data: code names one only if that version is its subject. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/support/cache.js'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'

/** Where a version is named, and why: the beginnings of paths. */
const ALLOWED: Record<string, string> = {
  'src/client/client.ts': 'an example in a comment, which people copy',
  'src/client/README.md': 'a sample, which people copy: it is tried as those of the guides are',
  'test/languages/': 'programs against the clients of one version',
  'test/codegen/': 'programs that were written against the types of one version',
  // Only 2026-04-12
  'test/support/versions.ts': 'the types of the oldest version, for all tests that need them',
}

/** Fixtures use the dates from 2030 on. */
const REAL = VERSIONS.filter((version) => version < '2030')

/** A version, but not the beginning of a time, nor the mark of a test that is about that version alone. */
const DATE = new RegExp(`(?<!// Only )(?:${REAL.join('|')})(?!T\\d)`)

const files = ['src', 'scripts', 'test', 'bench'].flatMap(filesBelow)

const named = files.flatMap((file) =>
  readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .flatMap((line, index) => (DATE.test(line) ? [`${file}:${index + 1}`] : [])),
)

test('the search finds dates in files', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(DATE.test(`version ${REAL[0]}`)).toBe(true)
  expect(DATE.test(`${REAL[0]}T10:00:00Z`)).toBe(false)
})

test('no code names a version', () => {
  const allowed = Object.keys(ALLOWED)
  expect(named.filter((line) => !allowed.some((start) => line.startsWith(start)))).toEqual([])
})

test.each(Object.entries(ALLOWED))('%s still needs its exception: %s', (start) => {
  expect(named.some((line) => line.startsWith(start))).toBe(true)
})

test('the example of the client names an existing version', () => {
  const [, version] = /version: '(\d{4}-\d\d-\d\d)'/.exec(readFileSync(inRoot('src/client/client.ts'), 'utf8')) ?? []
  expect(VERSIONS).toContain(version)
})
