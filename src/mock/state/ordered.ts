/** Records in the order in which they are read. To find a place takes as many comparisons as their number has binary digits. */
export class Ordered<Item> {
  /** The record that is read first stands last: the newest is read first, and the end of an array is where adding is cheap. */
  readonly #reversed: Item[] = []
  readonly #compare: (a: Item, b: Item) => number

  /** `compare` is negative where `a` is read before `b`, and 0 for one and the same record only. */
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

  /** Takes out a record, if it is here. What orders it must not have changed since it was added. */
  remove(item: Item): void {
    const index = this.size - 1 - this.#placeOf(item)
    if (this.#reversed[index] === item) this.#reversed.splice(index, 1)
  }

  /** How many records are read before the first one of which `isThere` is true; it has to be true of all after that one. */
  firstWhere(isThere: (item: Item) => boolean): number {
    let [low, high] = [0, this.size]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isThere(this.#at(middle))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** The records from the place `start`, counted from 0, to the one before `end`. */
  slice(start: number, end: number): Item[] {
    const [first, last] = [Math.max(start, 0), Math.min(end, this.size)]
    return Array.from({ length: Math.max(last - first, 0) }, (_, index) => this.#at(first + index))
  }

  #placeOf(item: Item): number {
    return this.firstWhere((other) => this.#compare(item, other) <= 0)
  }

  #at(place: number): Item {
    return this.#reversed[this.size - 1 - place] as Item
  }
}
