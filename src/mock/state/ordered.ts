/** Records in the order in which they are read. Finding a position takes a binary search. */
export class Ordered<Item> {
  /** Stored in reverse: the newest record is read first, and adding at the end of an array is cheap. */
  readonly #reversed: Item[] = []
  readonly #compare: (a: Item, b: Item) => number

  /** `compare` is negative if `a` is read before `b`, and 0 only for the same record. */
  constructor(compare: (a: Item, b: Item) => number, items: Iterable<Item> = []) {
    this.#compare = compare
    this.#reversed = [...items].sort((a, b) => compare(b, a))
  }

  get size(): number {
    return this.#reversed.length
  }

  add(item: Item): void {
    this.#reversed.splice(this.size - this.#placeOf(item), 0, item)
  }

  /** Removes a record, if present. The fields that order it must not have changed since it was added. */
  remove(item: Item): void {
    const index = this.size - 1 - this.#placeOf(item)
    if (this.#reversed[index] === item) this.#reversed.splice(index, 1)
  }

  /** Returns how many records come before the first with `isThere` true; it must be true for all that follow. */
  firstWhere(isThere: (item: Item) => boolean): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isThere(this.#at(middle))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Returns the records from the position `start`, counted from 0, up to but not including `end`. */
  slice(start: number, end: number): Item[] {
    const [first, last] = [Math.max(start, 0), Math.min(end, this.size)]
    const items: Item[] = []
    for (let place = first; place < last; place++) items.push(this.#at(place))
    return items
  }

  #placeOf(item: Item): number {
    return this.firstWhere((other) => this.#compare(item, other) <= 0)
  }

  #at(place: number): Item {
    return this.#reversed[this.size - 1 - place] as Item
  }
}

/** Compares two texts by their code units, which does not depend on a language. */
export function ascending(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
