/** What an image tells of itself in its first bytes. */

export type ImageFacts = {
  /** In pixels, as it is shown: orientation metadata is heeded. */
  width: number
  height: number
  /** Whether it moves. */
  animated: boolean
}

/** The facts of a PNG, JPEG or WebP. Undefined for anything else, and where the header is not whole. */
export function imageFacts(head: Uint8Array): ImageFacts | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return ofPng(bytes)
    if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return ofWebp(bytes)
    if (bytes.readUInt16BE(0) === 0xffd8) return ofJpeg(bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function ofPng(bytes: Buffer): ImageFacts {
  let animated = false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const chunk = bytes.toString('latin1', at + 4, at + 8)
    animated ||= chunk === 'acTL'
    if (chunk === 'IDAT') break
  }
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), animated }
}

function ofWebp(bytes: Buffer): ImageFacts | undefined {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return {
      width: bytes.readUIntLE(24, 3) + 1,
      height: bytes.readUIntLE(27, 3) + 1,
      animated: (bytes.readUInt8(20) & 2) !== 0,
    }
  if (chunk === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff, animated: false }
  if (chunk !== 'VP8L') return undefined
  const sides = bytes.readUInt32LE(21)
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1, animated: false }
}

function ofJpeg(bytes: Buffer): ImageFacts | undefined {
  let turned = false
  for (let at = 2; bytes.readUInt8(at) === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xe1) turned = isTurned(bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))
    // Every start of a frame, but not the tables that stand between their markers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return turned ? { width: height, height: width, animated: false } : { width, height, animated: false }
    }
  }
  return undefined
}

/** Whether an EXIF segment says that width and height are to be swapped: orientations 5 to 8. */
function isTurned(segment: Buffer): boolean {
  if (segment.toString('latin1', 0, 6) !== 'Exif\0\0') return false
  const tiff = segment.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const read16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < read16(first); entry++) {
    const at = first + 2 + entry * 12
    if (read16(at) === 0x0112) return read16(at + 8) >= 5
  }
  return false
}
