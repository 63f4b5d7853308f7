/**
 * What only words can say: each text that `openapi/facts/` lists for a fact still tells it. How it tells it is free, so
 * that a description can be put better without a test in the way.
 */
import { expect, test } from 'vitest'
import { facts } from './catalog.js'
import { gaps, v0412, v0501 } from './fact.js'
import { placesOf, textsAt } from './places.js'
import { missing } from './terms.js'

for (const [id, { version, at, told }] of Object.entries(facts)) {
  if (!told) continue
  test(`${id} is told`, ({ task }) => {
    const lost: string[] = []
    for (const doc of [v0501, v0412].filter((view) => version === undefined || view.version === version))
      for (const [pattern, terms] of Object.entries(told))
        for (const place of placesOf(doc, pattern)) {
          const without = missing(textsAt(doc, place) ?? [], terms)
          if (without.length > 0) lost.push(`${place} in ${doc.version} no longer says: ${without.join(', ')}`)
        }
    expect(lost, `openapi/facts: ${id}`).toEqual([])
    if (!at && !gaps[id]) task.meta.proved = { facts: 1 }
  })
}
