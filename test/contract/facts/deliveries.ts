import { facts } from './catalog.js'
import type { Doc } from './document.js'
import type { Operation } from './openapi.js'

/** The types of events, in the order of the facts that name them. */
export const EVENT_TYPES = Object.keys(facts).flatMap((id) => {
  const [, type] = /^events\.type\.(\w+_\w+)$/.exec(id) ?? []
  return type ? [type.replace('_', '.')] : []
})

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
