/** The fields that the source lists, exactly: no more, no fewer, required or not, with their types and their values. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/paths.js'
import type { Doc } from './document.js'
import { v0412, v0501 } from './fact.js'

/** By field: its types, or the list of its values. The name of a field that is not required ends in `?`. */
type Shape = Record<string, string | unknown[]>

const shapes = parse(readFileSync(inRoot('test/contract/facts/shapes.yaml'), 'utf8')) as Record<
  'both' | Doc['version'],
  Record<string, Shape | string>
>

describe.each([v0501, v0412].map((doc) => [doc.version, doc] as const))('%s', (version, doc) => {
  const all = { ...shapes.both, ...shapes[version] }
  test.each(Object.entries(all))('%s', (place, shape) => {
    expect(shapeOf(doc, place)).toEqual(typeof shape === 'string' ? all[shape] : shape)
  })
})

function shapeOf(doc: Doc, place: string): Shape {
  const { required, properties = {} } = doc.at(place)
  return Object.fromEntries(
    Object.keys(properties).map((name) => {
      const field = doc.at(`${place}.${name}`)
      const values = typeof field.const === 'string' ? [field.const] : field.enum
      return [required.includes(name) ? name : `${name}?`, values ?? doc.types(field)]
    }),
  )
}
