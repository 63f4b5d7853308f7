/** The versions on a day: which are supported, and which is the default. */
import { describe, expect, test } from 'vitest'
import { dayOfAll, defaultOf, isDay, type KnownVersion, rolesOn, type Version } from '../../../src/contract/versions.js'

const NEW = '2030-02-01' as Version
const OLD = '2030-01-01' as Version

describe('versions', () => {
  const versions: KnownVersion[] = [
    { date: NEW, role: 'canonical', sunset: null },
    { date: OLD, role: 'default', sunset: '2030-03-10' },
  ]

  test('end with the day of their sunset, and the default moves on', () => {
    const both = { supported: [NEW, OLD], default: OLD }
    expect(rolesOn(versions, '2030-01-01')).toEqual(both)
    expect(rolesOn(versions, '2030-03-10')).toEqual(both)
    expect(rolesOn(versions, '2030-03-11')).toEqual({ supported: [NEW], default: NEW })
    expect(() => rolesOn(versions.slice(1), '2030-03-11')).toThrow('No version is supported on 2030-03-11.')
  })

  test('have the default with the role, else the oldest', () => {
    expect(defaultOf(versions)).toBe(OLD)
    expect(defaultOf(versions.toReversed())).toBe(OLD)
    expect(defaultOf(versions.map((version) => ({ ...version, role: 'supported' })))).toBe(OLD)
    expect(() => defaultOf([])).toThrow('There is no version.')
  })

  test('are all supported on dayOfAll: a week before the first sunset, or the date of the newest', () => {
    expect(dayOfAll(versions)).toBe('2030-03-03')
    expect(dayOfAll([{ date: NEW, role: 'canonical', sunset: '2031-01-01' }, ...versions.slice(1)])).toBe('2030-03-03')
    expect(dayOfAll(versions.slice(0, 1))).toBe(NEW)
    expect(dayOfAll([])).toBe('')
  })

  test.each(['2030-2-01', '2030-02-30', '02030-02-01', '2030-02-01T00:00:00Z', 'today', ''])(
    'isDay rejects %j',
    (text) => {
      expect(isDay(text)).toBe(false)
      expect(isDay('2028-02-29')).toBe(true)
    },
  )
})
