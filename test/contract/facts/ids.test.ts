import { expect } from 'vitest'
import { isObject, type JsonObject } from '../../../src/contract/json.js'
import { facts } from './catalog.js'
import { docsOf, examplesIn, inside, requests, responses } from './doc.js'
import { fact } from './fact.js'

/** The statements of prefixes, each with its prefix in `data`. */
const PREFIXES = Object.entries(facts).filter(([id]) => /^ids\.prefix\.\w+$/.test(id))

fact('ids.rule.1', (doc) => {
  const known = PREFIXES.filter(([, stated]) => docsOf(stated).includes(doc)).map(([id, { place, data }]) => {
    if (typeof data?.prefix !== 'string') throw new Error(`${place}  Add to ${id}: \`data: { prefix: cvs_ }\`.`)
    return data.prefix
  })
  const found = [...doc.operations.values()].flatMap((operation) => {
    const bodies = Object.values(responses(operation)).map((response) => examplesIn(doc, response))
    return (
      inside([requests(doc, operation.operationId), ...bodies])
        .filter((value): value is JsonObject => isObject(value) && 'id' in value)
        // Pages are the exception that the source makes itself.
        .filter((value) => !('name' in value) || 'url' in value)
        .map(({ id }) => `${id} in an example of ${operation.operationId}`)
    )
  })
  expect(found.length).toBeGreaterThan(10)
  const others = found.filter((id) => !known.some((prefix) => id.startsWith(prefix)))
  const what = 'Add ids.prefix.<name> to openapi/statements/ids.yaml, with `data: { prefix: <prefix>_ }`.'
  expect([...new Set(others)], what).toEqual([])
})

fact('ids.rule.2.alphabet', ({ json }) => {
  const ids = JSON.stringify(json).match(/cvs_[0-9A-Za-z]+/g) ?? []
  expect(ids.length).toBeGreaterThan(10)
  for (const id of ids) expect(id).toMatch(/^cvs_[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$/)
})
