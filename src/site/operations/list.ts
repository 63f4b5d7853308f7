import { isObject, type JsonObject } from '../../contract/json.js'
import { visit } from '../../contract/nodes.js'
import { resolve } from '../../contract/references.js'

/** An operation or webhook of a document, as its page shows it. */
export type Shown = {
  id: string
  summary: string
  tag: string
  node: JsonObject
  /** In upper case. */
  method: string
  /** The path below the base URL, or the name of the webhook. */
  path: string
  isWebhook: boolean
  /** Those of the path first. References are resolved. */
  parameters: JsonObject[]
}

/** The operations of each version, newest first. */
export type ShownByVersion = { version: string; operations: Shown[] }[]

/** Returns the operations and webhooks of a document, in document order. */
export function shownOperations(document: JsonObject): Shown[] {
  const found: Shown[] = []
  visit(document, (node, kind, [top = '', path = '', method = '']) => {
    if (kind !== 'operation' || top === 'components') return
    const item = (document[top] as Record<string, JsonObject>)[path] ?? {}
    const [tag = ''] = (node.tags ?? []) as string[]
    found.push({
      id: String(node.operationId),
      summary: String(node.summary),
      tag,
      node,
      method: method.toUpperCase(),
      path,
      isWebhook: top === 'webhooks',
      parameters: [item.parameters ?? [], node.parameters ?? []]
        .flat()
        .map((parameter) => resolve(document, parameter))
        .filter(isObject),
    })
  })
  return found
}

/** Returns the name of a group as its readers see it: `webhook_deliveries` becomes `Webhook deliveries`. */
export function groupName(tag: string): string {
  const words = tag.replace(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A named example of a body. */
export type BodyExample = { name: string; value: unknown }

/** Returns the examples of a body or response, which has one media type at most. */
export function bodyExamples(body: JsonObject, document: JsonObject): BodyExample[] {
  const [media] = Object.values(isObject(body.content) ? body.content : {})
  const examples = isObject(media) && isObject(media.examples) ? media.examples : {}
  return Object.entries(examples).flatMap(([key, reference]) => {
    const example = resolve(document, reference)
    if (!isObject(example) || !('value' in example)) return []
    return [{ name: String(example.summary ?? key), value: example.value }]
  })
}
