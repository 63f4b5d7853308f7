/**
 * Limits on a JSON body. The service documents none: they keep one request from delaying the others. Data URIs, in which 3D
 * generation accepts images and models, count only towards the gateway's limit for a body.
 */
export const MAX_DEPTH = 64
export const MAX_VALUES = 5_000
export const MAX_TEXT_BYTES = 1_048_576
export const MAX_JSON_BYTES = 4_194_304

/**
 * Returns a message for the first limit that a JSON text exceeds, or undefined. It reads only the bytes, before they are
 * parsed, and does not check whether the text is well-formed.
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
      else if (end - at > MAX_TEXT_BYTES)
        return `A string in the body is too long: the limit is ${MAX_TEXT_BYTES} bytes.`
      at = end
    } else if (byte === COMMA || byte === OPEN_OBJECT || byte === OPEN_LIST) {
      if (++values > MAX_VALUES) return `The body has too many members and items: the limit is ${MAX_VALUES}.`
      if (byte !== COMMA && ++depth > MAX_DEPTH)
        return `The body is nested too deeply: the limit is ${MAX_DEPTH} levels.`
    } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth--
  }
  return size > MAX_JSON_BYTES ? `The JSON body is too large: the limit is ${MAX_JSON_BYTES} bytes.` : undefined
}

const DATA = new TextEncoder().encode('data:')

function isDataUri(bytes: Uint8Array, start: number): boolean {
  for (let index = 0; index < DATA.length; index++) if (bytes[start + index] !== DATA[index]) return false
  return true
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]

/** Returns the position of the quote that ends a string, or the end of the bytes. */
function endOfText(bytes: Uint8Array, start: number): number {
  for (let at = start; ; at++) {
    at = bytes.indexOf(QUOTE, at)
    if (at === -1) return bytes.length
    let escapes = 0
    while (bytes[at - 1 - escapes] === BACKSLASH && at - 1 - escapes >= start) escapes++
    if (escapes % 2 === 0) return at
  }
}
