/** The data that the client takes from the contract matches the contract. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import { ID_PATTERNS, SCOPES } from '../../generated/contract.js'
import { type IdKind, isId, type Scope } from '../../src/client/index.js'
import { documents } from '../support/documents.js'
import { NEWEST } from '../support/versions.js'

describe('isId', () => {
  const kinds = Object.keys(ID_PATTERNS) as IdKind[]
  const prefixes: Record<IdKind, string> = {
    canvas: 'cvs_',
    task: 'task_',
    brand_kit: 'bk_',
    file: 'file_',
    event: 'evt_',
    voice: 'vox_',
  }

  test.each(kinds)('accepts an id of kind %s and rejects every other value', (kind) => {
    const id = `${prefixes[kind]}01JTM9S346Q3D25VT4F5V37E3S`
    for (const other of kinds) expect(isId(other, id)).toBe(other === kind)
    for (const wrong of ['', '01JTM9S346Q3D25VT4F5V37E3S', prefixes[kind], 7, null, undefined, [id]])
      expect(isId(kind, wrong)).toBe(false)
  })

  test('rejects a canvas id that is not 26 characters of Crockford base32', () => {
    expect(isId('canvas', 'cvs_01JTM9S346Q3D25VT4F5V37E3')).toBe(false)
    expect(isId('canvas', 'cvs_01JTM9S346Q3D25VT4F5V37E3I')).toBe(false)
  })
})

test('Scope names the scopes of the contract and takes others', () => {
  expectTypeOf<'tasks:write' | 'media:generate'>().toExtend<Scope>()
  expectTypeOf<(typeof SCOPES)[number]>().toExtend<Scope>()
  expectTypeOf<'agents:run'>().toExtend<Scope>()
  expectTypeOf<number>().not.toExtend<Scope>()
  const { components } = documents[NEWEST] as {
    components: { securitySchemes: Record<string, { 'x-scopes': object }> }
  }
  expect(SCOPES).toEqual(Object.keys(components.securitySchemes.apiKey?.['x-scopes'] ?? {}))
})
