import { expect, test } from 'vitest'
import { eachObject } from '../../../scripts/bundle/describe.js'
import type { Gaps } from '../../../scripts/bundle/gaps.js'
import { gapIds } from '../../../scripts/bundle/gaps.js'
import type { Json, JsonObject } from '../../../scripts/document/shape.js'
import { visit } from '../../../scripts/document/shape.js'
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
 * Something that the source leaves open: it must be marked with its id in the whole document or in the data of the tool
 * server, with the text of the gap at that node, or be one of the gaps that concern no node. What must not be claimed is
 * judged in all three documents.
 */
export function unknown(id: string, mustNot: Check = () => {}): void {
  test(id, ({ task }) => {
    const gap = gaps[id]
    expect(gap?.kind, `${id} in generated/gaps.json`).toMatch(/^(unknown|contradiction)$/)
    const at = marked.get(id) ?? []
    expect(at.length > 0 || gap?.nowhere === true, `${id} is marked at a node, or concerns none`).toBe(true)
    for (const description of at) expect(description).toContain(id)
    for (const doc of [canvas, v0501, v0412]) judge(doc, mustNot)
    task.meta.proved = { facts: 1 }
  })
}

/** `generated/versions.json`, as far as the facts ask. */
export const versions = readGenerated<{
  versions: { date: string; role: string; sunset: string | null }[]
  migration: { task: { old: string; new?: string; divisor?: number; derived?: { status: string[] } }[] }
}>('versions.json')

/** `generated/gaps.json`. */
export const gaps = readGenerated<Gaps>('gaps.json')
const marked = marks(canvas)

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

function marks(doc: Doc): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const note = (node: JsonObject) => {
    for (const id of gapIds(node['x-gap'])) found.set(id, [...(found.get(id) ?? []), String(node.description)])
  }
  visit(doc.json as unknown as JsonObject, note)
  eachObject(surface as unknown as Json, note)
  return found
}
