/** Bytes and texts, as Node's own functions have them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromBase64url, sameBytes, toBase64url } from '../../../src/mock/state/encoding.js'

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

  test.each(['AA==', 'A', 'AAAAA', 'AB', 'A+A', 'A/A', 'AA A', ' AAAA', 'AAAA\n', 'AAé'])(
    '%j is not decoded',
    (text) => {
      expect(fromBase64url(text)).toBeUndefined()
    },
  )
})

test('two byte sequences are equal if all bytes are', () => {
  expect(sameBytes(bytes(1, 2, 3), bytes(1, 2, 3))).toBe(true)
  expect(sameBytes(bytes(), bytes())).toBe(true)
  const others = [
    bytes(),
    bytes(1, 2),
    bytes(1, 2, 3, 0),
    bytes(1, 2, 2),
    bytes(0, 2, 3),
    bytes(2, 1, 3),
    bytes(1, 2, 0),
  ]
  for (const other of others) {
    expect(sameBytes(bytes(1, 2, 3), other)).toBe(false)
    expect(sameBytes(other, bytes(1, 2, 3))).toBe(false)
  }
  expect(sameBytes(bytes(1, 0), bytes(1))).toBe(false)
})
