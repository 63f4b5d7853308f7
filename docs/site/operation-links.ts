import { type ChangeTable, changesOf } from '../../scripts/compare/api-changes/api-changes.js'
import type { Version } from '../../scripts/support/paths.js'
import { guidesOfOperations } from './guides/links.js'
import type { Guide } from './guides/read.js'
import type { Link } from './page.js'
import { type Sample, samplesOf } from './samples/samples.js'
import type { Source } from './source.js'
import { gapsAt, guidePage, tryOperation } from './urls.js'
import { workflowsOf } from './workflows/by-operation.js'

/** What other areas of the site add to an operation, in its rendered reference and on its static page. */
export type OperationAdditions = { links: Link[]; samples: Sample[]; changes: ChangeTable[] }

/** Returns what is added to each operation of a version, by operation id. */
export function additionsOf(source: Source, version: Version): Record<string, OperationAdditions> {
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

/** Only a request that a client sends can be tried, and only such a request has samples. */
function tryLinks(version: Version, operationId: string, samples: Record<string, Sample[]>): Link[] {
  return operationId in samples ? [{ label: 'Try it', address: tryOperation(version, operationId) }] : []
}

function guideLinks(guides: Guide[] = []): Link[] {
  return guides.map(({ name, title }) => ({ label: title, address: guidePage(name), further: true }))
}

function gapLinks(operationId: string, gaps: string[]): Link[] {
  return gaps.length > 0 ? [{ label: 'All gaps of this operation', address: gapsAt(operationId) }] : []
}
