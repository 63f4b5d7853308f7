/** Where a fact gives the form of a place, the documents of its versions have that form there. */
import { expect, test } from 'vitest'
import { facts } from './catalog.js'
import { docsOf } from './fact.js'
import { nodeAt, placesOf, writtenAt } from './places.js'

for (const [id, { at, ...fact }] of Object.entries(facts)) {
  if (!at || Array.isArray(at) || docsOf(fact).length === 0) continue
  test(`the structure holds ${id}`, ({ task }) => {
    for (const doc of docsOf(fact))
      for (const [pattern, form] of Object.entries(at)) {
        const places = placesOf(doc, pattern)
        expect(places, `${fact.place}  ${id}: ${pattern} in ${doc.version}`).not.toEqual([])
        const { accepts = [], refuses = [], ...keywords } = typeof form === 'string' ? { type: form } : form
        for (const place of places) {
          const where = `${fact.place}  ${id} gives ${place} a form that ${doc.version} does not have. Correct the fact, or ${writtenAt(doc, place)}`
          expect(nodeAt(doc, place), where).toMatchObject(keywords)
          for (const [values, isValid] of [
            [accepts, true],
            [refuses, false],
          ] as const)
            for (const value of values)
              expect(doc.accepts(doc.at(place), value), `${where}: ${JSON.stringify(value)}`).toBe(isValid)
        }
      }
    task.meta.proved = { facts: 1 }
  })
}
