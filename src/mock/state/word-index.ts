import { Ordered } from './ordered.js'

/** An index of records by the words of a text. */
export class WordIndex<Item> {
  readonly #textOf: (item: Item) => string
  readonly #itemsByWord = new Map<string, Set<Item>>()
  /** All words, in the order of their characters. */
  readonly #words: Ordered<string>

  constructor(textOf: (item: Item) => string, items: Iterable<Item>) {
    this.#textOf = textOf
    // Sorting all words once takes much less time than inserting each.
    for (const item of items) this.#add(item, () => {})
    this.#words = new Ordered((a, b) => (a < b ? -1 : a > b ? 1 : 0), this.#itemsByWord.keys())
  }

  add(item: Item): void {
    this.#add(item, (word) => this.#words.add(word))
  }

  #add(item: Item, onNewWord: (word: string) => void): void {
    for (const word of wordsOf(this.#textOf(item))) {
      const known = this.#itemsByWord.get(word)
      if (known) known.add(item)
      else {
        this.#itemsByWord.set(word, new Set([item]))
        onNewWord(word)
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
