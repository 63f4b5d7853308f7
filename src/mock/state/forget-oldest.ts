/**
 * Removes the oldest entries of a map beyond `keep`, except those for which `isDone` is false. Up to a tenth more may stay: the map
 * is only searched each time it has grown by that much, even if nothing in it is done.
 */
export function forgetOldest<Key, Value>(
  map: Map<Key, Value>,
  keep: number,
  isDone: (value: Value) => boolean = () => true,
  remove: (key: Key) => unknown = (key) => map.delete(key),
): void {
  let excess = map.size - keep
  if (excess <= 0 || excess % (Math.floor(keep / 10) + 1) !== 0) return
  for (const [key, value] of map) {
    if (excess === 0) return
    if (!isDone(value)) continue
    remove(key)
    excess--
  }
}
