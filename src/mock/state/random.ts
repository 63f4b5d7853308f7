/** Generates random values: the same sequence for the same seed. */
export type Random = {
  /** Returns an id: the prefix and 26 Crockford characters, unique in this state. */
  id(prefix: string): string
  /** Returns a UUID, for ids whose prefix is not documented (gap ids.prefix.others). */
  uuid(): string
  /** Returns hexadecimal characters, for secrets and tokens. */
  hex(length: number): string
  /** Returns the seed of what follows. */
  position(): number
}

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const HEX = '0123456789abcdef'

/** Without a seed, each mock gets a random one. */
export function createRandom(seed: number = Math.floor(Math.random() * 2 ** 32)): Random {
  let state = seed | 0
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
    id: (prefix) => `${prefix}_${text(CROCKFORD, 26)}`,
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    hex,
    position: () => state,
  }
}
