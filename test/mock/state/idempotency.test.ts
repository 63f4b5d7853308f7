/** Calls with a key are made once; which calls are the same, and what a failure leaves. */
import { beforeEach, describe, expect, test } from 'vitest'
import { createMockState } from '../../../src/mock/state/create-state.js'
import { idempotent } from '../../../src/mock/state/idempotency.js'
import type { Team } from '../../../src/mock/state/mock-state.js'
import { savedParts } from '../../../src/mock/state/parts.js'
import { contract } from '../../support/contract.js'

let team: Team
let made: number
let once: (key: string | null | undefined, input?: unknown, owner?: string, by?: Team) => Promise<[number, boolean]>

/** The results by id, in which a call is found again. */
const results = new Map<string, { id: string; number: number }>()
const calls = idempotent('test_keys', (_, id) => results.get(id))

function makeNext() {
  const result = { id: `id_${made}`, number: made++ }
  results.set(result.id, result)
  return result
}

beforeEach(() => {
  team = createMockState(() => contract).team('team_1')
  made = 0
  once = async (key, input = {}, owner = '', by = team) => {
    const { result, replayed } = await calls(by, { key, owner, input }, makeNext)
    return [result.number, replayed]
  }
})

describe('two inputs with one key', () => {
  test('are equal whatever the order of their properties', async () => {
    await once('a', { z: 1, y: { d: [{ b: 1, a: null }], c: 2 } })
    expect(await once('a', { y: { c: 2, d: [{ a: null, b: 1 }] }, z: 1 })).toEqual([0, true])
  })

  test.each([
    [{ list: [1, 2] }, { list: [2, 1] }],
    [{ a: 1 }, { a: 2 }],
    [{ a: null }, {}],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    [{ a: [] }, { a: {} }],
    [{ a: '1' }, { a: 1 }],
    [JSON.parse('{"__proto__": { "a": 1 }}'), {}],
  ])('%j and %j are different', async (one, other) => {
    await once('a', one)
    await expect(once('a', other)).rejects.toMatchObject({
      problem: 'idempotency_key_reused',
      message: 'The idempotency_key was used with a different body. Use a new key for each different request.',
    })
    expect(await once('a', one)).toEqual([0, true])
  })
})

test('a key is in use while its first call runs, and free if that fails', async () => {
  const keyed = { key: 'a', owner: '', input: {} }
  let fail: (reason: Error) => void = () => {}
  const first = calls(team, keyed, () => new Promise((_, reject) => (fail = reject)))
  await expect(calls(team, keyed, makeNext)).rejects.toMatchObject({
    problem: 'idempotency_key_in_use',
    message: 'A request with this idempotency_key is still in progress. Retry later.',
  })
  await expect(calls(team, { ...keyed, input: 1 }, makeNext)).rejects.toMatchObject({
    problem: 'idempotency_key_reused',
  })
  fail(new Error('no credits'))
  await expect(first).rejects.toThrow('no credits')
  expect(await calls(team, { ...keyed, input: 1 }, makeNext)).toEqual({ result: results.get('id_0'), replayed: false })
})

test('a snapshot has no key whose first call is still running', async () => {
  void calls(team, { key: 'a', owner: '', input: {} }, () => new Promise(() => {}))
  await once('b')
  expect(JSON.parse(JSON.stringify(savedParts(team).test_keys))).toMatchObject([['["","b"]', { result: 'id_0' }]])
})

test('a key is free again once its result is forgotten', async () => {
  await once('a')
  results.delete('id_0')
  expect(await once('a', { other: 1 })).toEqual([1, false])
  expect(await once('a', { other: 1 })).toEqual([1, true])
})
