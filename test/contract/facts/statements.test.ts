/** Every statement of `openapi/statements/` holds: its places have their form, its texts state it, and what it leaves open is marked. */
import { test } from 'vitest'
import type { GapFile } from '../../../scripts/generate/artifacts.js'
import { throwProblems } from '../../../scripts/support/yaml.js'
import { gapIds, generalGaps } from '../../../src/contract/gaps.js'
import { eachObject, type Json, type JsonObject, listOf } from '../../../src/contract/json.js'
import { propertiesOf } from '../../../src/contract/schemas.js'
import type { Version } from '../../support/documents.js'
import { readGenerated } from '../../support/generated.js'
import type {} from '../../support/proved.js'
import '../../support/sources.js'
import { type Form, statements } from './catalog.js'
import { canvas, type Doc, docs, docsOf } from './doc.js'
import { examplesAt, isRequired, nodeAt, placesOf, schemaAt, textsAt, writtenAt } from './places.js'
import { missing } from './terms.js'
import { surface } from './tool-server.js'

for (const [id, { place: written, says, version, until, at = {}, mentions = {}, open }] of Object.entries(statements)) {
  const views = docsOf({ version, until })
  if (views.length === 0) continue
  test(`the contract holds ${id}`, ({ task }) => {
    const problems = Object.entries(at).flatMap(([key, form]) => {
      const [places = '', only] = key.split('@')
      return (only ? docsOf({ version: only }) : views).flatMap((doc) => problemsOf(doc, places, form))
    })
    for (const doc of version === undefined ? [canvas, ...views] : views)
      for (const [key, terms] of Object.entries(mentions)) problems.push(...silent(doc, key, terms.map(String)))
    throwProblems([...problems.map((line) => `${line} (${id}, ${written})`), ...(open ? unmarked(id, views) : [])])
    if (says) task.meta.proved = { facts: 1 }
  })
}

/** Returns what is missing or wrong at the places of a key. */
function problemsOf(doc: Doc, key: string, form: Form): string[] {
  const places = placesOf(doc, key)
  if (places.length === 0) return [`${key} names no place of ${doc.name}`]
  return places.flatMap((place) =>
    problemsAt(doc, place, form).map((problem) => `${writtenAt(doc, place)}  ${place} in ${doc.name} ${problem}`),
  )
}

