import { type ChangeTable, changesOf } from '../../scripts/compare/api-changes/api-changes.js'
import type { WorkflowFile } from '../../scripts/read/workflows.js'
import type { Version } from '../../scripts/support/paths.js'
import { guidesOfOperations } from './guides/links.js'
import type { Guide } from './guides/read.js'
import { type Sample, samplesOf } from './samples/samples.js'
import type { Source } from './source.js'

/** What other parts of the site add to the page of an operation. */
export type OperationAdditions = {
  guides: Guide[]
  workflows: WorkflowFile[]
  /** None for a webhook, which no client sends. */
  samples: Sample[]
  changes: ChangeTable[]
}

/** Returns what is added to each operation of a version, by operation id. */
export function additionsOf(source: Source, version: Version): Record<string, OperationAdditions> {
  const { operations, documents, workflows, changes } = source
  const guides = guidesOfOperations(source)
  const samples = samplesOf(documents[version], version)
  return Object.fromEntries(
    Object.keys(operations[version]).map((operationId) => [
      operationId,
      {
        guides: guides.get(operationId) ?? [],
        workflows: workflowsOf(workflows, version, operationId),
        samples: samples[operationId] ?? [],
        changes: changesOf(changes, version, operationId),
      },
    ]),
  )
}

/** Returns the workflows that use an operation in a version. */
export function workflowsOf(files: WorkflowFile[], version: string, operationId: string): WorkflowFile[] {
  return files.filter(({ workflows }) =>
    workflows
      .flatMap(({ steps }) => steps)
      .some(({ does }) => does.kind === 'operation' && does.version === version && does.operationId === operationId),
  )
}
