import type { StepChanges } from '../../scripts/documents/api-changes.js'
import type { ChangeRow } from '../../scripts/documents/versions-text.js'
import type { WorkflowFile } from '../../scripts/read/workflows.js'
import type { Version } from '../../scripts/support/paths.js'
import { guidesOfOperations } from './guides/links.js'
import type { Guide } from './guides/read.js'
import { type Sample, samplesOf } from './samples/samples.js'
import type { SiteSource } from './source.js'

/** What differs in an operation between two versions. */
export type ChangeTable = { older: string; newer: string; rows: ChangeRow[] }

/** What other parts of the site add to the page of an operation. */
export type OperationAdditions = {
  guides: Guide[]
  /** The workflows that call the operation. */
  workflows: WorkflowFile[]
  /** For each documented request, a sample in each language. None for a webhook, which no client sends. */
  samples: Sample[][]
  changes: ChangeTable[]
}

/** Returns what is added to each operation of a version, by operation id. */
export function additionsOf(source: SiteSource, version: Version): Record<string, OperationAdditions> {
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

/** Returns what changed at an operation of a version: since the version before it, and in the version after it. */
function changesOf(steps: StepChanges[], version: string, operationId: string): ChangeTable[] {
  return steps
    .filter(({ from, to }) => version === from || version === to)
    .flatMap(({ from, to, operations }) =>
      operations.filter((one) => one.operationId === operationId).map(({ rows }) => ({ older: from, newer: to, rows })),
    )
}

/** Returns the workflows that use an operation in a version. */
export function workflowsOf(files: WorkflowFile[], version: string, operationId: string): WorkflowFile[] {
  return files.filter((file) =>
    callsOf(file).some((call) => call.version === version && call.operationId === operationId),
  )
}

function callsOf({ workflows }: WorkflowFile) {
  return workflows.flatMap(({ steps }) => steps.flatMap(({ does }) => (does.kind === 'operation' ? [does] : [])))
}
