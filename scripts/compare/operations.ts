import { isObject } from '../../src/contract/json.js'
import { METHODS } from '../../src/contract/nodes.js'
import { canonical } from './canonical.js'
import type { Direction, Rule } from './change-rules.js'
import { compareParameters, compareRequired, compareValues } from './parameters.js'
import { comparePagination, compareRates, compareSecurity } from './promises.js'
import { compareSchemas, schemaOf } from './schemas.js'
import { inside, match, once, type Part, partAt, partsIn, report, type Scope, within } from './walk.js'

/** An operation, a webhook or a callback. `key` is the same in both documents, `path` is the name of a webhook or callback. */
export type Operation = Part & { id: string; key: string; path: string; item: Part; method: string }

/** Returns the operations of a path item, by method. */
export function operationsIn(item: Part, path: string, scope: Scope): Operation[] {
  return METHODS.flatMap((method) => {
    const one = partAt(item.node[method], inside(item.at, method), scope)
    const id = String(one?.node.operationId ?? `${method} ${path}`)
    return one ? [{ ...one, item, path, method, id, key: `${method} ${path.replace(/\{[^}]*\}/g, '{}')}` }] : []
  })
}

/** Compares two states of one operation. `isSent` is true for what the service sends: a webhook or a callback. */
export function compareOperations(scope: Scope, old: Operation, now: Operation, isSent: boolean): void {
  const [sent, received]: [Direction, Direction] = isSent ? ['response', 'request'] : ['request', 'response']
  const own = (rule: Rule, says: string, key: string) =>
    report(scope, rule, says, inside(key in now.node ? now.at : old.at, key), old.gaps)
  if (old.id !== now.id)
    own('endpoint.id.changed', `operation id changed from \`${old.id}\` to \`${now.id}\``, 'operationId')
  compareParameters({ ...scope, direction: sent, isSent }, old, now)
  compareRequestBodies(within(scope, 'request body', { direction: sent, isSent }), old, now)
  compareResponses({ ...scope, direction: received, isSent }, old, now)
  compareCallbacks(scope, old, now)
  compareSecurity({ ...scope, direction: 'request' }, old, now)
  compareRates(old.node, now.node, (rule, says) => own(rule, says, 'x-rate-limit'))
  comparePagination(old.node, now.node, (rule, says) => own(rule, says, 'x-pagination'))
}

function compareRequestBodies(scope: Scope, old: Operation, now: Operation): void {
  const had = partAt(old.node.requestBody, inside(old.at, 'requestBody'), scope)
  const has = partAt(now.node.requestBody, inside(now.at, 'requestBody'), scope)
  if (had && has) {
    compareRequired(scope, had, has)
    compareContents(scope, had, has, true)
  } else if (had) report(scope, 'body.removed', 'removed', had.from, [...old.gaps, ...had.gaps])
  else if (has?.node.required === true) report(scope, 'body.added.required', 'added, required', has.from, old.gaps)
  else if (has) report(scope, 'body.added', 'added', has.from, old.gaps)
}

/** Compares the responses of an operation: which there are, their bodies and headers. Shared ones are compared once. */
function compareResponses(scope: Scope, old: Operation, now: Operation): void {
  const kindOf = (status: string) => (/^[123]/.test(status) ? 'success' : 'error')
  const here = (status: string) => within(scope, `response ${status}`, { isError: kindOf(status) === 'error' })
  match(partsIn(old, 'responses', scope), partsIn(now, 'responses', scope), {
    kept: (before, after, status) => {
      const around = before.at.pointer.join() === after.at.pointer.join() ? undefined : after.from
      once(here(status), [before.at, after.at, around], (inner) => {
        compareContents({ ...inner, around }, before, after, false)
        compareHeaders({ ...inner, around }, before, after)
      })
    },
    gone: ({ from, gaps }, status) =>
      report(here(status), `response.${kindOf(status)}.removed`, 'removed', from, [...old.gaps, ...gaps]),
    fresh: ({ from }, status) => report(here(status), `response.${kindOf(status)}.added`, 'added', from, old.gaps),
  })
}

