import type { Collection } from './changes.js'
import { forgetOldest } from './forget-oldest.js'
import { isUuid, uuidOf } from './ids.js'
import { Ordered } from './ordered.js'
import { sizeOf } from './size-of.js'

/** Some of a store's records in one order. */
type ViewOptions<Item> = {
  /** Negative if `a` is read before `b`, and 0 only for the same record. */
  order: (a: Item, b: Item) => number
  /** Returns true for the records that belong to the view; by default all do. */
  includes?: (item: Item) => boolean
}

type StoreView<Item> = Required<ViewOptions<Item>> & {
  items: Ordered<Item>
  /** The number of the last reading. */
  lastRead: number
}

/**
 * How many records a store keeps: with more, it forgets the oldest of those that are done, by default of all. `isDone`
 * tells whether a record that is added is done; if it becomes so later, `done` must be called. `sent` returns the part
 * of a record whose size clients choose, and which never changes.
 */
type StoreBounds<Item> = { keep: number; isDone?: (item: Item) => boolean; sent?: (item: Item) => unknown }

/** About how many bytes a record takes besides what a client sent of it. */
const OWN_BYTES = 500

/** How many views a store keeps; the least recently read one is dropped. */
const MAX_VIEWS = 50

/**
 * Records by id, and in every order in which they are read. A view is created on first use, in time that grows with the
 * number of records, and is kept up to date from then on.
 */
export class Store<Item extends { id: string }> implements Collection {
  onChange: Collection['onChange']
  /** Called with each record that is deleted or forgotten. */
  onDelete: ((item: Item) => void) | undefined
  readonly #items = new Map<string, Item>()
  readonly #views = new Map<string, StoreView<Item>>()
  #readings = 0
  /** Created when a reference first uses a UUID, because computing UUIDs takes a while. */
  #idsByUuid: Map<string, string> | undefined

  /** The sizes of what clients sent, by id, and their sum. */
  readonly #sent = new Map<string, number>()
  #sentBytes = 0

  readonly #bounds: StoreBounds<Item>
  readonly #recordOf: (item: Item) => unknown
  /** The ids of the records that are done, in the order in which they became so. Undefined if all records are. */
  readonly #done: Set<string> | undefined

  /** Without bounds, it keeps every record. `recordOf` returns what a snapshot has of a record. */
  constructor(
    items: Iterable<Item> = [],
    bounds: StoreBounds<Item> = { keep: Number.POSITIVE_INFINITY },
    recordOf: (item: Item) => unknown = (item) => item,
  ) {
    this.#bounds = bounds
    this.#recordOf = recordOf
    this.#done = bounds.isDone && new Set()
    // Nothing is forgotten here: a restored store has what the original had, until the next record is added.
    for (const item of items) this.#put(item)
  }

  get size(): number {
    return this.#items.size
  }

  /** About how many bytes its records take. */
  get bytes(): number {
    return this.size * OWN_BYTES + this.#sentBytes
  }

  get(id: string): Item | undefined {
    return this.#items.get(id)
  }

  has(id: string): boolean {
    return this.#items.has(id)
  }

  /** In JSON, a store is the list of its records. */
  toJSON(): unknown[] {
    return Array.from(this.values(), this.#recordOf)
  }

  keys(): IterableIterator<string> {
    return this.#items.keys()
  }

  recordOf(id: string): unknown {
    const item = this.#items.get(id)
    return item && this.#recordOf(item)
  }

  /** Returns all records, in the order in which they were added. */
  values(): IterableIterator<Item> {
    return this.#items.values()
  }

  /** Returns the record for a reference in a path: the id, its UUID, or the prefix with the UUID. */
  find(prefix: string, ref: string): Item | undefined {
    const exact = this.#items.get(ref)
    const body = (ref.startsWith(`${prefix}_`) ? ref.slice(prefix.length + 1) : ref).toLowerCase()
    if (exact || !isUuid(body)) return exact
    this.#idsByUuid ??= new Map([...this.#items.keys()].map((id) => [uuidOf(id), id]))
    const id = this.#idsByUuid.get(body)
    return id?.startsWith(`${prefix}_`) ? this.#items.get(id) : undefined
  }

  add(item: Item): Item {
    this.onChange?.(item.id, !this.has(item.id))
    this.#put(item)
    forgetOldest(this.#items, this.#bounds.keep, this.#done, (id) => this.delete(id))
    return item
  }

  #put(item: Item): void {
    this.#items.set(item.id, item)
    this.#measure(item.id, item)
    this.#idsByUuid?.set(uuidOf(item.id), item.id)
    this.#show(item)
    if (this.#bounds.isDone?.(item)) this.#done?.add(item.id)
  }

  /** Changes a record. Records must be changed with this method, or `done` must be called after it. */
  change(item: Item, patch: Partial<Item>): void {
    const stored = this.#items.get(item.id) === item
    if (stored) this.#hide(item)
    Object.assign(item, patch)
    if (!stored) return
    this.#show(item)
    this.onChange?.(item.id, false)
  }

  /** Marks a record as done: from now on it may be forgotten. */
  done(id: string): void {
    if (!this.#items.has(id)) return
    this.#done?.add(id)
    this.onChange?.(id, false)
  }

  /** Deletes a record. Returns true if it existed. */
  delete(id: string): boolean {
    const item = this.#items.get(id)
    if (!item) return false
    this.#hide(item)
    this.#idsByUuid?.delete(uuidOf(id))
    this.#done?.delete(id)
    this.#items.delete(id)
    this.#measure(id, undefined)
    this.onChange?.(id, false)
    this.onDelete?.(item)
    return true
  }

  /**
   * Forgets the oldest of the records that are done until so many bytes are free, at least one. Returns how many bytes
   * are. A store without bounds forgets none.
   */
  forget(bytes: number): number {
    if (this.#bounds.keep === Number.POSITIVE_INFINITY) return 0
    const before = this.bytes
    for (const id of this.#done ?? this.#items.keys()) {
      this.delete(id)
      if (before - this.bytes >= bytes) break
    }
    return before - this.bytes
  }

  #measure(id: string, item: Item | undefined): void {
    const { sent } = this.#bounds
    if (!sent) return
    const [before = 0, now] = [this.#sent.get(id), item ? sizeOf(sent(item)) : 0]
    this.#sentBytes += now - before
    if (item) this.#sent.set(id, now)
    else this.#sent.delete(id)
  }

  /** Returns the view with this name. A name must always be used for the same order and the same records. */
  view(name: string, { order, includes = () => true }: ViewOptions<Item>): Ordered<Item> {
    const view = this.#views.get(name) ?? this.#addView(name, { order, includes })
    view.lastRead = this.#readings++
    return view.items
  }

  #addView(name: string, { order, includes }: Required<ViewOptions<Item>>): StoreView<Item> {
    if (this.#views.size === MAX_VIEWS) {
      const [oldest] = [...this.#views].sort(([, a], [, b]) => a.lastRead - b.lastRead)
      if (oldest) this.#views.delete(oldest[0])
    }
    const items = new Ordered(order, [...this.#items.values()].filter(includes))
    const view = { order, includes, items, lastRead: 0 }
    this.#views.set(name, view)
    return view
  }

  #show(item: Item): void {
    for (const { includes, items } of this.#views.values()) if (includes(item)) items.add(item)
  }

  #hide(item: Item): void {
    for (const { items } of this.#views.values()) items.remove(item)
  }
}
