import type { Doc } from './document.js'
import type { Operation } from './openapi.js'

/** The deliveries that a document describes: those of its webhooks and those of its callbacks. */
export function deliveries(doc: Doc): Operation[] {
  return [
    ...Object.values(doc.json.webhooks).flatMap((item) => Object.values(item) as Operation[]),
    ...doc.operations.flatMap(({ callbacks }) =>
      Object.values(callbacks ?? {}).flatMap((callback) =>
        Object.values(doc.follow(callback)).flatMap((item) => Object.values(item) as Operation[]),
      ),
    ),
  ]
}
