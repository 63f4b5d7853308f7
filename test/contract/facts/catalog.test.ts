/** What cites a statement names one that is there, and a term is found as `openapi/statements/README.md` says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../../scripts/support/paths.js'
import { isOfRetired } from '../../support/versions.js'
import { facts, statements } from './catalog.js'
import { canvas } from './doc.js'
import { writtenAt } from './places.js'
import { missing } from './terms.js'

test('a statement is a sentence, with at most one version', () => {
  for (const [id, { says, version }] of Object.entries(facts)) {
    expect(says, id).toMatch(/^\S.*[.)]$/)
    if (version) expect(version, id).toMatch(/^\d{4}-\d\d-\d\d$/)
  }
})

test('a statement has a place, a text, something open, or a test', () => {
  const unchecked = Object.entries(statements)
    .filter(([, { at, mentions, open, test: file }]) => !at && !mentions && !open && !file)
    .map(
      ([id, { place }]) =>
        `${place}  nothing checks ${id}: give it \`at\` or \`mentions\`, or write a test and name it`,
    )
  expect(unchecked).toEqual([])
})

test('each fact and gap that a comment or a text cites is known', () => {
  const known = Object.keys(statements)
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

describe('a term', () => {
  test.each([
    ['in any case, at the start of a word only', ['It is Deleted.'], ['delet'], []],
    ['not inside a word', ['It is undeleted.'], ['delet'], ['delet']],
    ['a number in words or digits', ['Kept for three days, at most 16,384 of them.'], ['3 days', '16384'], []],
    ['no part of a number', ['Kept for 13 days, 163840 of them.'], ['3 days', '16384'], ['3 days', '16384']],
    ['not in another text', ['A `429` with a header.', 'The header **Retry-After**.'], ['429', 'Retry'], ['Retry']],
    ['nothing without a text', [], ['429'], ['429']],
  ])('matches %s', (_, texts, terms, lost) => {
    expect(missing(texts, terms)).toEqual(lost)
  })
})

test.each([
  ['getTask.404', /^openapi\/resources\/tasks\/tasks-id\.yaml:\d+:1$/],
  ['event:task.failed', /^openapi\/webhooks\/task\.failed\.yaml:\d+:1$/],
  ['CanvasListItem.name', /^openapi\/resources\/canvases\/schemas\/CanvasListItem\.yaml:\d+:3$/],
  ['info', /^openapi\/openapi\.yaml:\d+:1$/],
])('writtenAt returns the line of %s', (place, line) => {
  expect(writtenAt(canvas, place)).toMatch(line)
})
