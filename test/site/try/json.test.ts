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

test('Data in a page cannot end its element', () => {
  expect(dataBlock({ text: '</script><!--' }).text).not.toContain('<')
  expect(JSON.parse(dataBlock({ text: '</script>' }).text)).toEqual({ text: '</script>' })
})
