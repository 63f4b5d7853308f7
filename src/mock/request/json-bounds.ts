/**
 * Limits on a JSON body. The service documents none: they keep one request from delaying the others. Data URIs, in
 * which 3D generation accepts images and models, count only towards the gateway's limit for a body.
 */
export const MAX_DEPTH = 64
export const MAX_VALUES = 5_000
export const MAX_TEXT_BYTES = 1_048_576
export const MAX_JSON_BYTES = 4_194_304

/** Limits on a JSON text. Beyond `values`, a member or item needs so many bytes. `members` is for one object. */
type Bounds = {
  depth: number
  values: number
  bytesPerValue: number
  members: number
  textBytes: number
  bytes: number
}

const BODY: Bounds = {
  depth: MAX_DEPTH,
  values: MAX_VALUES,
  bytesPerValue: Number.POSITIVE_INFINITY,
  members: MAX_VALUES,
  textBytes: MAX_TEXT_BYTES,
  bytes: MAX_JSON_BYTES,
}

/**
 * The limits on a snapshot, which are far from what a mock makes: that has 13 levels and 25 bytes for each value. A
 * text of nothing but brackets, or of a million names, would take so long to parse that others had to wait.
 */
export const SNAPSHOT: Bounds = {
  depth: 256,
  values: 1_000_000,
  bytesPerValue: 5,
  members: 2 * MAX_VALUES,
  textBytes: Number.POSITIVE_INFINITY,
  bytes: 1_073_741_824,
}

/** Returns a message for the first limit that a JSON text exceeds, if any. The text may be malformed. */
export function brokenBound(bytes: Uint8Array): string | undefined {
  if (isHarmless(bytes)) return undefined
  const bounds = new JsonBounds()
  bounds.add(bytes)
  return bounds.broken
}

/** Returns true for a text too short for any limit but the depth, and with too few brackets for that. Most are. */
function isHarmless(bytes: Uint8Array): boolean {
  if (bytes.length >= MAX_VALUES) return false
  let opened = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === OPEN_OBJECT || bytes[at] === OPEN_LIST) opened++
  return opened <= MAX_DEPTH
}

type OpenString = { length: number; isDataUri: boolean; isEscaped: boolean }

/** Compares a JSON text with the limits while it arrives. It only reads the bytes, before they are parsed. */
export class JsonBounds {
  /** A message for the first limit that was exceeded. */
  broken: string | undefined
  #size = 0
  #depth = 0
  #values = 1
  /** How many members the object at each level has. */
  #members = [0]
  /** The string that is being read. */
  #string: OpenString | undefined

  constructor(readonly limits: Bounds = BODY) {}

  /** Reads the next bytes of the text. */
  add(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length && !this.broken; at++) {
      if (this.#string) at = this.#readString(this.#string, bytes, at)
      else this.#readToken(bytes[at])
    }
    const { bytes: most } = this.limits
    if (this.#size > most) this.broken ??= `The JSON body is too large: the limit is ${most} bytes.`
  }

  #readToken(byte: number | undefined): void {
    this.#size++
    if (byte === QUOTE) this.#string = { length: 0, isDataUri: true, isEscaped: false }
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) this.#depth--
    else if (byte === COLON) this.#countMember()
    else if (byte === COMMA || byte === OPEN_OBJECT || byte === OPEN_LIST) {
      const { values, bytesPerValue, depth } = this.limits
      if (++this.#values > values && this.#values * bytesPerValue > this.#size)
        this.broken = `The body has too many members and items: the limit is ${values}.`
      else if (byte !== COMMA && ++this.#depth > depth)
        this.broken = `The body is nested too deeply: the limit is ${depth} levels.`
      if (byte !== COMMA) this.#members[this.#depth] = 0
    }
  }

  #countMember(): void {
    const count = (this.#members[this.#depth] ?? 0) + 1
    this.#members[this.#depth] = count
    const { members } = this.limits
    if (count > members) this.broken = `An object in the body has too many members: the limit is ${members}.`
  }

  /** Reads a string from `start` to the next quote. Returns the position of the last byte that was read. */
  #readString(string: OpenString, bytes: Uint8Array, start: number): number {
    const quote = bytes.indexOf(QUOTE, start)
    const end = quote === -1 ? bytes.length : quote
    for (let at = start; at < end && string.length + at - start < DATA.length; at++)
      string.isDataUri &&= bytes[at] === DATA[string.length + at - start]
    let escapes = 0
    while (end - escapes > start && bytes[end - 1 - escapes] === BACKSLASH) escapes++
    // A backslash at the end of the last part escapes the first byte of this one.
    if (escapes === end - start && string.isEscaped) escapes++
    string.isEscaped = escapes % 2 === 1
    string.length += end - start
    if (!string.isDataUri || string.length < DATA.length) this.#size += end - start
    const { textBytes } = this.limits
    if (!string.isDataUri && string.length > textBytes)
      this.broken = `A string in the body is too long: the limit is ${textBytes} bytes.`
    if (quote === -1) return end
    if (!string.isEscaped) this.#string = undefined
    string.isEscaped = false
    string.length++
    this.#size++
    return quote
  }
}

const DATA = new TextEncoder().encode('data:')

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c]
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d]