/** Compares the media types of a body, and what is inside the body of each. */
function compareContents(scope: Scope, old: Part, now: Part, isRequest: boolean): void {
  // Each media type also has the gaps of the whole request or response.
  const typesOf = (part: Part) =>
    new Map([...partsIn(part, 'content', scope, part.gaps)].map(([type, body]) => [type.toLowerCase(), body]))
  const [had, has] = [typesOf(old), typesOf(now)]
  // The client chooses among the media types of a response. Nobody asks the receiver of a webhook.
  const added = isRequest && scope.direction === 'response' ? 'media-type.sent' : 'media-type.added'
  match(had, has, {
    kept: (before, after) => compareMedia(scope, before, after),
    gone: ({ at }, type) =>
      has.size === 0 && !isRequest
        ? report(scope, 'response.body.removed', 'body removed', at, old.gaps)
        : report(scope, 'media-type.removed', `media type \`${type}\` removed`, at, old.gaps),
    fresh: ({ at }, type) =>
      had.size === 0 && !isRequest
        ? report(scope, 'response.body.added', 'body added', at, old.gaps)
        : report(scope, added, `media type \`${type}\` added`, at, old.gaps),
  })
}

/** The body of one media type. */
function compareMedia(scope: Scope, old: Part, now: Part): void {
  const [had, has] = [schemaOf(old), schemaOf(now)]
  const tell = (rule: Rule, says: string) => report(scope, rule, says, now.at, old.gaps)
  if (had.length > 0 && has.length > 0) compareSchemas(scope, had, has)
  else if (has.length > 0) tell('body.schema.set', 'now limited by a schema')
  else if (had.length > 0) tell('body.schema.lifted', 'no longer limited by a schema')
  const [before, after] = [encodingsOf(old), encodingsOf(now)]
  for (const name of new Set([...before.keys(), ...after.keys()]))
    if (before.get(name) !== after.get(name)) tell('encoding.changed', `encoding of the part \`${name}\` changed`)
}

/** How the parts of a form are encoded, by name. */
function encodingsOf({ node: { encoding } }: Part): Map<string, string> {
  return new Map(Object.entries(isObject(encoding) ? encoding : {}).map(([name, one]) => [name, canonical(one, {})]))
}

function compareHeaders(scope: Scope, old: Part, now: Part): void {
  const headersOf = (response: Part) =>
    new Map([...partsIn(response, 'headers', scope)].map(([name, header]) => [name.toLowerCase(), { ...header, name }]))
  const here = (name: string) => within(scope, `header \`${name}\``)
  match(headersOf(old), headersOf(now), {
    kept: (before, after) => compareValues(here(before.name), before, after),
    gone: ({ name, from, gaps }) => report(here(name), 'header.removed', 'removed', from, gaps),
    fresh: ({ name, from, node }) =>
      node.required === true
        ? report(here(name), 'header.added.required', 'added, required', from, old.gaps)
        : report(here(name), 'header.added', 'added', from, old.gaps),
  })
}

/** A callback is a webhook whose address the request names. */
function compareCallbacks(scope: Scope, old: Operation, now: Operation): void {
  match(callbacksOf(old, scope), callbacksOf(now, scope), {
    kept: (before, after) => compareOperations(within(scope, 'callback'), before, { ...after, id: before.id }, true),
    gone: ({ path, from, gaps }) => report(scope, 'callback.removed', `callback \`${path}\` removed`, from, gaps),
    fresh: ({ path, from, gaps }) => report(scope, 'callback.added', `callback \`${path}\` added`, from, gaps),
  })
}

/** Callbacks by their name, the expression of their URL, and method. */
function callbacksOf(operation: Operation, scope: Scope): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [name, callback] of partsIn(operation, 'callbacks', scope))
    for (const [expression, value] of Object.entries(callback.node)) {
      const item = expression.startsWith('x-') ? undefined : partAt(value, inside(callback.at, expression), scope)
      for (const sent of item ? operationsIn(item, name, scope) : [])
        found.set(`${name} ${expression} ${sent.method}`, { ...sent, from: callback.from })
    }
  return found
}
