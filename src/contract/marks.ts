/** The marks `x-since` and `x-until` of the versions that have a node. Versions are dates, so they compare as text. */
import type { JsonObject } from './json.js'

export const MARKS = ['x-since', 'x-until'] as const

/** Returns true if a node carries a mark, so that only some versions may have it. */
export function isMarked(node: JsonObject): boolean {
  return MARKS.some((mark) => mark in node)
}

/** Returns true if a version has the node: from `x-since` on, and before `x-until`. */
export function isIn({ 'x-since': since, 'x-until': until }: JsonObject, version: string): boolean {
  return !(typeof since === 'string' && version < since) && !(typeof until === 'string' && version >= until)
}

/** Says which versions have the node: ` from version 2030-02-01 on`, ` in versions before …`, or nothing for all. */
export function rangeText({ 'x-since': since, 'x-until': until }: JsonObject): string {
  const start = since ? ` from version ${since} on` : ''
  const end = until ? ` in versions before ${until}` : ''
  return start && end ? `${start} and${end}` : start + end
}

/** Returns the key of an example without the ending `.<version>`, which keeps versions apart. */
export function withoutVersion(key: string): string {
  return key.replace(/\.\d{4}-\d\d-\d\d$/, '')
}
