/**
 * Removes the oldest entries of a map beyond `keep`, except those for which `isDone` is false. Up to a tenth more may stay, so
 * that most calls only compare two numbers.
 */
export function forgetOldest<Key, Value>(
  map: Map<Key, Value>,
  keep: number,
  isDone: (value: Value) => boolean = () => true,
  remove: (key: Key) => unknown = (key) => map.delete(key),
): void {
  if (map.size <= keep + Math.floor(keep / 10)) return
  let excess = map.size - keep
  for (const [key, value] of map) {
    if (excess === 0) return
    if (!isDone(value)) continue
    remove(key)
    excess--
  }
}
