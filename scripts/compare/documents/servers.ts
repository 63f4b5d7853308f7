import { generalGaps } from '../../../src/contract/gaps.js'
import type { JsonObject } from '../../../src/contract/json.js'
import type { PlacedFinding } from '../finding.js'
import { finding, placed } from './part.js'

/** Returns the servers that are gone, and those that are new. */
export function serverFindings(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const [had, has] = [urlsOf(old), urlsOf(now)]
  const gaps = [...generalGaps(old)]
  const at = (index: number) => ['servers', String(index)]
  const removed = [...had.entries()].filter(([, url]) => !has.includes(url))
  const added = [...has.entries()].filter(([, url]) => !had.includes(url))
  return [
    ...removed.map(([index, url]) =>
      finding('server.removed', `server ${url} removed`, { side: 'old', at: at(index), gaps }),
    ),
    ...added.map(([index, url]) =>
      finding('server.added', `server ${url} added`, { side: 'new', at: at(index), gaps }),
    ),
  ].map((one) => placed(one, ''))
}

function urlsOf({ servers = [] }: JsonObject): string[] {
  return (servers as { url: string }[]).map(({ url }) => url)
}
