/** What a workspace has stored if the machine fails while it waits for another one, which nobody can bring about in workerd. */
import { expect, test, vi } from 'vitest'
import type { ObjectContext } from '../../src/sandbox/cloudflare.js'
import { type Env, hashOf } from '../../src/sandbox/shared.js'
import { newKey } from '../support/requests.js'

vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    constructor(
      readonly ctx: unknown,
      readonly env: unknown,
    ) {}
  },
}))
const { Workspace } = await import('../../src/sandbox/workspace.js')

/** Gives a workspace a second key. Resolves to the status, or to the text of an error, and to the keys that are stored then. */
async function give(claim: () => Promise<boolean>): Promise<[outcome: unknown, keys: unknown, member: string]> {
  const [key, member] = [newKey(), newKey()]
  const kv = new Map<string, unknown>([['used', Date.now()]])
  const storage = {
    kv: { get: (name: string) => kv.get(name), put: (name: string, value: unknown) => kv.set(name, value) },
  }
  const context = { id: { name: hashOf(key) }, storage } as unknown as ObjectContext
  const workspace = new Workspace(context, { WORKSPACES: { getByName: () => ({ claim }) } } as unknown as Env)
  const request = new Request(`http://sandbox.test/_mock/keys/${member}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${key}` },
  })
  const outcome = await workspace.fetch(request).then(({ status }) => status, String)
  return [outcome, kv.get('keys'), hashOf(member)]
}

test('a key is listed before it is claimed: one that is claimed and not listed would never be free again', async () => {
  const [outcome, keys, member] = await give(() => Promise.reject(new Error('The machine failed.')))
  expect(outcome).toBe('Error: The machine failed.')
  expect(keys).toEqual([member])
})

test('a key that has a workspace of its own is not listed', async () => {
  const [outcome, keys] = await give(() => Promise.resolve(false))
  expect(outcome).toBe(403)
  expect(keys).toEqual([])
})
