/** Converts responses of the newest version to the shapes of older versions. */
import type { Contract } from '../../contract/contract.js'
import {
  type CursorPage,
  type Fields,
  flatTask,
  listAfter,
  type MigrationStep,
  offsetPage,
  stepsTo,
} from '../../contract/migration.js'
import type { Operation } from '../../contract/operations.js'
import type { Version } from '../../contract/versions.js'
import type { Call } from '../resources/handler.js'
import type { OperationId } from '../state/operations.js'

/** Returns the body of the response in the older version. */
type VersionTransform = (body: unknown, call: Call) => unknown

/**
 * Returns a function that finds the transform of an operation in a version, or undefined if its response is the same
 * there. A transform is made of the migration tables when its operation is first called.
 */
export function versionTransforms(
  contract: Contract,
  version: Version,
): (operationId: string) => VersionTransform | undefined {
  const known = new Map<string, VersionTransform[]>()
  return (operationId) => {
    const steps = known.get(operationId) ?? versionTransform(contract, version, operationId)
    known.set(operationId, steps)
    return steps.length > 0 ? (body, call) => steps.reduce((now, step) => step(now, call), body) : undefined
  }
}

/** Returns what each step changes in a response, newest version first: its records, then the page around them. */
function versionTransform(contract: Contract, version: Version, operationId: string): VersionTransform[] {
  return stepsTo(contract.migration, version).flatMap((step) => {
    const [older, newer] = [step.from, step.to].map((date) =>
      contract.view(date as Version).operations.get(operationId),
    )
    if (!older || !newer) return []
    return [
      ...recordSteps(step, operationId as OperationId),
      ...pageSteps(older, newer, stepsTo(contract.migration, step.from)),
    ]
  })
}

/** Returns what a step changes in the records of an operation. */
function recordSteps(step: MigrationStep, operationId: OperationId): VersionTransform[] {
  const flat = (task: unknown) => flatTask(step, task as Fields)
  const ways: { [Id in OperationId]?: (body: Fields, call: Call) => unknown } = {
    ...(step.task.length > 0 && {
      createTask: flat,
      // Layerize tasks are canonical in every version.
      getTask: (task) => (task.kind === 'layerize_assets' ? task : flat(task)),
      // A remix with a prompt is a task, one without is a copy.
      remixCanvas: (body) => ('links' in body ? flat(body) : body),
      listTasks: (page) => withData(page, flat),
    }),
    ...(step.removed.some(({ schema, field }) => schema === 'BrandKit' && field === 'team_id') && {
      listBrandKits: (page, { team }) => withData(page, (kit) => ({ ...(kit as Fields), team_id: team.id })),
    }),
  }
  const way = ways[operationId]
  return way ? [(body, call) => way(body as Fields, call)] : []
}

function withData(page: Fields, change: (item: unknown) => unknown): Fields {
  return { ...page, data: (page as Pick<CursorPage, 'data'>).data.map(change) }
}

/** Returns what a step changes in a page, where a list is paged by offset before it and by cursor after it. */
function pageSteps(older: Operation, newer: Operation, steps: MigrationStep[]): VersionTransform[] {
  if (older.pagination !== 'offset' || newer.pagination !== 'cursor') return []
  // The key of the items in the older log lists is not documented (gap pagination.legacy.events_log).
  const key = listAfter(steps, older.path)?.old ?? 'data'
  return [(body, { query }) => offsetPage(key, body as CursorPage, (query as { offset?: number }).offset ?? 0)]
}