function problemsAt(doc: Doc, place: string, form: Form): string[] {
  const [name = '', ...optional] = place.split('?')
  const [, holder = ''] = /^(.+)\.([^.[]+)$/.exec(name) ?? []
  const node = nodeAt(doc, name)
  if (form === 'absent') {
    if (node) return ['is there']
    const around = holder.replace(/\.(parameter|header)$/, '')
    return !around || nodeAt(doc, around) ? [] : [`cannot be looked for: there is no ${around}`]
  }
  if (!node) return ['is not there']
  const schema = () => schemaAt(doc, name) ?? {}
  const { accepts, refuses, fields, some, each, lacks, values: listed, ...keywords } = keywordsOf(form)
  const known = 'const' in node ? [node.const ?? null] : node.enum
  const shown = () => examplesAt(doc, name)
  const isOptional = optional.length > 0
  const isMember = schemaAt(doc, holder) !== undefined || holder.endsWith('.parameter')
  return [
    ...(isMember && isRequired(doc, name) === isOptional ? [`is ${isOptional ? '' : 'not '}required`] : []),
    ...Object.entries(keywords)
      .filter(([key, value]) => !fits(key === 'x-gap' ? gapIds(node[key]) : node[key], value))
      .map(([key, value]) => `has ${key} ${JSON.stringify(node[key])}, not ${JSON.stringify(value)}`),
    ...(listed && !fits(known, listed)
      ? [`has the values ${JSON.stringify(known)}, not ${JSON.stringify(listed)}`]
      : []),
    ...listOf(accepts)
      .filter((value) => !doc.accepts(schema(), value))
      .map((value) => `refuses ${JSON.stringify(value)}`),
    ...listOf(refuses)
      .filter((value) => doc.accepts(schema(), value))
      .map((value) => `accepts ${JSON.stringify(value)}`),
    ...(fields && !fits(Object.keys(propertiesOf(doc.json, schema())).sort(), listOf(fields).toSorted())
      ? [`has the fields ${Object.keys(propertiesOf(doc.json, schema())).join(', ')}, not ${listOf(fields).join(', ')}`]
      : []),
    ...listOf(some)
      .filter((pattern) => !shown().some((value) => fits(value, pattern)))
      .map((pattern) => `has no example with ${JSON.stringify(pattern)}`),
    ...(each && (shown().length === 0 || !shown().every((value) => fits(value, each)))
      ? [`has not only examples with ${JSON.stringify(each)}`]
      : []),
    ...listOf(lacks)
      .filter((pattern) => new RegExp(String(pattern), 'm').test(textOf(doc, name)))
      .map((pattern) => `has ${pattern}`),
  ]
}

/** A form in full: `null|string date-time` is a type and a format, a list the values. */
function keywordsOf(form: Form): JsonObject {
  if (Array.isArray(form)) return { values: form as Json[] }
  if (typeof form !== 'string') return form as JsonObject
  const [type = '', format] = form.split(' ')
  return { type, ...(format && { format }) }
}

/**
 * Returns whether a value has what a pattern asks for: all members of an object, all items of a list, `/a/` what the regular expression
 * matches, `absent` nothing. A gap is one of those that a node is marked with.
 */
function fits(value: unknown, pattern: Json): boolean {
  if (pattern === 'absent') return value === undefined
  if (typeof pattern === 'string' && /^\/.+\/$/.test(pattern))
    return ['string', 'number'].includes(typeof value) && new RegExp(pattern.slice(1, -1)).test(String(value))
  if (typeof pattern === 'string' && Array.isArray(value)) return value.includes(pattern)
  if (typeof pattern !== 'object' || pattern === null) return value === pattern
  if (typeof value !== 'object' || value === null || Array.isArray(pattern) !== Array.isArray(value)) return false
  const members = Object.entries(pattern)
  if (Array.isArray(value) && value.length !== members.length) return false
  return members.every(([key, one]) => fits((value as JsonObject)[key], one))
}

/** What `lacks` looks through: the methods and paths for `paths`, else the JSON of the node. */
function textOf(doc: Doc, place: string): string {
  if (place !== 'paths') return JSON.stringify(nodeAt(doc, place))
  return [...doc.operations.values()].map(({ method, path }) => `${method.toLowerCase()} ${path}`).join('\n')
}

/** Returns the places of a key whose texts lack a term. */
function silent(doc: Doc, key: string, terms: string[]): string[] {
  return placesOf(doc, key).flatMap((place) => {
    const lost = missing(textsAt(doc, place) ?? [], terms)
    return lost.length === 0 ? [] : `${writtenAt(doc, place)}  ${place} in ${doc.name} does not say: ${lost.join(', ')}`
  })
}

const { gaps, operations } = readGenerated<GapFile>('gaps.json')
const ofToolServer: string[] = []
eachObject(surface as unknown as Json, (node) => ofToolServer.push(...gapIds(node['x-gap'])))

/** Returns the gaps that a reader of a version can reach from its operations, its introduction or the tool server. */
const reached = new Map(
  docs.map((doc) => [
    doc,
    new Set([...Object.values(operations[doc.name as Version]).flat(), ...generalGaps(doc.json), ...ofToolServer]),
  ]),
)
const texts = plain([canvas, ...docs].map(({ json }) => json))

/** What is wrong with the marks of a gap: each version that should show it has a mark of it, or it concerns no node; a text has its note. */
function unmarked(id: string, views: Doc[]): string[] {
  const { note, nowhere } = gaps[id] ?? { nowhere: false }
  if (nowhere) return []
  const notes = typeof note === 'object' ? Object.values(note) : [note ?? []].flat()
  const shown = notes.length === 0 || notes.some((one) => texts.includes(plain(one)))
  const unseen = views.filter((doc) => !reached.get(doc)?.has(id))
  const hidden = statements[id]?.says !== undefined || unseen.length === views.length ? unseen : []
  return [
    ...hidden.map(({ name }) => `no reader of ${name} finds the gap ${id}`),
    ...(shown ? [] : [`no text has the note of ${id}`]),
  ]
}

/** The descriptions of responses have no Markdown. */
function plain(value: unknown): string {
  return JSON.stringify(value).slice(1, -1).replaceAll(/[`*]/g, '')
}
