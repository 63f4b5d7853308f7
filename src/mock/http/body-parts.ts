import { TooLarge } from './http.js'

/**
 * Collects the parts of a body, and puts it together as it arrives: a list of its parts would need twice the memory at
 * the end. It takes at most twice the memory of what has arrived, whatever length the request names.
 */
export class BodyParts {
  #bytes = new Uint8Array()
  #length = 0

  constructor(
    readonly limit: number,
    readonly onPart?: (part: Uint8Array) => void,
    readonly expected = limit,
  ) {}

  /** Throws a TooLarge as soon as the parts are longer than the limit, in bytes, and whatever `onPart` throws. */
  add(part: Uint8Array<ArrayBuffer>): void {
    const end = this.#length + part.byteLength
    if (end > this.limit) throw new TooLarge()
    this.onPart?.(part)
    // Most bodies arrive in one part.
    if (this.#length === 0) this.#bytes = part
    else this.#append(part, end)
    this.#length = end
  }

  joined(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length)
  }

  #append(part: Uint8Array, end: number): void {
    if (end > this.#bytes.length) {
      const most = end > this.expected ? this.limit : this.expected
      const longer = new Uint8Array(Math.min(most, 2 * end))
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    this.#bytes.set(part, this.#length)
  }
}
