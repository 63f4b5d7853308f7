/** Reads the properties of an image from its first bytes. */

export type ImageFacts = {
  /** In pixels, as displayed: EXIF orientation is applied. */
  width: number
  height: number
  /** True if it has several frames. */
  animated: boolean
}

/** Returns the properties of a PNG, JPEG or WebP. Undefined for anything else, and if the header is incomplete. */
export function imageFacts(head: Uint8Array): ImageFacts | undefined {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return ofPng(bytes)
    if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return ofWebp(bytes)
    if (bytes.getUint16(0) === 0xffd8) return ofJpeg(bytes)
  } catch (error) {
    // The header points beyond the available bytes.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

function ofPng(bytes: DataView): ImageFacts {
  let animated = false
  for (let at = 8; at + 8 <= bytes.byteLength; at += 12 + bytes.getUint32(at)) {
    const chunk = textAt(bytes, at + 4, 4)
    animated ||= chunk === 'acTL'
    if (chunk === 'IDAT') break
  }
  return { width: bytes.getUint32(16), height: bytes.getUint32(20), animated }
}

function ofWebp(bytes: DataView): ImageFacts | undefined {
  const chunk = textAt(bytes, 12, 4)
  if (chunk === 'VP8X') {
    const uint24 = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 65_536
    return { width: uint24(24) + 1, height: uint24(27) + 1, animated: (bytes.getUint8(20) & 2) !== 0 }
  }
  if (chunk === 'VP8 ')
    return { width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff, animated: false }
  if (chunk !== 'VP8L') return undefined
  const sides = bytes.getUint32(21, true)
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1, animated: false }
}

function ofJpeg(bytes: DataView): ImageFacts | undefined {
  let turned = false
  for (let at = 2; bytes.getUint8(at) === 0xff; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint8(at + 1)
    if (marker === 0xe1) turned ||= isTurned(partOf(bytes, at + 4, at + 2 + bytes.getUint16(at + 2)))
    // Matches every start of a frame, but not the tables among these markers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.getUint16(at + 5), bytes.getUint16(at + 7)]
      return turned ? { width: height, height: width, animated: false } : { width, height, animated: false }
    }
  }
  return undefined
}

/** Returns true if an EXIF segment says that width and height must be swapped: orientations 5 to 8. */
function isTurned(segment: DataView): boolean {
  if (textAt(segment, 0, 6) !== 'Exif\0\0') return false
  const tiff = partOf(segment, 6, segment.byteLength)
  const little = textAt(tiff, 0, 2) === 'II'
  const first = tiff.getUint32(4, little)
  for (let entry = 0; entry < tiff.getUint16(first, little); entry++) {
    const at = first + 2 + entry * 12
    if (tiff.getUint16(at, little) === 0x0112) return tiff.getUint16(at + 8, little) >= 5
  }
  return false
}

/** Returns the bytes of a range, as far as they exist. */
function partOf(bytes: DataView, start: number, end: number): DataView {
  const [from, to] = [Math.min(start, bytes.byteLength), Math.min(end, bytes.byteLength)]
  return new DataView(bytes.buffer, bytes.byteOffset + from, Math.max(to - from, 0))
}

/** Returns bytes as Latin-1 text, as far as they exist. */
function textAt(bytes: DataView, start: number, length: number): string {
  const part = partOf(bytes, start, start + length)
  return String.fromCharCode(...new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
}
