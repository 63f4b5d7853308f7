/**
 * What changed in a state, for hosts that keep it outside of memory. A state is also a flat set of records: each has a
 * path, such as `teams/<id>/parts/canvases/<id>`, and a JSON value.
 */

/** A record: its path, and its value. Undefined if it was removed. */
export type Change = [path: string, value: unknown]

/** Members of a state by key; each is a record. */
export interface Collection {
  /** Called with the key of each member that is added, changed or deleted. Undefined if nobody wants to know. */
  onChange?: ((key: string, isNew: boolean) => void) | undefined
  keys(): Iterable<string>
  /** Returns the record of a member. Undefined for one that does not exist, and for one that is not to be kept. */
  recordOf(key: string): unknown
}

export function isCollection(value: unknown): value is Collection {
  return typeof value === 'object' && value !== null && 'recordOf' in value
}

/** A map whose entries are records; in JSON, it is their list. After a change of a value, set it again. */
export class RecordMap<Value> extends Map<string, Value> implements Collection {
  onChange: Collection['onChange']
  readonly #recordOf: (value: Value, key: string) => unknown

  /** `recordOf` returns the record of an entry: by default the entry, as a pair. */
  constructor(
    entries: Iterable<[string, Value]> = [],
    recordOf: (value: Value, key: string) => unknown = (value, key) => [key, value],
  ) {
    super()
    this.#recordOf = recordOf
    for (const [key, value] of entries) super.set(key, value)
  }

  override set(key: string, value: Value): this {
    this.onChange?.(key, !this.has(key))
    return super.set(key, value)
  }

  override delete(key: string): boolean {
    if (!super.delete(key)) return false
    this.onChange?.(key, false)
    return true
  }

  recordOf(key: string): unknown {
    const value = this.get(key)
    return value === undefined ? undefined : this.#recordOf(value, key)
  }

  toJSON(): unknown[] {
    return Array.from(this.keys(), (key) => this.recordOf(key)).filter((record) => record !== undefined)
  }
}

/** A list as a snapshot contains it, or by the keys that its members have as records. */
export type SavedList<Item> = Item[] | Map<string, Item>

/** A list whose members are records. They have no names, so their keys are numbers. */
export class RecordList<Item> extends RecordMap<Item> {
  #next: number

  constructor(saved: SavedList<Item> = []) {
    super(saved instanceof Map ? saved : saved.map((item, index) => [String(index), item]), (item) => item)
    this.#next = Math.max(-1, ...[...this.keys()].map(Number)) + 1
  }

  /** Adds a member and returns its key. */
  add(item: Item): string {
    const key = String(this.#next++)
    this.set(key, item)
    return key
  }
}

/** Returns the path of a record. The key may have any characters. */
export function recordPath(path: string, key: string): string {
  return `${path}/${key.replaceAll(/[%/]/g, encodeURIComponent)}`
}

/** The keys of a collection that have changed. Those that were added since, perhaps after a deletion, are true. */
type MarkedKeys = { path: string; keys: Map<string, boolean> }

/** Collects what changes in collections. */
export class Changes {
  #removed: string[] = []
  readonly #marked = new Map<Collection, MarkedKeys>()

  /** Collects the changes of a collection from now on. */
  track(path: string, collection: Collection): void {
    collection.onChange = (key, isNew) => {
      const marked = this.#marked.get(collection) ?? { path, keys: new Map() }
      this.#marked.set(collection, marked)
      // What is added comes last, as in the collection.
      if (isNew) marked.keys.delete(key)
      if (isNew || !marked.keys.has(key)) marked.keys.set(key, isNew)
    }
  }

  /** Collects the changes of a collection whose members are all new. */
  add(path: string, collection: Collection): void {
    this.track(path, collection)
    for (const key of collection.keys()) collection.onChange?.(key, true)
  }

  /** A collection is gone, and all records with it. */
  remove(path: string, collection: Collection): void {
    const keys = new Set([...collection.keys(), ...(this.#marked.get(collection)?.keys.keys() ?? [])])
    this.removePaths([...keys].map((key) => recordPath(path, key)))
    collection.onChange = undefined
    this.#marked.delete(collection)
  }

  removePaths(paths: Iterable<string>): void {
    for (const path of paths) this.#removed.push(path)
  }

  /** Returns what has changed, and forgets it. The removal of an added record precedes it, because it comes last. */
  take(): Change[] {
    const changes: Change[] = this.#removed.map((path) => [path, undefined])
    for (const [collection, { path, keys }] of this.#marked)
      for (const [key, isNew] of keys) {
        const [at, value] = [recordPath(path, key), collection.recordOf(key)]
        if (isNew || value === undefined) changes.push([at, undefined])
        if (value !== undefined) changes.push([at, value])
      }
    this.#removed = []
    this.#marked.clear()
    return changes
  }
}
