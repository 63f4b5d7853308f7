/** Which changes are tried. */
export type Sample = {
  /** How many; all if omitted. */
  count?: number
  /** The same seed chooses the same changes. */
  seed: number
}

/** Returns `count` items of a list in their order, chosen by a seed. */
export function sample<Item>(list: Item[], count: number, seed: number): Item[] {
  let state = seed
  // Mulberry32 gives the same order on every machine.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return list
    .map((item, index) => ({ item, index, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, Math.ceil(count))
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item)
}
