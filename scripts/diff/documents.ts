import { gapIds } from '../document/gaps.js'
import { isObject, type Json, type JsonObject } from '../document/shape.js'
import type { Finding, PlacedFinding } from './finding.js'
import { type Node, reference, valueText } from './flat.js'
import type { Direction, Rule } from './law.js'
import { rateFindings } from './rates.js'
import { type Comparison, compareSchemas } from './schemas.js'
import { securityFindings } from './security.js'

/**
 * Returns what changed between two documents for a client: operations, webhooks, parameters, bodies, responses, security,
 * limits. Texts, examples and marks are not looked at. A change of a shared schema is found once for each operation that uses it.
 */
export function compareDocuments(old: JsonObject, now: JsonObject, aliases?: Comparison['aliases']): PlacedFinding[] {
  const comparison: Comparison = { old, new: now, known: new Map(), responses: new Map(), ...(aliases && { aliases }) }
  return [
    ...servers(old, now),
    ...securityFindings(old, now),
    ...pathItems(comparison, 'paths'),
    ...pathItems(comparison, 'webhooks'),
  ]
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** An object of a document, with its place and the gaps that are marked at it. */
type Part = { node: JsonObject; at: string[]; gaps: string[] }

type Operation = Part & { id: string; key: string; path: string; item: Part; method: string }

function servers(old: JsonObject, now: JsonObject): PlacedFinding[] {
  const urls = (document: JsonObject) =>
    (Array.isArray(document.servers) ? document.servers : []).map((server) => (isObject(server) ? `${server.url}` : ''))
  const [had, has] = [urls(old), urls(now)]
  const gaps = isObject(old.info) ? gapIds(old.info['x-gap']) : []
  const finding = (rule: Rule, says: string, side: 'old' | 'new', index: number, replaces: boolean) =>
    placed({ rule, says, path: [], at: { side, pointer: ['servers', String(index)] }, gaps, replaces }, '')
  return [
    ...had.flatMap((url, index) =>
      has.includes(url) ? [] : [finding('server.removed', `server ${url} removed`, 'old', index, true)],
    ),
    ...has.flatMap((url, index) =>
      had.includes(url) ? [] : [finding('server.added', `server ${url} added`, 'new', index, false)],
    ),
  ]
}

function placed(finding: Finding, part: string, operation?: string): PlacedFinding {
  return { ...finding, part, ...(operation !== undefined && { operation }) }
}

function pathItems(comparison: Comparison, top: 'paths' | 'webhooks'): PlacedFinding[] {
  const [had, has] = [operations(comparison.old, top), operations(comparison.new, top)]
  const kind = top === 'paths' ? 'endpoint' : 'webhook'
  const found: PlacedFinding[] = []
  const fresh = new Map([...has].filter(([key]) => !had.has(key)))
  for (const [key, old] of had) {
    const now = has.get(key)
    if (now) {
      found.push(...operation(comparison, old, now, top === 'webhooks'))
      continue
    }
    const elsewhere = [...fresh.values()].find(({ id }) => id === old.id)
    if (elsewhere) fresh.delete(elsewhere.key)
    const says = elsewhere ? `\`${nameOf(old)}\` renamed to \`${nameOf(elsewhere)}\`` : `\`${nameOf(old)}\` removed`
    const rule: Rule = `${kind}.${elsewhere ? 'renamed' : 'removed'}`
    const gaps = [...old.gaps, ...old.item.gaps]
    const at = elsewhere ? { side: 'new' as const, pointer: elsewhere.at } : { side: 'old' as const, pointer: old.at }
    found.push(placed({ rule, says, path: [], at, gaps, replaces: true }, '', old.id))
  }
  for (const { id, at, ...now } of fresh.values()) {
    const says = `\`${nameOf({ ...now, id, at })}\` added`
    const finding = { rule: `${kind}.added` as Rule, says, path: [], gaps: [], replaces: false }
    found.push(placed({ ...finding, at: { side: 'new', pointer: at } }, '', id))
  }
  return found
}

function nameOf({ path, method, at }: Omit<Operation, never>): string {
  return at[0] === 'webhooks' ? path : `${method.toUpperCase()} ${path}`
}

/** Operations by method and path, whose parameters have no names: those make no other address. */
function operations(document: JsonObject, top: 'paths' | 'webhooks'): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [path, value] of Object.entries(isObject(document[top]) ? document[top] : {})) {
    const item = part(value, [top, path], document)
    if (!item) continue
    for (const method of METHODS) {
      const one = part(item.node[method], [...item.at, method], document)
      if (!one) continue
      const key = `${method} ${path.replace(/\{[^}]*\}/g, '{}')}`
      found.set(key, { ...one, item, key, path, method, id: String(one.node.operationId ?? `${method} ${path}`) })
    }
  }
  return found
}

