import type { operations } from '../../../generated/types/2026-05-01.js'
import { readGenerated } from '../documents.js'
import type { OperationId, RequestBody, ResponseBody } from '../request/handler.js'

type Node = { [key: string]: Node | undefined }

let document: Node | undefined

/**
 * The value of a documented response example of version 2026-05-01, as a copy of its own: what workspaces are seeded
 * with. Throws an Error where the document has no such example.
 */
export function exampleOf<Id extends OperationId, Status extends keyof operations[Id]['responses'] & number>(
  operationId: Id,
  status: Status,
  name: string,
): ResponseBody<Id, Status> {
  document ??= readGenerated<Node>('openapi/2026-05-01.json')
  const responses = operationOf(document, operationId)?.responses
  return valueIn(responses?.[String(status)], name, `${status} of ${operationId}`) as ResponseBody<Id, Status>
}

/** The same for a documented request. */
export function requestExampleOf<Id extends OperationId>(operationId: Id, name: string): RequestBody<Id> {
  document ??= readGenerated<Node>('openapi/2026-05-01.json')
  const body = operationOf(document, operationId)?.requestBody
  return valueIn(body, name, `the request of ${operationId}`) as RequestBody<Id>
}

/** After the document has changed: the workspaces of keys that come from now on are seeded with the new examples. */
export function rereadExamples(): void {
  document = undefined
}

function valueIn(body: Node | undefined, name: string, where: string): unknown {
  for (const media of Object.values(resolve(body)?.content ?? {})) {
    const example = resolve(media?.examples?.[name])
    if (example) return structuredClone(example.value)
  }
  throw new Error(`The document has no example ${name} for ${where}. Run \`npm run generate\`.`)
}

function operationOf({ paths = {} }: Node, operationId: string): Node | undefined {
  return Object.values(paths)
    .flatMap((item) => Object.values(item ?? {}))
    .find((operation) => (operation?.operationId as unknown) === operationId)
}

function resolve(node: Node | undefined): Node | undefined {
  const pointer: unknown = node?.$ref
  if (typeof pointer !== 'string') return node
  return pointer
    .split('/')
    .slice(1)
    .reduce<Node | undefined>((here, key) => here?.[key], document)
}
