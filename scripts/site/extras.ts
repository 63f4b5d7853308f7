import { type ChangeTable, changesOf } from '../diff/api-changes/api-changes.js'
import type { Version } from '../paths.js'
import { guidesOfOperations } from './guides/links.js'
import type { Guide } from './guides/read.js'
import { gapsAt, guidePage, tryOperation } from './places.js'
import { type Sample, samplesOf } from './samples/samples.js'
import type { Source } from './source.js'
import { workflowsOf } from './workflows/links.js'

/**
 * A link beside an operation. The address is relative to the site's root. Guides and workflows are listed apart, as further
 * reading.
 */
export type Link = { label: string; address: string; further?: true }

/** What other areas of the site add to an operation, in its rendered reference and on its static page. */
export type Extra = { links: Link[]; samples: Sample[]; changes: ChangeTable[] }

/** Returns what is added to each operation of a version, by operation id. */
export function extrasOf(source: Source, version: Version): Record<string, Extra> {
  const { operations, documents, workflows, changes: steps } = source
  const guides = guidesOfOperations(source)
  const samples = samplesOf(documents[version], version)
  return Object.fromEntries(
    Object.entries(operations[version]).map(([operationId, gaps]) => [
      operationId,
      {
        links: [
          ...tryLinks(version, operationId, samples),
          ...gapLinks(operationId, gaps),
          ...guideLinks(guides.get(operationId)),
          ...workflowsOf(workflows, version, operationId),
        ],
        samples: samples[operationId] ?? [],
        changes: changesOf(steps, version, operationId),
      },
    ]),
  )
}

/** What is not in the samples is not a request that a client sends. */
function tryLinks(version: Version, operationId: string, samples: Record<string, Sample[]>): Link[] {
  return operationId in samples ? [{ label: 'Try it', address: tryOperation(version, operationId) }] : []
}

function guideLinks(guides: Guide[] = []): Link[] {
  return guides.map(({ name, title }) => ({ label: title, address: guidePage(name), further: true }))
}

function gapLinks(operationId: string, gaps: string[]): Link[] {
  return gaps.length > 0 ? [{ label: 'All gaps of this operation', address: gapsAt(operationId) }] : []
}