/** Returns the object at a place, or what its reference points to. */
function part(value: Json | undefined, at: string[], document: JsonObject, gaps: string[] = []): Part | undefined {
  if (!isObject(value)) return undefined
  if (typeof value.$ref === 'string') {
    const target = reference(value.$ref, document)
    return part(target.schema, target.at, document, gaps)
  }
  return { node: value, at, gaps: [...gaps, ...gapIds(value['x-gap'])] }
}

/** Compares two states of one operation. `isSent` is true for what the service sends: a webhook or a callback. */
function operation(comparison: Comparison, old: Operation, now: Operation, isSent: boolean): PlacedFinding[] {
  const [asks, answers]: [Direction, Direction] = isSent ? ['response', 'request'] : ['request', 'response']
  const own = (rule: Rule, says: string, replaces = true): PlacedFinding =>
    placed({ rule, says, path: [], at: { side: 'new', pointer: now.at }, gaps: old.gaps, replaces }, '', now.id)
  return [
    ...(old.id === now.id
      ? []
      : [own('endpoint.id.changed', `operation id changed from \`${old.id}\` to \`${now.id}\``)]),
    ...parameters(comparison, asks, old, now),
    ...bodies(comparison, asks, old, now),
    ...responses(comparison, answers, old, now),
    ...callbacks(comparison, old, now),
    ...securityFindings(comparison.old, comparison.new, old, now),
    ...rateFindings(old.node, now.node).map(({ rule, says, replaces }) => own(rule, says, replaces)),
  ]
}

type Parameter = Part & { name: string; in: string }

function parameters(comparison: Comparison, direction: Direction, old: Operation, now: Operation): PlacedFinding[] {
  const [had, has] = [
    parametersOf(old, comparison.old, positions(old.path)),
    parametersOf(now, comparison.new, positions(now.path)),
  ]
  const found: PlacedFinding[] = []
  const tell = (rule: Rule, says: string, side: 'old' | 'new', { at, gaps }: Part, name: string, replaces: boolean) => {
    const finding: Finding = { rule, direction, says, path: [], at: { side, pointer: at }, gaps, replaces }
    found.push(placed(finding, name, now.id))
  }
  const removed = [...had].filter(([key]) => !has.has(key)).map(([, parameter]) => parameter)
  const added = [...has].filter(([key]) => !had.has(key)).map(([, parameter]) => parameter)
  for (const [key, before] of had) {
    const after = has.get(key)
    if (!after) continue
    const name = labelOf(after)
    if (before.name !== after.name && before.in === 'path')
      tell('parameter.renamed', `renamed from \`${before.name}\``, 'new', { ...after, gaps: before.gaps }, name, true)
    found.push(...value(comparison, direction, before, after).map((finding) => placed(finding, name, now.id)))
  }
  for (const before of removed) {
    const moved = added.find((one) => one.name === before.name)
    const renamed = removed.length === 1 && added.length === 1 && added[0]?.in === before.in ? added[0] : undefined
    const target = moved ?? renamed
    if (target) added.splice(added.indexOf(target), 1)
    if (moved)
      tell('parameter.moved', `moved to the ${moved.in}`, 'new', { ...moved, gaps: before.gaps }, labelOf(before), true)
    else if (renamed)
      tell(
        'parameter.renamed',
        `renamed to \`${renamed.name}\``,
        'new',
        { ...renamed, gaps: before.gaps },
        labelOf(before),
        true,
      )
    else tell('parameter.removed', 'removed', 'old', before, labelOf(before), true)
  }
  for (const after of added)
    if (after.node.required === true)
      tell('parameter.added.required', 'added, required', 'new', { ...after, gaps: old.gaps }, labelOf(after), false)
    else tell('parameter.added', 'added', 'new', { ...after, gaps: old.gaps }, labelOf(after), false)
  return found
}

