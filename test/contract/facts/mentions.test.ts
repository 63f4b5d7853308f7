/**
 * Each text that `openapi/statements/` lists for a fact states all its clauses. The terms leave the wording free, so that you can
 * improve a description without changing a test.
 */
import { describe, expect, test } from 'vitest'
import { throwProblems } from '../../../scripts/support/yaml.js'
import { facts } from './catalog.js'
import { canvas, docsOf } from './fact.js'
import { placesOf, textsAt, writtenAt } from './places.js'
import { missing } from './terms.js'

for (const [id, { version, until, at, mentions, open, place: fact }] of Object.entries(facts)) {
  if (!mentions || docsOf({ version, until }).length === 0) continue
  test(`the texts state ${id}`, ({ task }) => {
    const lost: string[] = []
    for (const doc of [...(version === undefined ? [canvas] : []), ...docsOf({ version, until })])
      for (const [pattern, terms] of Object.entries(mentions))
        for (const place of placesOf(doc, pattern)) {
          const without = missing(textsAt(doc, place) ?? [], terms.map(String))
          const text = `${place} in ${doc.version} does not say: ${without.join(', ')}`
          if (without.length > 0) lost.push(`${writtenAt(doc, place)}  ${text} (${id}, ${fact})`)
        }
    throwProblems(lost)
    if (!at && !open) task.meta.proved = { facts: 1 }
  })
}

describe('a term', () => {
  test('matches in any case, at the start of a word only', () => {
    expect(missing(['It is Deleted.'], ['delet'])).toEqual([])
    expect(missing(['It is undeleted.'], ['delet'])).toEqual(['delet'])
  })

  test('matches a number in words or digits', () => {
    expect(missing(['Kept for three days, at most 16,384 of them.'], ['3 days', '16384'])).toEqual([])
    expect(missing(['Kept for 13 days, 163840 of them.'], ['3 days', '16384'])).toEqual(['3 days', '16384'])
  })

  test('matches only in one text with the others', () => {
    expect(missing(['A `429` with a header.', 'The header **Retry-After**.'], ['429', 'Retry-After'])).toHaveLength(1)
    expect(missing([], ['429'])).toEqual(['429'])
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
