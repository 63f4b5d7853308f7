import { expect, test } from 'vitest'
import type { GapFile } from '../../../scripts/generate/artifacts.js'
import { gapIds, generalGaps } from '../../../src/contract/gaps.js'
import { eachObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { VERSIONS, type Version } from '../../support/documents.js'
import { readGenerated } from '../../support/generated.js'
import type {} from '../../support/proved.js'
import '../../support/sources.js'
import { facts } from './catalog.js'
import { Doc } from './document.js'
import type { Schema } from './openapi.js'
import { surface } from './tool-server.js'

export const canvas = new Doc('canvas')

/** The document of each version, newest first. */
export const docs = VERSIONS.map((version) => new Doc(version))

/** The newest version, which has the canonical shapes. */
export const newest = docs[0] as Doc

/** The first version with the canonical shapes. Those before it have the legacy shapes. */
const CANONICAL = '2026-05-01'

/** Returns true for the document of a version with the legacy shapes. */
export const isLegacy = ({ version }: Doc) => version < CANONICAL

/** Checks the documents with the legacy shapes, as long as there are any. */
export function inLegacy(check: Check): void {
  for (const doc of docs.filter(isLegacy)) check(doc)
}

/** Returns the documents of the versions to which a fact belongs. */
export function docsOf({ version, until }: { version?: string | undefined; until?: string | undefined }): Doc[] {
  const end = until ?? (version !== undefined && version < CANONICAL ? CANONICAL : undefined)
  return docs.filter((doc) => (!version || doc.version >= version) && (!end || doc.version < end))
}

type Check = (doc: Doc) => void
type Part = (schema: Schema, doc: Doc) => void

/**
 * Checks a fact of the source in those of the given documents, or of all, in whose version it holds. `openapi/statements/`
 * has it under its id, with a list in `at`. A fact about the legacy shapes is not checked once they are gone.
 */
export function fact(id: string, check: Check, some: Doc[] = docs): void {
  if (some.length === 0 || (!facts[id] && !docs.some(isLegacy))) return
  if (!Array.isArray(facts[id]?.at))
    throw new Error(`openapi/statements has no ${id} that lists in \`at\` what is checked here.`)
  test(`the contract holds ${id}`, ({ task }) => {
    for (const doc of some) if (belongsTo(doc, id)) judge(doc, check)
    task.meta.proved = { facts: 1 }
  })
}

/** `fact` and `field` for facts about the canonical shapes. */
export const canonical = kin(docs.filter((doc) => !isLegacy(doc)))

/** `fact` and `field` for facts about the legacy shapes. */
export const legacy = kin(docs.filter(isLegacy))

/** Checks a fact about the schema at a place: its types, such as `null|string`, and whatever `part` expects of it. */
export const { field } = kin(docs)

/**
 * Checks something that the source leaves open. It must be among the gaps of an operation, of the whole API or of the tool server,
 * or concern no node. A description has its note, if there is one. `mustNot` checks that nothing is claimed, in the
 * document of every version to which the fact belongs.
 */
export function unknown(id: string, mustNot: Check = () => {}): void {
  if (!gaps[id] && !docs.some(isLegacy)) return
  test(`the contract leaves ${id} open`, ({ task }) => {
    const gap = gaps[id]
    expect(gap?.kind, `${id} in generated/gaps.json`).toMatch(/^(unknown|contradiction)$/)
    for (const doc of docsOf(facts[id] ?? {}))
      expect(
        reached.get(doc)?.has(id) || gap?.nowhere,
        `${id} is found in version ${doc.version}, or concerns no node`,
      ).toBe(true)
    if (gap?.note && !gap.nowhere) {
      const notes = typeof gap.note === 'string' ? [gap.note] : Object.values(gap.note)
      expect(
        notes.some((note) => texts.includes(plain(note))),
        `the note of ${id}`,
      ).toBe(true)
    }
    for (const doc of [canvas, ...docs]) if (belongsTo(doc, id)) judge(doc, mustNot)
    task.meta.proved = { facts: 1 }
  })
}

/** The parts of `generated/versions.json` that the facts are about. */
export const versions = readGenerated<{
  versions: { date: string; role: string; sunset: string | null }[]
  migration: { task: { old: string; new?: string; divisor?: number; derived?: { status: string[] } }[] }[]
}>('versions.json')

/** The rows of the flat task. */
export const taskRows = versions.migration.flatMap(({ task }) => task)

/** `generated/gaps.json`. */
export const { gaps, operations } = readGenerated<GapFile>('gaps.json')

/** The gaps that a reader of a version can get to: from its operations, from its introduction or from the tool server. */
const reached = new Map(
  docs.map((doc) => [
    doc,
    new Set([
      ...Object.values(operations[doc.version as Version]).flat(),
      ...generalGaps(doc.json as unknown as JsonObject),
      ...gapsOf(surface),
    ]),
  ]),
)
const texts = plain([canvas, ...docs].map(({ json }) => json))

/** The descriptions of responses have no Markdown. */
function plain(value: unknown): string {
  return JSON.stringify(value).slice(1, -1).replaceAll(/[`*]/g, '')
}

/** True for the documents of a fact's versions, and for that of all. */
const belongsTo = (doc: Doc, id: string) => doc === canvas || docsOf(facts[id] ?? {}).includes(doc)

function kin(some: Doc[]) {
  return {
    fact: (id: string, check: Check) => fact(id, check, some),
    field: (id: string, place: string, types?: string, part: Part = () => {}) =>
      fact(
        id,
        (doc) => {
          const schema = doc.at(place)
          if (types) expect(doc.types(schema), place).toBe(types)
          part(schema, doc)
        },
        some,
      ),
  }
}

function judge(doc: Doc, check: Check): void {
  try {
    check(doc)
  } catch (error) {
    if (error instanceof Error) error.message = `In ${doc.version}: ${error.message}`
    throw error
  }
}

function gapsOf(data: unknown): string[] {
  const ids: string[] = []
  eachObject(data as Json, (node) => ids.push(...gapIds(node['x-gap'])))
  return ids
}
