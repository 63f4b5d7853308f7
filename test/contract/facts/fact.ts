import { expect, test } from 'vitest'
import type { GapFile } from '../../../scripts/generate/artifacts.js'
import { gapIds, gapUrl, generalGaps } from '../../../src/contract/gaps.js'
import { eachObject, type Json, type JsonObject } from '../../../src/contract/json.js'
import { readGenerated } from '../../support/generated.js'
import type {} from '../../support/proved.js'
import '../../support/sources.js'
import { facts } from './catalog.js'
import { Doc } from './document.js'
import type { Schema } from './openapi.js'
import { surface } from './tool-server.js'

export const [canvas, v0501, v0412] = [new Doc('canvas'), new Doc('2026-05-01'), new Doc('2026-04-12')]

type Check = (doc: Doc) => void
type Part = (schema: Schema, doc: Doc) => void

/** A fact of the source, judged in the views given, or in both. `openapi/facts/` has it under its id, with `at`. */
export function fact(id: string, check: Check, docs: Doc[] = [v0501, v0412]): void {
  if (!facts[id]?.at) throw new Error(`openapi/facts has no ${id} that names in \`at\` what is judged here.`)
  test(id, ({ task }) => {
    for (const doc of docs) judge(doc, check)
    task.meta.proved = { facts: 1 }
  })
}

/** What `fact` and its kin are for facts that belong to version 2026-05-01. */
export const canonical = kin([v0501])

/** The same for version 2026-04-12. */
export const legacy = kin([v0412])

/** A fact about the schema at a place: its types, such as `null|string`, and whatever else is to be seen of it. */
export const { field } = kin([v0501, v0412])

/**
 * Something that the source leaves open: it must be found among the gaps of an operation, of the whole API or of the tool
 * server, or concern no node. If it has a note, a description tells it. What must not be claimed is judged in all three
 * documents.
 */
export function unknown(id: string, mustNot: Check = () => {}): void {
  test(id, ({ task }) => {
    const gap = gaps[id]
    expect(gap?.kind, `${id} in generated/gaps.json`).toMatch(/^(unknown|contradiction)$/)
    expect(reached.has(id) || gap?.nowhere === true, `${id} is found from an operation, or concerns no node`).toBe(true)
    if (gap?.note && !gap.nowhere) expect(texts, `the note of ${id}`).toContain(`](${gapUrl(id)})`)
    for (const doc of [canvas, v0501, v0412]) judge(doc, mustNot)
    task.meta.proved = { facts: 1 }
  })
}

/** `generated/versions.json`, as far as the facts ask. */
export const versions = readGenerated<{
  versions: { date: string; role: string; sunset: string | null }[]
  migration: { task: { old: string; new?: string; divisor?: number; derived?: { status: string[] } }[] }[]
}>('versions.json')

/** The rows of the flat task. */
export const taskRows = versions.migration.flatMap(({ task }) => task)

/** `generated/gaps.json`. */
export const { gaps, operations } = readGenerated<GapFile>('gaps.json')

/** The gaps that a reader can get to: from an operation of a version, from the introduction or from the tool server. */
const reached = new Set([
  ...Object.values(operations).flatMap((lists) => Object.values(lists).flat()),
  ...[v0501, v0412].flatMap((doc) => [...generalGaps(doc.json as unknown as JsonObject)]),
  ...gapsOf(surface),
])
const texts = JSON.stringify([canvas.json, v0501.json, v0412.json])

function kin(docs: Doc[]) {
  return {
    fact: (id: string, check: Check) => fact(id, check, docs),
    field: (id: string, place: string, types?: string, part: Part = () => {}) =>
      fact(
        id,
        (doc) => {
          const schema = doc.at(place)
          if (types) expect(doc.types(schema), place).toBe(types)
          part(schema, doc)
        },
        docs,
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
