/** The size of an image, and whether it is animated, from its first bytes. */
import { expect, test } from 'vitest'
import { imageProperties } from '../../../src/mock/files/images.js'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text.replaceAll(' ', ''), 'hex'))
const webp = (chunk: string, rest: string) =>
  bytes(`52494646 00000000 57454250 ${Buffer.from(chunk).toString('hex')} 00000000 ${rest}`)

test.each([
  ['an extended WebP', webp('VP8X', '02000000 7f0200 df0100'), true],
  ['an extended WebP with other bits', webp('VP8X', '10000000 7f0200 df0100'), false],
  ['a lossy WebP', webp('VP8 ', '020000 9d012a 8002 e001'), false],
  ['a lossless WebP', webp('VP8L', '2f 7fc27700'), false],
  ['a JPEG', bytes('ffd8 ffe0 0004 0000 ffc2 0011 08 01e0 0280 03 012200 021101 031101'), false],
])('%s has its size, and frames only if it says so', (_, image, animated) => {
  expect(imageProperties(image)).toEqual({ width: 640, height: 480, animated })
})

test('a PNG is animated if it says so before its pixels', () => {
  const chunk = (type: string, data: string) => {
    const length = (data.replaceAll(' ', '').length / 2).toString(16).padStart(8, '0')
    return `${length} ${Buffer.from(type).toString('hex')} ${data} 00000000`
  }
  const header = `89504e470d0a1a0a ${chunk('IHDR', '00000280 000001e0 08 06 00 00 00')}`
  const [text, frames, pixels] = [chunk('tEXt', '6163544c'), chunk('acTL', '00000002 00000000'), chunk('IDAT', '00')]
  const isAnimated = (...chunks: string[]) => imageProperties(bytes([header, ...chunks].join('')))?.animated
  expect(isAnimated(text, frames, pixels)).toBe(true)
  expect(isAnimated(frames)).toBe(true)
  expect(isAnimated(frames, text, pixels, text)).toBe(true)
  expect(isAnimated(text, pixels, frames)).toBe(false)
  expect(isAnimated(text, pixels)).toBe(false)
  // What follows the last whole chunk that has arrived is not read.
  expect(imageProperties(bytes(`${header} 00000008 6163`))).toEqual({ width: 640, height: 480, animated: false })
})

test('orientations 5 to 8 swap the sides of a JPEG', () => {
  const frame = 'ffc0 0011 08 01e0 0280 03 012200 021101 031101'
  const other = '0f01 0200 06000000 00000000'
  const exif = (orientation: number) =>
    `ffe1 002e 457869660000 49492a00 08000000 0200 ${other} 1201 0300 01000000 0${orientation}00 0000 00000000`
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const size = orientation < 5 ? { width: 640, height: 480 } : { width: 480, height: 640 }
    expect(imageProperties(bytes(`ffd8 ${exif(orientation)} ${frame}`))).toMatchObject(size)
  }
})

test('an incomplete or unknown image has no size', () => {
  for (const text of ['', '00', 'ffd8', 'ffd8 ffe1 ffff', '89504e470d0a1a0a 0000'])
    expect(imageProperties(bytes(text))).toBeUndefined()
})
