/** Who a key belongs to. */
import { describe, expect, test } from 'vitest'
import { type Callers, createCallers } from '../../../src/mock/state/callers.js'
import { createRandom } from '../../../src/mock/state/random.js'

const callersOf = () => {
  const forgotten: string[] = []
  return { forgotten, callers: createCallers(createRandom(1), (team) => forgotten.push(team)) }
}

describe('a key', () => {
  test('is remembered among the last 1000 unknown keys, and then forgotten with its team', () => {
    const { callers, forgotten } = callersOf()
    const defined = callers.define({ key: 'defined' })
    const [first, second] = [callers.find('key 0'), callers.find('key 1')]
    for (let count = 2; count < 1000; count++) callers.find(`key ${count}`)
    expect(callers.find('key 0')).toBe(first)
    expect(forgotten).toEqual([])
    callers.find('key 1000')
    expect(forgotten).toEqual([second?.team])
    expect(callers.find('key 0')).toBe(first)
    expect(callers.find('defined')).toBe(defined)
    expect(callers.find('key 1')?.team).not.toBe(second?.team)
  })

  test('a key that is defined or deleted after its first use is not forgotten as an unknown one', () => {
    const { callers, forgotten } = callersOf()
    for (const key of ['defined', 'deleted']) callers.find(key)
    const { team } = callers.define({ key: 'defined' })
    callers.delete('deleted')
    for (let count = 0; count < 1000; count++) callers.find(`key ${count}`)
    expect(forgotten).toEqual([])
    expect(callers.find('defined')?.team).toBe(team)
    expect(callers.find('deleted')).toBeUndefined()
  })

  test('stays deleted, and the oldest of more than 10,000 deleted ones are forgotten', () => {
    const { callers } = callersOf()
    for (let count = 0; count < 11_001; count++) callers.delete(`key ${count}`)
    expect(callers.find('key 11000')).toBeUndefined()
    expect(callers.collections.deleted.size).toBe(10_000)
  })

  test.each([
    ['is deleted', (callers: Callers, key: string) => callers.delete(key)],
    ['moves to another team', (callers: Callers, key: string) => callers.define({ key, team: 'other' })],
  ])(
    'a key that %s leaves a team, and the oldest of more than 1000 such teams without a key are forgotten',
    (_, move) => {
      const { callers, forgotten } = callersOf()
      const { team } = callers.define({ key: 'key 0' })
      const shared = callers.define({ key: 'key 1' })
      callers.define({ key: 'mate', team: shared.team })
      for (let count = 0; count < 1101; count++) {
        callers.find(`key ${count}`)
        expect(forgotten).toEqual([])
        move(callers, `key ${count}`)
      }
      expect(forgotten).toHaveLength(100)
      expect(forgotten[0]).toBe(team)
      expect(forgotten).not.toContain(shared.team)
      expect(callers.collections.left.size).toBe(1000)
    },
  )
})
