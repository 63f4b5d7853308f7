/** What exchanges say of the contract: its gaps that they agree with or contradict, and all else that does not fit. */
import { marksByOwner } from '../contract/gaps-by-operation.js'
import type { JsonObject } from '../contract/json.js'
import type { Operation } from '../contract/operations.js'
import type { Version } from '../contract/versions.js'
import { shorten } from './checks.js'
import type { Judgement, Mismatch, SentExchange } from './exchange.js'
import { createMask } from './mask.js'

/** An exchange as a report names it. */
export type NamedExchange = { method: string; url: string; status: number }

/** A value that does not fit. The pointer leads into `{ request, response }`, and the place to what says so. */
export type Misfit = { pointer: string; place: string; expected: string; got: string }

/** A misfit that no gap explains; of those with the same cause the first one, with the number of all. */
export type TrafficFinding = Misfit & { operation: string; version: Version; exchange: NamedExchange; count: number }

export type GapVerdicts = {
  /** A value met a node with the gap, and none contradicted it. */
  agrees: { id: string; count: number }[]
  /** The first exchanges that contradict it, and the number of misfits in all. */
  contradicted: { id: string; count: number; exchanges: (NamedExchange & Misfit)[] }[]
  unseen: string[]
}

export type Evidence = {
  add(operation: Operation, exchange: SentExchange, judgement: Judgement): void
  /** The findings, and the verdict on each gap that the documents mark. */
  results(): { findings: TrafficFinding[]; gaps: GapVerdicts }
  /** Returns a copy of a value in which every text is masked. */
  masked<Value>(value: Value): Value
}

/** Where something in the document of a version is: a file and its line, or the document. */
export type PlaceOf = (version: Version, pointer: string) => string

export const inDocument: PlaceOf = (version, pointer) => `openapi/${version}.json${pointer}`

/** How many exchanges are kept for each gap. */
const MAX_EXCHANGES = 20

/** Collects what exchanges with an API say, whose documents these are. Keys, secrets and queries of URLs are masked. */
export function createEvidence(documents: JsonObject[], placeOf: PlaceOf = inDocument): Evidence {
  const met = new Map<string, number>()
  const contradicted = new Map<string, GapVerdicts['contradicted'][number]>()
  const findings = new Map<string, TrafficFinding>()
  const mask = createMask()

  function add(operation: Operation, exchange: SentExchange, { mismatches, met: ids }: Judgement): void {
    const { version, operationId } = operation
    mask.learn(exchange)
    for (const id of ids) met.set(id, (met.get(id) ?? 0) + 1)
    const { request, response } = exchange
    const named = { method: request.method, url: request.url, status: response.status }
    for (const mismatch of mismatches) {
      const misfit = misfitOf(mismatch, version)
      for (const id of mismatch.gaps) {
        const known = contradicted.get(id) ?? { id, count: 0, exchanges: [] }
        known.count++
        if (known.exchanges.length < MAX_EXCHANGES) known.exchanges.push({ ...named, ...misfit })
        contradicted.set(id, known)
      }
      if (mismatch.gaps.length > 0) continue
      const cause = keyOf(mismatch)
      const key = `${version} ${cause}`
      const same = findings.get(key)
      if (same) same.count++
      else findings.set(key, { operation: operationId, version, ...misfit, exchange: named, count: 1 })
    }
  }

  function misfitOf({ part, pointer, place, expected, value }: Mismatch, version: Version): Misfit {
    const got = shorten(mask.json(value, pointer))
    return { pointer: part + pointer, place: placeOf(version, place), expected, got }
  }

  return {
    add,
    masked: mask.all,
    results() {
      const marked = new Set(documents.flatMap((document) => [...marksByOwner(document).keys()]))
      const agreeing = [...met].filter(([id]) => !contradicted.has(id))
      const seen = new Set([...met.keys(), ...contradicted.keys()])
      return mask.all({
        findings: [...findings.values()],
        gaps: {
          agrees: agreeing.map(([id, count]) => ({ id, count })),
          contradicted: [...contradicted.values()],
          unseen: [...marked].filter((id) => !seen.has(id)),
        },
      })
    },
  }
}

/** What findings with one cause have in common: many operations share a schema, and all responses a header. */
function keyOf({ part, pointer, place, expected, keyword }: Mismatch): string {
  const name = pointer.split('/').at(-1)
  const isHeader = part === '/response' && pointer.startsWith('/headers/')
  if (keyword === 'unknown' && isHeader) return `${expected} ${name}`
  return `${place} ${expected} ${keyword === 'unknown' ? name : ''}`
}

/** Returns the verdicts as one line. */
export function gapsLine({ agrees, contradicted, unseen }: GapVerdicts): string {
  return `gaps: ${agrees.length} agree, ${contradicted.length} contradicted, ${unseen.length} unseen`
}
