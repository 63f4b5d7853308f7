/** `openapi/statements/` is whole: what is cited is there, and what is there stands in the contract. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import { isOfRetired } from '../../support/versions.js'
import { facts, structurePlaces } from './catalog.js'
import type { Doc } from './document.js'
import { docsOf, gaps } from './fact.js'
import { placesOf, textsAt } from './places.js'

const entries = Object.entries(facts)

test('a fact is a sentence, with at most one version', () => {
  for (const [id, { says, version }] of entries) {
    expect(says, id).toMatch(/^\S.*[.)]$/)
    if (version) expect(version, id).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

describe('where the contract holds it', () => {
  test('a fact has a place, or leaves something open', () => {
    for (const [id, { at, mentions, open }] of entries) expect(at ?? mentions ?? open, id).toBeDefined()
  })

  test('what the source leaves open has no place whose structure holds it', () => {
    for (const [id, { at, open }] of entries) if (open) expect(at, id).toBeUndefined()
  })

  test.each(entries.filter(([, { at }]) => at))('%s', (id, fact) => {
    const views = docsOf(fact)
    const isIn = (view: Doc, place: string) => {
      const places = placesOf(view, place)
      return places.length > 0 && places.every((one) => textsAt(view, one) !== undefined)
    }
    const lost = structurePlaces(fact).filter((place) => !views.some((view) => isIn(view, place)))
    expect(lost, `${fact.place}  ${id} names places that ${fact.version ?? 'every version'} lacks`).toEqual([])
  })

  test('the places that a fact lists without a form are checked by a test of that fact', () => {
    const tests = readdirSync(import.meta.dirname).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    const names = tests.flatMap((text) => text.match(/(?<=['`])[a-z]\w*\.(?:[\w.]|\$\{[^}]+\})+(?=['`])/g) ?? [])
    const patterns = names.map((name) => new RegExp(`^${name.replaceAll('.', '\\.').replace(/\$\{[^}]+\}/g, '.+')}$`))
    const listed = entries.filter(([, { at }]) => Array.isArray(at))
    const unchecked = listed.filter(([id]) => !patterns.some((pattern) => pattern.test(id)))
    const problems = unchecked.map(
      ([id, { place }]) => `${place}  ${id} lists places: give their form, or write a test`,
    )
    expect(problems).toEqual([])
  })
})

test('each fact and gap that a comment or a text cites is known', () => {
  const known = [...Object.keys(facts), ...Object.keys(gaps)]
  const found = ['src', 'scripts', 'test', 'openapi', 'docs'].flatMap(citations)
  expect(found.length).toBeGreaterThan(50)
  const isKnown = (id: string) =>
    isOfRetired(id) || (id.endsWith('*') ? known.some((one) => one.startsWith(id.slice(0, -1))) : known.includes(id))
  expect(found.filter(({ id }) => !isKnown(id))).toEqual([])
})

const ID = '[a-z]\\w*(?:\\.\\w+)+(?:\\.?\\*)?'
const CITED = new RegExp(`\\b(?:fact|gap)s? [(\`]*(${ID}(?:(?:,| and|, and|,? or) \`?${ID})*)`, 'gi')

/** What follows the word "fact" or "gap" in the files of a folder; a citation may go over the end of a line of text. */
function citations(folder: string): { file: string; id: string }[] {
  return readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|js|mjs|yaml|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !/[\\/](node_modules|dist)[\\/]/.test(file))
    .flatMap((file) => {
      const lineEnd = /js$|ts$/.test(file) ? /\n\s*(?:\/\/|\*)\s*/g : /\n\s*#?\s*/g
      const text = readFileSync(file, 'utf8').replace(lineEnd, ' ')
      const ids = [...text.matchAll(CITED)].flatMap(([, list = '']) => list.match(new RegExp(ID, 'g')) ?? [])
      return ids.map((id) => ({ file: relative(inRoot(), file), id }))
    })
}