/** Path parameters are told apart by their position, others by place and name. */
function parametersOf({ node, at, item }: Operation, document: JsonObject, order: string[]): Map<string, Parameter> {
  const found = new Map<string, Parameter>()
  for (const { list, from } of [
    { list: item.node.parameters, from: item.at },
    { list: node.parameters, from: at },
  ])
    for (const [index, one] of (Array.isArray(list) ? list : []).entries()) {
      const parameter = part(one, [...from, 'parameters', String(index)], document)
      if (!parameter) continue
      const [name, place] = [String(parameter.node.name), String(parameter.node.in)]
      const key =
        place === 'path' ? `path ${order.indexOf(name)}` : `${place} ${place === 'header' ? name.toLowerCase() : name}`
      found.set(key, { ...parameter, name, in: place })
    }
  return found
}

function positions(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '')
}

function labelOf({ in: place, name }: Parameter): string {
  return `${place} parameter \`${name}\``
}

/** The keys of a parameter that decide how a value is written. */
const SERIALIZATION = ['style', 'explode', 'allowReserved', 'allowEmptyValue']

/** Compares two states of a parameter or header. */
function value(comparison: Comparison, direction: Direction, old: Part, now: Part): Finding[] {
  const at = { side: 'new' as const, pointer: now.at }
  const base = { direction, path: [], at, gaps: old.gaps }
  const [was, is] = [old.node.required === true, now.node.required === true]
  const changed = SERIALIZATION.filter((key) => valueText(old.node[key] ?? null) !== valueText(now.node[key] ?? null))
  return [
    ...(was === is
      ? []
      : [
          is
            ? { ...base, rule: 'required.set' as const, says: 'now required', replaces: true }
            : { ...base, rule: 'required.lifted' as const, says: 'no longer required', replaces: true },
        ]),
    ...(changed.length > 0
      ? [
          {
            ...base,
            rule: 'parameter.serialization.changed' as const,
            says: `${changed.map((key) => `\`${key}\``).join(' and ')} changed`,
            replaces: true,
          },
        ]
      : []),
    ...compareSchemas(comparison, { direction }, { old: schemaOf(old), now: schemaOf(now), path: [] }),
  ]
}

/** The schema of a parameter or header, which may stand in its one media type. */
function schemaOf({ node, at, gaps }: Part): Node[] {
  if (node.schema !== undefined) return [{ schema: node.schema, at: [...at, 'schema'], gaps }]
  const [[type, media] = []] = Object.entries(isObject(node.content) ? node.content : {})
  if (type === undefined || !isObject(media) || media.schema === undefined) return []
  return [{ schema: media.schema, at: [...at, 'content', type, 'schema'], gaps }]
}

function bodies(comparison: Comparison, direction: Direction, old: Operation, now: Operation): PlacedFinding[] {
  const had = part(old.node.requestBody, [...old.at, 'requestBody'], comparison.old)
  const has = part(now.node.requestBody, [...now.at, 'requestBody'], comparison.new)
  const tell = (rule: Rule, says: string, at: Finding['at'], gaps: string[], replaces: boolean) => [
    placed({ rule, direction, says, path: [], at, gaps, replaces }, 'request body', now.id),
  ]
  if (!had && !has) return []
  if (!has && had)
    return tell('body.removed', 'removed', { side: 'old', pointer: had.at }, [...old.gaps, ...had.gaps], true)
  if (!had && has) {
    const at = { side: 'new' as const, pointer: has.at }
    return has.node.required === true
      ? tell('body.added.required', 'added, required', at, old.gaps, false)
      : tell('body.added', 'added', at, old.gaps, false)
  }
  if (!had || !has) return []
  const [was, is] = [had.node.required === true, has.node.required === true]
  const at = { side: 'new' as const, pointer: has.at }
  return [
    ...(was === is
      ? []
      : is
        ? tell('required.set', 'now required', at, had.gaps, true)
        : tell('required.lifted', 'no longer required', at, had.gaps, true)),
    ...contents(comparison, { direction }, had, has).map((finding) => placed(finding, 'request body', now.id)),
  ]
}

/** Compares the bodies of each media type. */
function contents(
  comparison: Comparison,
  use: { direction: Direction; isError?: boolean },
  old: Part,
  now: Part,
): Finding[] {
  const [had, has] = [media(old, comparison.old), media(now, comparison.new)]
  const { direction } = use
  const found: Finding[] = []
  const tell = (rule: Rule, says: string, at: Finding['at'], replaces = true, gaps = old.gaps) =>
    found.push({ rule, direction, says, path: [], at, gaps, replaces })
  for (const [type, before] of had) {
    const after = has.get(type)
    if (!after) {
      if (has.size === 0 && direction === 'response')
        tell('response.body.removed', 'body removed', { side: 'old', pointer: before.at })
      else tell('media-type.removed', `media type \`${type}\` removed`, { side: 'old', pointer: before.at })
      continue
    }
    const [one, other] = [schemaOf(before), schemaOf(after)]
    const at = { side: 'new' as const, pointer: after.at }
    if (one.length === 0 && other.length > 0) tell('body.schema.set', 'body limited by a schema', at, false)
    else if (one.length > 0 && other.length === 0) tell('body.schema.lifted', 'body no longer limited by a schema', at)
    else if (one.length > 0) found.push(...compareSchemas(comparison, use, { old: one, now: other, path: [] }))
    for (const name of encodings(before, after))
      tell('encoding.changed', `encoding of the part \`${name}\` changed`, at)
  }
  for (const [type, after] of has) {
    if (had.has(type)) continue
    const at = { side: 'new' as const, pointer: after.at }
    if (had.size === 0 && direction === 'response') tell('response.body.added', 'body added', at, false)
    else tell('media-type.added', `media type \`${type}\` added`, at, false)
  }
  return found
}

