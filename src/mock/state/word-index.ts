import { Ordered } from './ordered.js'

/** An index of records by the words of a text. */
export class WordIndex<Item> {
  readonly #textOf: (item: Item) => string
  readonly #itemsByWord = new Map<string, Set<Item>>()
  /** All words, in the order of their characters. */
  readonly #words = new Ordered<string>((a, b) => (a < b ? -1 : a > b ? 1 : 0))

  constructor(textOf: (item: Item) => string, items: Iterable<Item>) {
    this.#textOf = textOf
    for (const item of items) this.add(item)
  }

  add(item: Item): void {
    for (const word of wordsOf(this.#textOf(item))) {
      const known = this.#itemsByWord.get(word)
      if (known) known.add(item)
      else {
        this.#itemsByWord.set(word, new Set([item]))
        this.#words.add(word)
      }
    }
  }

  /** Removes a record, if present. Its text must not have changed since it was added. */
  remove(item: Item): void {
    for (const word of wordsOf(this.#textOf(item))) {
      const items = this.#itemsByWord.get(word)
      items?.delete(item)
      if (items?.size !== 0) continue
      this.#itemsByWord.delete(word)
      this.#words.remove(word)
    }
  }

  /** Returns the records with at least one word that starts with one of these texts. */
  find(beginnings: string[]): Set<Item> {
    const found = new Set<Item>()
    for (const beginning of beginnings) {
      const first = this.#words.firstWhere((word) => word >= beginning)
      const end = this.#words.firstWhere((word) => word >= beginning && !word.startsWith(beginning))
      for (const word of this.#words.slice(first, end))
        for (const item of this.#itemsByWord.get(word) ?? []) found.add(item)
    }
    return found
  }
}

/** Returns the words of a text, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
