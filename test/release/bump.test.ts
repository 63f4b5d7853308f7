/** Which version may follow which: a breaking change is a major version, and npm's ranges decide what that is before 1.0.0. */
import { expect, test } from 'vitest'
import { compareVersions, isVersion, type Level, lowestVersion } from '../../scripts/release/bump.js'
import { levelOf } from '../../scripts/release/changes.js'

test.each<[string, Level, string]>([
  ['1.4.2', 'breaking', '2.0.0'],
  ['1.4.2', 'additive', '1.5.0'],
  ['1.4.2', 'neutral', '1.4.3'],
  ['0.4.2', 'breaking', '0.5.0'],
  ['0.4.2', 'additive', '0.4.3'],
  ['0.4.2', 'neutral', '0.4.3'],
  ['0.0.9', 'breaking', '0.1.0'],
])('after %s, a change that is %s needs %s', (released, level, lowest) => {
  expect(lowestVersion(released, level)).toBe(lowest)
})

test('versions are compared by their numbers', () => {
  const sorted = ['0.2.0', '0.10.0', '1.0.0', '1.0.1', '1.2.0', '10.0.0']
  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted)
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0)
})

test('a version is three numbers', () => {
  for (const text of ['0.1.0', '1.2.3', '10.20.30', '100.0.400']) expect(isVersion(text)).toBe(true)
  for (const text of ['1.0', 'v1.0.0', '1.0.0-beta.1', '01.0.0', '1.0.0.0', '']) expect(isVersion(text)).toBe(false)
})

test('the greatest change decides the level of a release', () => {
  expect(levelOf({ breaking: ['one'], additive: ['two'] })).toBe('breaking')
  expect(levelOf({ breaking: [], additive: ['two'] })).toBe('additive')
  expect(levelOf({ breaking: [], additive: [] })).toBe('neutral')
})
