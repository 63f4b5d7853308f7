/** Who a key belongs to, and the random values that a mock generates. */
import { describe, expect, test } from 'vitest'
import type { Scope } from '../../../src/mock/state/callers.js'
import { createCallers } from '../../../src/mock/state/callers.js'
import { createRandom } from '../../../src/mock/state/random.js'

const callersOf = () => {
  const forgotten: string[] = []
  return { forgotten, callers: createCallers(createRandom(1), (team) => forgotten.push(team)) }
}

describe('a key', () => {
  test('that is unknown belongs to the owner of a team of its own', () => {
    const { callers } = callersOf()
    const one = callers.find('one')
    expect(one).toEqual({
      key: 'one',
      user: expect.stringMatching(/^user_[0-9A-HJKMNP-TV-Z]{26}$/),
      team: expect.stringMatching(/^team_[0-9A-HJKMNP-TV-Z]{26}$/),
      role: 'owner',
      scopes: undefined,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
      editAccess: true,
      teamMember: true,
    })
    expect(callers.find('one')).toBe(one)
    expect(callers.find('two')?.team).not.toBe(one?.team)
  })

  test('keeps the settings that a definition omits', () => {
    const { callers } = callersOf()
    const found = callers.find('one')
    expect(callers.define({ key: 'one', role: 'member' })).toEqual({ ...found, role: 'member' })
    const settings = {
      user: 'ann',
      team: 'ours',
      scopes: ['tasks:read'] as Scope[],
      secret: 's',
      editAccess: false,
      teamMember: false,
    }
    const defined = callers.define({ key: 'one', ...settings })
    expect(defined).toEqual({ key: 'one', role: 'member', ...settings })
    expect(callers.define({ key: 'one', editAccess: true })).toEqual({ ...defined, editAccess: true })
    expect(callers.find('one')).toEqual({ ...defined, editAccess: true })
  })

  test('belongs to nobody from its deletion to its next definition', () => {
    const { callers } = callersOf()
    callers.find('one')
    callers.delete('one')
    expect(callers.find('one')).toBeUndefined()
    expect(callers.define({ key: 'one' }).key).toBe('one')
    expect(callers.find('one')).toBeDefined()
  })

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
})

describe('random values', () => {
  test('are the same only for the same seed', () => {
    const some = (seed?: number) => {
      const random = createRandom(seed)
      return [random.id('a'), random.uuid(), random.hex(8), random.id('a')]
    }
    expect(some(7)).toEqual(some(7))
    expect(some(7)).not.toEqual(some(8))
    expect(some()).not.toEqual(some())
    expect(new Set(some(7)).size).toBe(4)
  })

  test('have the documented forms and use all characters evenly', () => {
    const random = createRandom(3)
    expect(random.id('task')).toMatch(/^task_[0-9A-HJKMNP-TV-Z]{26}$/)
    expect(random.uuid()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(random.hex(0)).toBe('')
    const counts = new Map<string, number>()
    for (const character of random.hex(16_000)) counts.set(character, (counts.get(character) ?? 0) + 1)
    expect([...counts.keys()].sort().join('')).toBe('0123456789abcdef')
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})
