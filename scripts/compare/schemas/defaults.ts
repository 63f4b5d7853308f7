import type { Finding } from '../finding.js'
import { finding, type Pair } from './pair.js'

/** Returns what changed about what happens by itself: the default, and the result that a retry gets. */
export function defaultFindings(pair: Pair): Finding[] {
  return [...valueFindings(pair), ...replayFindings(pair)]
}

function valueFindings(pair: Pair): Finding[] {
  const { old, now, use } = pair
  const [had, has] = [old.default, now.default].map((stated) => stated && JSON.stringify(stated.value))
  if (had === has) return []
  const says =
    had === undefined
      ? `default ${has} set`
      : has === undefined
        ? `default ${had} removed`
        : `default changed from ${had} to ${has}`
  const rule = use.direction === 'request' ? 'default.changed' : 'default.told'
  return [finding(pair, rule, says, { at: now.default?.at, replaces: had !== undefined })]
}

function replayFindings(pair: Pair): Finding[] {
  const { old, now } = pair
  const [had, has] = [old.replays?.value, now.replays?.value]
  if (had === has) return []
  const place = { at: now.replays?.at, replaces: had !== undefined }
  if (had === undefined) return [finding(pair, 'replay.promised', 'a retry now returns the first result', place)]
  const says =
    has === undefined ? 'a retry no longer returns the first result' : 'other requests than before are replayed'
  return [finding(pair, 'replay.withdrawn', says, place)]
}
