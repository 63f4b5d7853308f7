import { isObject, type JsonObject } from '../../src/contract/json.js'
import type { Direction, Rule } from './change-rules.js'
import { type Comparison, type Finding, matched, once, type PlacedFinding } from './finding.js'
import type { Use } from './pair.js'
import { requiredFindings, valueFindings } from './parameters.js'
import { type Operation, type Part, partAt, partFinding, partsIn, placed, schemaOf } from './parts.js'
import { canonical, inside } from './resolve-schema.js'
import { compareSchemas } from './schemas.js'

/** Returns what changed about the body of a request. */
export function bodyFindings(comparison: Comparison, direction: Direction, old: Operation, now: Operation): Finding[] {
  const had = partAt(old.node.requestBody, inside(old.at, 'requestBody'), comparison)
  const has = partAt(now.node.requestBody, inside(now.at, 'requestBody'), comparison)
  if (had && has)
    return [...requiredFindings(had, has, direction), ...contentFindings(comparison, { direction }, had, has, true)]
  if (had) return [partFinding('body.removed', 'removed', had.from, [...old.gaps, ...had.gaps], direction)]
  if (!has) return []
  return [
    has.node.required === true
      ? partFinding('body.added.required', 'added, required', has.from, old.gaps, direction)
      : partFinding('body.added', 'added', has.from, old.gaps, direction),
  ]
}

/** Returns what changed about the responses of an operation: which there are, their bodies and headers. */
export function responseFindings(
  comparison: Comparison,
  direction: Direction,
  old: Operation,
  now: Operation,
): PlacedFinding[] {
  const whole = (rule: Rule, says: string, { from, gaps }: Part, status: string) =>
    placed([partFinding(rule, says, from, [...old.gaps, ...gaps], direction)], `response ${status}`, now.id)
  return matched(partsIn(old, 'responses', comparison), partsIn(now, 'responses', comparison), {
    kept: (before, after, status) =>
      insideResponse(comparison, { direction, isError: !isSuccess(status) }, before, after).map(({ part, ...one }) => ({
        ...one,
        part: `response ${status}${part}`,
        operation: now.id,
      })),
    gone: (response, status) =>
      whole(isSuccess(status) ? 'response.success.removed' : 'response.error.removed', 'removed', response, status),
    fresh: ({ from }, status) =>
      whole(
        isSuccess(status) ? 'response.success.added' : 'response.error.added',
        'added',
        { ...now, from, gaps: [] },
        status,
      ),
  })
}

function isSuccess(status: string): boolean {
  return /^[123]/.test(status)
}

/** Compares two states of a response. Shared ones are compared once. The part names the header: `, header \`Retry-After\``. */
function insideResponse(comparison: Comparison, use: Use, old: Part, now: Part): (Finding & { part: string })[] {
  return once(comparison, ['response', use, old.at, now.at], () => [
    ...contentFindings(comparison, use, old, now, false).map((one) => ({ ...one, part: '' })),
    ...headerFindings(comparison, use.direction, old, now),
  ])
}

function headerFindings(
  comparison: Comparison,
  direction: Direction,
  old: Part,
  now: Part,
): (Finding & { part: string })[] {
  const named = (name: string, found: Finding[]) => found.map((one) => ({ ...one, part: `, header \`${name}\`` }))
  const headersOf = (response: Part) =>
    new Map(
      [...partsIn(response, 'headers', comparison)].map(([name, header]) => [name.toLowerCase(), { name, header }]),
    )
  return matched(headersOf(old), headersOf(now), {
    kept: (before, after) => named(before.name, valueFindings(comparison, direction, before.header, after.header)),
    gone: ({ name, header: { from, gaps } }) =>
      named(name, [partFinding('header.removed', 'removed', from, gaps, direction)]),
    fresh: ({ name, header: { from, node } }) => {
      const isRequired = node.required === true
      const rule = isRequired ? 'header.added.required' : 'header.added'
      return named(name, [partFinding(rule, isRequired ? 'added, required' : 'added', from, old.gaps, direction)])
    },
  })
}

/** Returns what changed about the media types of a body, and inside the body of each. */
function contentFindings(comparison: Comparison, use: Use, old: Part, now: Part, isRequest: boolean): Finding[] {
  const [had, has] = [mediaTypes(old, comparison), mediaTypes(now, comparison)]
  const whole = (rule: Rule, says: string, { at }: Part) => partFinding(rule, says, at, old.gaps, use.direction)
  // The client chooses among the media types of a response. Nobody asks the receiver of a webhook.
  const added = isRequest && use.direction === 'response' ? 'media-type.sent' : 'media-type.added'
  return matched(had, has, {
    kept: (before, after) => mediaFindings(comparison, use, before, after),
    gone: (part, type) =>
      has.size === 0 && !isRequest
        ? whole('response.body.removed', 'body removed', part)
        : whole('media-type.removed', `media type \`${type}\` removed`, part),
    fresh: (part, type) =>
      had.size === 0 && !isRequest
        ? whole('response.body.added', 'body added', part)
        : whole(added, `media type \`${type}\` added`, part),
  })
}

/** The body of one media type. */
function mediaFindings(comparison: Comparison, use: Use, old: Part, now: Part): Finding[] {
  const [had, has] = [schemaOf(old), schemaOf(now)]
  const here = (rule: Rule, says: string) => partFinding(rule, says, now.at, old.gaps, use.direction)
  return [
    ...(had.length > 0 && has.length > 0 ? compareSchemas(comparison, use, had, has) : []),
    ...(had.length === 0 && has.length > 0 ? [here('body.schema.set', 'now limited by a schema')] : []),
    ...(had.length > 0 && has.length === 0 ? [here('body.schema.lifted', 'no longer limited by a schema')] : []),
    ...changedEncodings(old, now).map((name) => here('encoding.changed', `encoding of the part \`${name}\` changed`)),
  ]
}

/** Returns the bodies by media type. Each also has the gaps of the whole request or response. */
function mediaTypes(part: Part, comparison: Comparison): Map<string, Part> {
  return new Map([...partsIn(part, 'content', comparison, part.gaps)].map(([type, body]) => [type.toLowerCase(), body]))
}

/** Returns the parts of a form whose encoding differs. */
function changedEncodings(old: Part, now: Part): string[] {
  const [had, has] = [encodings(old), encodings(now)]
  return [...new Set([...had.keys(), ...has.keys()])].filter((name) => had.get(name) !== has.get(name))
}

function encodings({ node: { encoding } }: Part): Map<string, string> {
  const entries = Object.entries(isObject(encoding) ? encoding : ({} as JsonObject))
  return new Map(entries.map(([name, one]) => [name, canonical(one, {})]))
}