function media({ node, at, gaps }: Part, document: JsonObject): Map<string, Part> {
  const found = new Map<string, Part>()
  for (const [type, one] of Object.entries(isObject(node.content) ? node.content : {})) {
    const body = part(one, [...at, 'content', type], document, gaps)
    if (body) found.set(type.toLowerCase(), body)
  }
  return found
}

/** Returns the parts of a form whose encoding differs. */
function encodings(old: Part, now: Part): string[] {
  const [had, has] = [old, now].map(({ node }) => (isObject(node.encoding) ? node.encoding : {})) as [
    JsonObject,
    JsonObject,
  ]
  return [...new Set([...Object.keys(had), ...Object.keys(has)])].filter(
    (name) => valueText(had[name] ?? null) !== valueText(has[name] ?? null),
  )
}

function responses(comparison: Comparison, direction: Direction, old: Operation, now: Operation): PlacedFinding[] {
  const [had, has] = [responsesOf(old, comparison.old), responsesOf(now, comparison.new)]
  const found: PlacedFinding[] = []
  const tell = (rule: Rule, says: string, at: Finding['at'], status: string, gaps: string[], replaces: boolean) =>
    found.push(placed({ rule, direction, says, path: [], at, gaps, replaces }, `response ${status}`, now.id))
  for (const [status, before] of had) {
    const after = has.get(status)
    const isSuccess = /^[123]/.test(status)
    const isError = !isSuccess
    if (!after) {
      const gaps = [...old.gaps, ...before.gaps]
      const at = { side: 'old' as const, pointer: before.at }
      tell(isSuccess ? 'response.success.removed' : 'response.error.removed', 'removed', at, status, gaps, true)
      continue
    }
    for (const { part: inside, ...finding } of response(comparison, { direction, isError }, before, after))
      found.push(placed(finding, `response ${status}${inside}`, now.id))
  }
  for (const [status, after] of has) {
    if (had.has(status)) continue
    const isSuccess = /^[123]/.test(status)
    const at = { side: 'new' as const, pointer: after.at }
    tell(isSuccess ? 'response.success.added' : 'response.error.added', 'added', at, status, old.gaps, false)
  }
  return found
}

