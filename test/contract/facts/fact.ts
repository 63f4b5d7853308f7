import { basename } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { facts } from './catalog.js'
import { canvas, type Doc, docs, docsOf, isLegacy } from './doc.js'

type Check = (doc: Doc) => void

/**
 * Checks what neither `at` nor `mentions` can say of a statement, in each of the given documents (by default all) to whose version it
 * applies. A statement about the legacy shapes is not checked once they are gone.
 */
export function fact(id: string, check: Check, some: Doc[] = docs): void {
  const known = facts[id]
  checked.add(id)
  if (!known && docs.some(isLegacy)) throw new Error(`openapi/statements has no ${id}.`)
  if (!known || some.length === 0) return
  test(`the contract holds ${id}`, () => {
    const ofItsVersions = docsOf(known)
    for (const doc of some) if (doc === canvas || ofItsVersions.includes(doc)) judge(doc, check)
  })
}

const checked = new Set<string>()

afterAll(() => {
  const file = basename(expect.getState().testPath ?? '')
  const named = Object.entries(facts).filter(([, fact]) => fact.test === file)
  const missing = named
    .filter(([id]) => !checked.has(id))
    .map(([id, { place }]) => `${place}  ${file} does not check ${id}`)
  expect(missing).toEqual([])
})

function judge(doc: Doc, check: Check): void {
  try {
    check(doc)
  } catch (error) {
    if (error instanceof Error) error.message = `In ${doc.name}: ${error.message}`
    throw error
  }
}
