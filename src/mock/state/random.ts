/**
 * Generates random values: the same sequence for the same seed. Each id is greater than those before it, so that
 * records of the same second are listed in the order in which they were added.
 */
export type Random = {
  /** Returns an id: the prefix and 26 Crockford characters, unique in this state. */
  id(prefix: string): string
  /** Returns a UUID, for ids whose prefix is not documented (gap ids.prefix.others). */
  uuid(): string
  /** Returns hexadecimal characters, for secrets and tokens. */
  hex(length: number): string
  /** Returns the seed of what follows and how many ids there are, as a text such as `7 12`. */
  position(): string
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEX = '0123456789abcdef'

/** An id starts like a ULID of this time, each a millisecond later: a clock would change the ids of a seed. */
const FIRST_ID = Date.UTC(2026, 0, 1)

/** Goes on from a position, or starts with a seed: without one, each mock gets a random one. */
export function createRandom(from: number | string = Math.floor(Math.random() * 2 ** 32)): Random {
  let [state = 0, ids = 0] = `${from}`.split(' ').map(Number)
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const text = (alphabet: string, length: number) => {
    // Appending characters would keep a chain of texts in memory.
    const codes: number[] = []
    while (codes.length < length) codes.push(alphabet.charCodeAt(Math.floor(next() * alphabet.length)))
    return String.fromCharCode(...codes)
  }
  const hex = (length: number) => text(HEX, length)
  return {
    id: (prefix) => `${prefix}_${crockford(FIRST_ID + ids++)}${text(CROCKFORD, 16)}`,
    uuid() {
      const time = (FIRST_ID + ids++).toString(16).padStart(12, '0')
      return [time.slice(0, 8), time.slice(8), ...[4, 4, 12].map(hex)].join('-')
    },
    hex,
    position: () => `${state} ${ids}`,
  }
}

/** Returns a time in the 10 characters that it has in a ULID. */
function crockford(time: number): string {
  return time
    .toString(32)
    .padStart(10, '0')
    .replaceAll(/[a-v]/g, (digit) => CROCKFORD.charAt(Number.parseInt(digit, 32)))
}
