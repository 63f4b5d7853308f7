import type { Version } from '../paths.js'
import { gapsAt } from './places.js'
import { type Sample, samplesOf } from './samples/samples.js'
import type { Source } from './source.js'

/** A link beside an operation. The address is relative to the site's root. */
export type Link = { label: string; address: string }

/** What differs in an operation between two versions. Each cell is a line of Markdown. */
export type ChangeTable = { older: string; newer: string; rows: { older: string; newer: string }[] }

/** What other areas of the site add to an operation, in its rendered reference and on its static page. */
export type Extra = { links: Link[]; samples: Sample[]; changes: ChangeTable[] }

/** Returns what is added to each operation of a version, by operation id. */
export function extrasOf({ operations, documents }: Source, version: Version): Record<string, Extra> {
  const samples = samplesOf(documents[version], version)
  return Object.fromEntries(
    Object.entries(operations[version]).map(([operationId, gaps]) => [
      operationId,
      { links: linksOf(operationId, gaps), samples: samples[operationId] ?? [], changes: [] },
    ]),
  )
}

function linksOf(operationId: string, gaps: string[]): Link[] {
  return gaps.length > 0 ? [{ label: 'All gaps of this operation', address: gapsAt(operationId) }] : []
}
