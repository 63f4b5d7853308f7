/** Converts canonical responses to version 2026-04-12. */
import { legacyListKey } from '../../contract/migration.js'
import type { OperationId, ResponseBody } from '../operations.js'
import type { Call } from '../request/handler.js'
import type { ListCall, Page } from './pagination.js'
import { legacyTask } from './tasks/legacy-task.js'

/** Returns the body of a response in version 2026-04-12. Operations that are not in the table are the same in both versions. */
export function legacyBody<Id extends OperationId>(call: Call<Id>, body: ResponseBody<Id>): unknown {
  const shape: Shape<Id> | undefined = SHAPES[call.operationId]
  return shape ? shape(body, call) : body
}

type Shape<Id extends OperationId> = (body: ResponseBody<Id>, call: Call<Id>) => unknown

const SHAPES: { [Id in OperationId]?: Shape<Id> } = {
  createTask: (task, { contract }) => legacyTask(contract, task),
  // Layerize tasks are canonical in both versions (fact media_layerize.canonical_always).
  getTask: (task, { contract }) => (task.kind === 'layerize_assets' ? task : legacyTask(contract, task)),
  // A remix with a prompt is a task, one without is a copy.
  remixCanvas: (body, { contract }) => ('links' in body ? legacyTask(contract, body) : body),
  listTasks: (page, call) => legacyPage(page, call, (task) => legacyTask(call.contract, task)),
  listCanvases: (page, call) => legacyPage(page, call),
  // In this version a kit names its team (versions.yaml, `removed`).
  listBrandKits: (page, call) => legacyPage(page, call, (kit) => ({ ...kit, team_id: call.team.id })),
  listOrganizations: (page, call) => legacyPage(page, call),
  listEvents: (page, call) => legacyPage(page, call),
  listWebhookDeliveries: (page, call) => legacyPage(page, call),
}

function legacyPage<Item>(
  { data, total = null, has_more, limit }: Pick<Page<Item>, 'data' | 'has_more' | 'limit'> & { total?: number | null },
  { contract, template, query: { offset = 0 } }: Pick<Call, 'contract' | 'template'> & Pick<ListCall, 'query'>,
  show: (item: Item) => unknown = (item) => item,
): object {
  // The key of the items in the legacy log lists is not documented (gap pagination.legacy.events_log).
  return { [legacyListKey(contract.migration, template) ?? 'data']: data.map(show), total, offset, limit, has_more }
}
