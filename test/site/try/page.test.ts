/** Data that a page contains for its scripts. */
import { expect, test } from 'vitest'
import { dataBlock } from '../../../src/site/try/page.js'

test('dataBlock writes data that cannot end its element', () => {
  expect(dataBlock({ text: '</script><!--' }).text).not.toContain('<')
  expect(JSON.parse(dataBlock({ text: '</script>' }).text)).toEqual({ text: '</script>' })
})
