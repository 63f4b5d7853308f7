/** The documented requests, and mutations of them that depend on a seed alone. */
import fc from 'fast-check'
import { exampleOf } from '../../../src/contract/examples.js'
import { isObject, type Json } from '../../../src/contract/json.js'
import type { Operation } from '../../../src/contract/operations.js'
import { ownParameters } from '../../../src/contract/parameters.js'
import { NEWEST } from '../../support/versions.js'

export type Asked = {
  operation: Operation
  path: Record<string, string>
  query: [string, string][]
  body: Json | undefined
}

/** Each documented request of an operation. */
export function documentedRequests(operation: Operation): Asked[] {
  const path = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map((parameter) => [parameter.name, String(exampleOf(operation.document, parameter))]),
  )
  const bodies = operation.body?.examples.map(({ value }) => value) ?? [undefined]
  return bodies.map((body) => ({ operation, path, query: [], body }))
}

const TEXTS = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1',
  '7',
  '1.5',
  '1e2',
  '101',
  '201',
  'true',
  'null',
  'cvs_',
  'task_1',
  NEWEST,
  '2026-05-01T00:00:00Z',
  '💥',
  '[]',
  'https://',
  'https://a.test/b',
  'http://a.test',
  'x'.repeat(300),
]
const VALUES: Json[] = [
  ...TEXTS,
  null,
  true,
  false,
  0,
  -1,
  1,
  5,
  61,
  301,
  3601,
  1.5,
  1e300,
  [],
  [1],
  [null],
  {},
  { a: 1 },
  [[]],
  [{}],
  [{ role: 1 }],
]

const text = fc.constantFrom(...TEXTS)
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
)

/** Mutations of the documented requests: parameters and members of the body, at any depth, are added, changed or left out. */
export function mutatedRequests(documented: Asked[]): fc.Arbitrary<Asked> {
  return fc.constantFrom(...documented).chain((asked) => {
    const own = ownParameters(asked.operation)
    const inPath = own.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
    const inQuery = own.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    if (inPath.length + inQuery.length === 0 && asked.body === undefined) return fc.constant(asked)
    const mutation = fc.oneof(
      ...(inPath.length > 0
        ? [
            fc.tuple(fc.constantFrom(...inPath), text).map(([name, to]) => (now: Asked) => ({
              ...now,
              path: { ...now.path, [name]: to || 'x' },
            })),
          ]
        : []),
      ...(inQuery.length > 0
        ? [
            fc.tuple(fc.constantFrom(...inQuery), text).map(([name, to]) => (now: Asked) => ({
              ...now,
              query: [...now.query, [name, to] as [string, string]],
            })),
          ]
        : []),
      ...(asked.body === undefined
        ? []
        : [
            changes(asked).map(
              (change) =>
                (now: Asked): Asked => ({ ...now, body: now.body === undefined ? undefined : change(now.body) }),
            ),
          ]),
    )
    return fc
      .array(mutation, { minLength: 1, maxLength: 3 })
      .map((all) => all.reduce((now, change) => change(now), asked))
  })
}

type Change = (value: Json) => Json

function changes({ operation, body }: Asked): fc.Arbitrary<Change> {
  const keys = new Set(['a_field_that_does_not_exist', '__proto__', 'constructor'])
  const collect = (node: Json): void => {
    if (isObject(node)) for (const key of Object.keys(node)) keys.add(key)
    if (isObject(node) || Array.isArray(node)) for (const child of Object.values(node)) collect(child)
  }
  for (const { value: example } of operation.body?.examples ?? []) collect(example)
  collect(body ?? null)
  const key = fc.constantFrom(...keys)
  return fc.oneof(
    {
      weight: 1,
      arbitrary: value.map(
        (to): Change =>
          () =>
            to,
      ),
    },
    {
      weight: 8,
      arbitrary: fc.tuple(key, value).map(
        ([name, to]): Change =>
          (now) =>
            isObject(now) ? { ...now, [name]: to } : now,
      ),
    },
    {
      weight: 4,
      arbitrary: key.map(
        (name): Change =>
          (now) =>
            isObject(now) ? Object.fromEntries(Object.entries(now).filter(([other]) => other !== name)) : now,
      ),
    },
    {
      weight: 5,
      arbitrary: fc.tuple(key, key, value).map(
        ([outer, inner, to]): Change =>
          (now) => {
            if (!isObject(now)) return now
            const there = now[outer]
            if (Array.isArray(there))
              return { ...now, [outer]: there.map((item) => (isObject(item) ? { ...item, [inner]: to } : to)) }
            return isObject(there) ? { ...now, [outer]: { ...there, [inner]: to } } : now
          },
      ),
    },
  )
}
