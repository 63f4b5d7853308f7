import { isMap, isSeq, type Node, type Scalar } from 'yaml'

/** Keys and indexes that lead to a part of the data. */
export type Path = readonly (string | number)[]

/** Returns the offset of the last part of a path that the YAML has: of a key or an item; 0 if it has none. */
export function offsetAt(root: unknown, path: Path): number {
  let here = root
  let offset = 0
  for (const name of path) {
    const pair = isMap<Scalar, Node>(here)
      ? here.items.find(({ key }) => String(key.value) === String(name))
      : undefined
    const item = isSeq<Node>(here) ? here.items[Number(name)] : pair?.key
    if (!item?.range) break
    offset = item.range[0]
    here = pair ? pair.value : item
  }
  return offset
}
