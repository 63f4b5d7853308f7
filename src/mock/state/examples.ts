import { readGenerated } from '../documents.js'

type Node = { [key: string]: Node | undefined }

let document: Node | undefined

/**
 * The value of a documented response example of version 2026-05-01, as a copy of its own: what workspaces are seeded
 * with. Throws an Error where the document has no such example.
 */
export function exampleOf(operationId: string, status: number, name: string): unknown {
  document ??= readGenerated<Node>('openapi/2026-05-01.json')
  return valueIn(operationOf(document, operationId)?.responses?.[String(status)], name, `${status} of ${operationId}`)
}

/** The same for a documented request. */
export function requestExampleOf(operationId: string, name: string): unknown {
  document ??= readGenerated<Node>('openapi/2026-05-01.json')
  return valueIn(operationOf(document, operationId)?.requestBody, name, `the request of ${operationId}`)
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
