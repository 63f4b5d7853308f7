import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'

export type ImageProperties = {
  /** In pixels, as displayed: EXIF orientation is applied. */
  width: number
  height: number
  /** True if it has several frames. */
  animated: boolean
}

/** Returns the properties of a PNG, JPEG or WebP from its first bytes. Undefined for anything else. */
export function imageProperties(head: Uint8Array): ImageProperties | undefined {
  try {
    const type = [PNG, JPG, WEBP].find(({ validate }) => validate(head))
    if (!type) return undefined
    const { width, height, orientation = 1 } = type.calculate(head)
    if (!(width > 0 && height > 0)) return undefined
    const animated = type === PNG ? hasFrames(head) : type === WEBP && isAnimatedWebp(head)
    // Orientations 5 to 8 swap the sides.
    return orientation >= 5 ? { width: height, height: width, animated } : { width, height, animated }
  } catch {
    return undefined
  }
}

/** An animated PNG says so in a chunk of its own, before its pixels. */
function hasFrames(head: Uint8Array): boolean {
  const bytes = new DataView(head.buffer, head.byteOffset, head.byteLength)
  for (let at = 8; at + 8 <= head.byteLength; at += 12 + bytes.getUint32(at)) {
    const chunk = String.fromCharCode(...head.subarray(at + 4, at + 8))
    if (chunk === 'acTL' || chunk === 'IDAT') return chunk === 'acTL'
  }
  return false
}

/** The extended form of WebP (`VP8X`) has a bit for it. */
function isAnimatedWebp(head: Uint8Array): boolean {
  return head[15] === 0x58 && ((head[20] ?? 0) & 2) !== 0
}
