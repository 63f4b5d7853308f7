import { expect, test } from 'vitest'
import { tokensOf } from '../../../docs/site/try/browser/json.js'
import { dataBlock } from '../../../docs/site/try/page.js'
import type { Json } from '../../../src/contract/json.js'

test.each<[Json]>([[{ a: [1, 'two', null, true], b: {}, c: [], d: { e: 'line\n"quoted"' } }], [[]], ['text'], [null]])(
  'The tokens of %j are its indented JSON',
  (value) => {
    expect(
      tokensOf(value)
        .map(({ text }) => text)
        .join(''),
    ).toBe(JSON.stringify(value, null, 2))
  },
)

test('Each token says what it is', () => {
  const kinds = tokensOf({ a: ['b', 1, null, true] }).filter(({ text }) => text.trim() !== '')
  expect(kinds.map(({ kind, text }) => `${kind} ${text.trim()}`)).toEqual([
    ...['punctuation {', 'key "a"', 'punctuation :', 'punctuation [', 'string "b"', 'punctuation ,', 'number 1'],
    ...['punctuation ,', 'literal null', 'punctuation ,', 'literal true', 'punctuation ]', 'punctuation }'],
  ])
})

test('Data in a page cannot end its element', () => {
  expect(dataBlock({ text: '</script><!--' }).text).not.toContain('<')
  expect(JSON.parse(dataBlock({ text: '</script>' }).text)).toEqual({ text: '</script>' })
})
