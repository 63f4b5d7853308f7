/** Presentations can be opened whatever their texts contain. */
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { pptx } from '../../../src/mock/files/pptx.js'

test('characters that XML reserves are escaped, and those that it forbids are replaced', () => {
  const files = unzipSync(pptx(['Q&A <draft>', 'a\u0000b\uffff']))
  const slide = (number: number) => strFromU8(files[`ppt/slides/slide${number}.xml`] ?? new Uint8Array())
  expect(slide(1)).toContain('Q&#38;A &#60;draft&#62;')
  expect(slide(2)).toContain('a b ')
})
