import { gapIds } from '../../document/gaps.js'
import { isObject, type JsonObject } from '../../document/shape.js'
import type { PlacedFinding } from '../finding.js'
import { finding, placed } from './part.js'

/** Returns the servers that are gone, and those that are new. */
export function serverFindings(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const [had, has] = [urlsOf(old), urlsOf(now)]
  const gaps = isObject(old.info) ? gapIds(old.info['x-gap']) : []
  const at = (index: number) => ['servers', String(index)]
  const removed = [...had.entries()].filter(([, url]) => !has.includes(url))
  const added = [...has.entries()].filter(([, url]) => !had.includes(url))
  return [
    ...removed.map(([index, url]) =>
      finding('server.removed', `server ${url} removed`, { side: 'old', at: at(index), gaps, replaces: true }),
    ),
    ...added.map(([index, url]) =>
      finding('server.added', `server ${url} added`, { side: 'new', at: at(index), gaps, replaces: false }),
    ),
  ].map((one) => placed(one, ''))
}

function urlsOf({ servers }: JsonObject): string[] {
  return (Array.isArray(servers) ? servers : []).map((server) => (isObject(server) ? `${server.url}` : ''))
}