/** Compares two states of a response. Shared ones are compared once. */
function response(
  comparison: Comparison,
  use: { direction: Direction; isError: boolean },
  old: Part,
  now: Part,
): (Finding & { part: string })[] {
  const key = JSON.stringify([use, old.at, now.at])
  const known = comparison.responses.get(key)
  if (known) return known
  const found = [
    ...contents(comparison, use, old, now).map((finding) => ({ ...finding, part: '' })),
    ...headers(comparison, use.direction, old, now).map(({ name, finding }) => ({
      ...finding,
      part: `, header \`${name}\``,
    })),
  ]
  comparison.responses.set(key, found)
  return found
}

function responsesOf({ node, at }: Operation, document: JsonObject): Map<string, Part> {
  const found = new Map<string, Part>()
  for (const [status, one] of Object.entries(isObject(node.responses) ? node.responses : {})) {
    const response = part(one, [...at, 'responses', status], document)
    if (response && !status.startsWith('x-')) found.set(status, response)
  }
  return found
}

function headers(
  comparison: Comparison,
  direction: Direction,
  old: Part,
  now: Part,
): { name: string; finding: Finding }[] {
  const [had, has] = [headersOf(old, comparison.old), headersOf(now, comparison.new)]
  const found: { name: string; finding: Finding }[] = []
  const tell = (rule: Rule, says: string, at: Finding['at'], gaps: string[], name: string, replaces: boolean) =>
    found.push({ name, finding: { rule, direction, says, path: [], at, gaps, replaces } })
  for (const [key, { name, ...before }] of had) {
    const after = has.get(key)
    if (!after) tell('header.removed', 'removed', { side: 'old', pointer: before.at }, before.gaps, name, true)
    else found.push(...value(comparison, direction, before, after).map((finding) => ({ name, finding })))
  }
  for (const [key, { name, at }] of has)
    if (!had.has(key)) tell('header.added', 'added', { side: 'new', pointer: at }, old.gaps, name, false)
  return found
}

/** Header names are the same in any case. */
function headersOf({ node, at }: Part, document: JsonObject): Map<string, Part & { name: string }> {
  const found = new Map<string, Part & { name: string }>()
  for (const [name, one] of Object.entries(isObject(node.headers) ? node.headers : {})) {
    const header = part(one, [...at, 'headers', name], document)
    if (header) found.set(name.toLowerCase(), { ...header, name })
  }
  return found
}

/** A callback is a webhook whose address the request names. */
function callbacks(comparison: Comparison, old: Operation, now: Operation): PlacedFinding[] {
  const [had, has] = [callbacksOf(old, comparison.old), callbacksOf(now, comparison.new)]
  const found: PlacedFinding[] = []
  const tell = (rule: Rule, says: string, side: 'old' | 'new', { at, gaps }: Part) =>
    found.push(placed({ rule, says, path: [], at: { side, pointer: at }, gaps, replaces: side === 'old' }, '', now.id))
  for (const [key, before] of had) {
    const after = has.get(key)
    if (after)
      found.push(
        ...operation(comparison, before, { ...after, id: before.id }, true).map((one) => ({
          ...one,
          operation: now.id,
          part: `callback, ${one.part}`,
        })),
      )
    else tell('callback.removed', `callback \`${before.path}\` removed`, 'old', before)
  }
  for (const [key, after] of has)
    if (!had.has(key)) tell('callback.added', `callback \`${after.path}\` added`, 'new', after)
  return found
}

function callbacksOf({ node, at }: Operation, document: JsonObject): Map<string, Operation> {
  const found = new Map<string, Operation>()
  for (const [name, one] of Object.entries(isObject(node.callbacks) ? node.callbacks : {})) {
    const callback = part(one, [...at, 'callbacks', name], document)
    for (const [expression, value] of Object.entries(callback?.node ?? {})) {
      const item = part(value, [...(callback?.at ?? []), expression], document)
      if (!item || expression.startsWith('x-')) continue
      for (const method of METHODS) {
        const sent = part(item.node[method], [...item.at, method], document)
        if (!sent) continue
        const key = `${name} ${expression} ${method}`
        found.set(key, { ...sent, item, key, path: name, method, id: name })
      }
    }
  }
  return found
}
