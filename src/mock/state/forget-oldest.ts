/**
 * Removes the oldest entries of a map or a set beyond `keep`: the first of `keys`, by default of all. Up to a tenth
 * more may stay, because removing many together costs less than one each time.
 */
export function forgetOldest<Key>(
  map: { size: number; keys(): Iterable<Key>; delete(key: Key): unknown },
  keep: number,
  keys: Iterable<Key> = map.keys(),
  remove: (key: Key) => unknown = (key) => map.delete(key),
): void {
  let excess = map.size - keep
  if (excess <= keep / 10) return
  for (const key of keys) {
    if (excess === 0) return
    remove(key)
    excess--
  }
}
