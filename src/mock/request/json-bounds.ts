/**
 * How much a JSON body may hold. The service states no such bounds: they keep one request from making the others wait. A data
 * URI, in which 3D generation takes images and models, counts only towards the gateway's limit for a body.
 */
export const MAX_DEPTH = 64
export const MAX_VALUES = 5_000
export const MAX_TEXT_BYTES = 1_048_576
export const MAX_JSON_BYTES = 4_194_304

/**
 * Which bound a JSON text breaks, in words; undefined if none. It looks at the bytes alone, before anything is made of them,
 * and stops at the first fault: whether the text is well-formed is not its business.
 */
export function brokenBound(bytes: Uint8Array): string | undefined {
  let size = bytes.length
  let depth = 0
  let values = 1
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      const end = endOfText(bytes, at + 1)
      if (isDataUri(bytes, at + 1)) size -= end - at
      else if (end - at > MAX_TEXT_BYTES) return `A text of the body is too long: ${MAX_TEXT_BYTES} bytes is the most.`
      at = end
    } else if (byte === COMMA || byte === OPEN_OBJECT || byte === OPEN_LIST) {
      if (++values > MAX_VALUES) return `The body holds too much: ${MAX_VALUES} members and items is the most.`
      if (byte !== COMMA && ++depth > MAX_DEPTH) return `The body is nested too deep: ${MAX_DEPTH} levels is the most.`
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth--
  }
  return size > MAX_JSON_BYTES ? `The body is too large for JSON: ${MAX_JSON_BYTES} bytes is the most.` : undefined
}

const DATA = new TextEncoder().encode('data:')

function isDataUri(bytes: Uint8Array, start: number): boolean {
  return DATA.every((byte, index) => bytes[start + index] === byte)
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Where the quote stands that ends a text, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at++) {
    at = bytes.indexOf(QUOTE, at)
    if (at === -1) return bytes.length
    let escapes = 0
    while (bytes[at - 1 - escapes] === BACKSLASH && at - 1 - escapes >= start) escapes++
    if (escapes % 2 === 0) return at
  }
}
