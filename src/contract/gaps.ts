/** Where a document mentions gaps: marks on nodes, and text that links to the page of gaps. */
import { isObject, type JsonObject } from './json.js'

/** Returns the ids in an `x-gap`, which is one id or a list of ids. */
export function gapIds(mark: unknown): string[] {
  return (Array.isArray(mark) ? mark : [mark]).filter((id) => typeof id === 'string')
}

/**
 * Returns the note that a gap shows at a node of this kind. A note that is one text is shown at every node. One that
 * differs by kind is shown only at the kinds that it names, so that a field never shows the note of a status.
 */
export function noteAt(note: string | Record<string, string> | undefined, kind: string): string | undefined {
  return typeof note === 'object' ? note[kind === 'schema' ? 'property' : kind] : note
}

/** Returns the area of a gap: the first part of its id. */
export function areaOf(id: string): string {
  return id.replace(/\..*/, '')
}

/** Returns the relative URL of a gap's entry, as seen from the reference pages and the served documents. */
export function gapUrl(id: string): string {
  return `../gaps/${areaOf(id)}.html#${id}`
}

/** Returns the URL of the page of gaps filtered to one place: an operation, `introduction` or `tool-server`. */
export function gapsUrl(place: string): string {
  return `../gaps.html?at=${place}`
}

/** Returns the ids of the gaps that apply to the whole API. They are described once, in the introduction. */
export function generalGaps({ info }: JsonObject): Set<string> {
  return new Set(gapIds(isObject(info) ? info['x-gap'] : undefined))
}
