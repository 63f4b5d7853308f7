/** JSON in a page: its colors, and what its texts lead to. */
import { expect, test } from 'vitest'
import { html } from '../../../docs/site/html.js'
import { jsonHtml } from '../../../docs/site/try/browser/json.js'
import { dataBlock } from '../../../docs/site/try/page.js'
import type { Json } from '../../../src/contract/json.js'

test.each<[Json]>([
  [{ a: [1, 'two', null, true, -1.5e-7], b: {}, c: [], d: { 'e: 1': 'line\n"quoted" <b> true' } }],
  [[]],
  ['text'],
  [null],
])('jsonHtml renders %j as indented JSON', (value) => {
  const words = jsonHtml(value).map(({ text }) => text.replace(/<[^>]*>/g, ''))
  expect(words.join('')).toBe(html`${JSON.stringify(value, null, 2)}`.text)
})

test('jsonHtml marks keys, texts and other values, and a text that leads somewhere is a button', () => {
  const parts = jsonHtml({ a: ['b', 1, null, 'id'] }, (text) => (text === 'id' ? 'Get it' : undefined))
  expect(parts.map(({ text }) => text).filter((text) => text.startsWith('<'))).toEqual([
    '<span class="t-keyword">&quot;a&quot;</span>',
    '<span class="t-string">&quot;b&quot;</span>',
    '<span class="t-constant">1</span>',
    '<span class="t-constant">null</span>',
    '<button type="button" class="json-lead" title="Get it" data-do="lead" data-at="id">&quot;id&quot;</button>',
  ])
})

test('dataBlock writes data that cannot end its element', () => {
  expect(dataBlock({ text: '</script><!--' }).text).not.toContain('<')
  expect(JSON.parse(dataBlock({ text: '</script>' }).text)).toEqual({ text: '</script>' })
})
