import { forgetOldest } from './forget-oldest.js'
import { isUuid, uuidOf } from './ids.js'
import { Ordered } from './ordered.js'
import { WordIndex } from './word-index.js'

/** Some of a store's records in one order. */
export type ViewOptions<Item> = {
  /** Negative if `a` is read before `b`, and 0 only for the same record. */
  order: (a: Item, b: Item) => number
  /** Returns true for the records that belong to the view; by default all do. */
  includes?: (item: Item) => boolean
}

type View<Item> = Required<ViewOptions<Item>> & {
  items: Ordered<Item>
  /** The number of the last reading. */
  lastRead: number
}

/**
 * How many records a store keeps: with more, it forgets the oldest of those that are done, by default of all. `isDone` tells whether
 * a record that is added is done; if it becomes so later, `done` must be called.
 */
export type Bounds<Item> = { keep: number; isDone?: (item: Item) => boolean }

/** How many views a store keeps; the least recently read one is dropped. */
const MAX_VIEWS = 50

/**
 * Records by id, and in every order in which they are read. A view is created on first use, in time that grows with the number
 * of records, and is kept up to date from then on.
 */
export class Store<Item extends { id: string }> {
  readonly #items = new Map<string, Item>()
  readonly #views = new Map<string, View<Item>>()
  #readings = 0
  #index: WordIndex<Item> | undefined
  /** Created when a reference first uses a UUID, because computing UUIDs takes a while. */
  #idsByUuid: Map<string, string> | undefined

  readonly #bounds: Bounds<Item>
  /** The ids of the records that are done, in the order in which they became so. Undefined if all records are. */
  readonly #done: Set<string> | undefined

  /** Without bounds, it keeps every record. */
  constructor(items: Iterable<Item> = [], bounds: Bounds<Item> = { keep: Number.POSITIVE_INFINITY }) {
    this.#bounds = bounds
    this.#done = bounds.isDone && new Set()
    for (const item of items) this.add(item)
  }

  get size(): number {
    return this.#items.size
  }

  get(id: string): Item | undefined {
    return this.#items.get(id)
  }

  has(id: string): boolean {
    return this.#items.has(id)
  }

  /** In JSON, a store is the list of its records. */
  toJSON(): Item[] {
    return [...this.values()]
  }

  /** Returns all records, in the order in which they were added. */
  values(): IterableIterator<Item> {
    return this.#items.values()
  }

  /** Returns the record for a reference in a path: the id, its UUID, or the prefix with the UUID (fact ids.rule.3.forms). */
  find(prefix: string, ref: string): Item | undefined {
    const exact = this.#items.get(ref)
    const body = (ref.startsWith(`${prefix}_`) ? ref.slice(prefix.length + 1) : ref).toLowerCase()
    if (exact || !isUuid(body)) return exact
    this.#idsByUuid ??= new Map([...this.#items.keys()].map((id) => [uuidOf(id), id]))
    const id = this.#idsByUuid.get(body)
    return id?.startsWith(`${prefix}_`) ? this.#items.get(id) : undefined
  }

  add(item: Item): Item {
    this.#items.set(item.id, item)
    this.#idsByUuid?.set(uuidOf(item.id), item.id)
    this.#show(item)
    if (this.#bounds.isDone?.(item)) this.#done?.add(item.id)
    forgetOldest(this.#items, this.#bounds.keep, this.#done, (id) => this.delete(id))
    return item
  }

  /** Changes a record. Everything that views or the word index depend on must be changed with this method. */
  change(item: Item, patch: Partial<Item>): void {
    const stored = this.#items.get(item.id) === item
    if (stored) this.#hide(item)
    Object.assign(item, patch)
    if (stored) this.#show(item)
  }

  /** Marks a record as done: from now on it may be forgotten. */
  done(id: string): void {
    if (this.#items.has(id)) this.#done?.add(id)
  }

  /** Deletes a record. Returns true if it existed. */
  delete(id: string): boolean {
    const item = this.#items.get(id)
    if (!item) return false
    this.#hide(item)
    this.#idsByUuid?.delete(uuidOf(id))
    this.#done?.delete(id)
    return this.#items.delete(id)
  }

  /** Returns the view with this name. A name must always be used for the same order and the same records. */
  view(name: string, { order, includes = () => true }: ViewOptions<Item>): Ordered<Item> {
    const view = this.#views.get(name) ?? this.#addView(name, { order, includes })
    view.lastRead = this.#readings++
    return view.items
  }

  #addView(name: string, { order, includes }: Required<ViewOptions<Item>>): View<Item> {
    if (this.#views.size === MAX_VIEWS) {
      const [oldest] = [...this.#views].sort(([, a], [, b]) => a.lastRead - b.lastRead)
      if (oldest) this.#views.delete(oldest[0])
    }
    const items = new Ordered(order, [...this.#items.values()].filter(includes))
    const view = { order, includes, items, lastRead: 0 }
    this.#views.set(name, view)
    return view
  }

  /** Returns the index of the records by the words of a text. `textOf` must always be the same function. */
  wordIndex(textOf: (item: Item) => string): WordIndex<Item> {
    this.#index ??= new WordIndex(textOf, this.#items.values())
    return this.#index
  }

  #show(item: Item): void {
    for (const { includes, items } of this.#views.values()) if (includes(item)) items.add(item)
    this.#index?.add(item)
  }

  #hide(item: Item): void {
    for (const { items } of this.#views.values()) items.remove(item)
    this.#index?.remove(item)
  }
}
