/** Bytes and texts, as Node's own functions have them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '../../../src/mock/state/encoding.js'

const bytes = (...values: number[]) => Uint8Array.from(values)

describe('base64url', () => {
  test('equals the encoding of Node in both directions', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 50 }), (some) => {
        const text = Buffer.from(some).toString('base64url')
        expect(toBase64url(some)).toBe(text)
        expect(fromBase64url(text)).toEqual(Uint8Array.from(some))
      }),
    )
    expect(toBase64url(bytes(251, 255, 191, 255, 254))).toBe('-_-___4')
    expect(fromBase64url('-_-___4')).toEqual(bytes(251, 255, 191, 255, 254))
  })

  test.each(['AA==', 'A', 'AAAAA', 'A+A', 'A/A', 'AA A', ' AAAA', 'AAAA\n', 'AAé'])('%j is not decoded', (text) => {
    expect(fromBase64url(text)).toBeUndefined()
  })
})
