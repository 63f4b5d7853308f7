/** The register of gaps and the marks of the nodes name the same ids. */
import { expect, test } from 'vitest'
import type { BuiltContract } from '../../scripts/documents/contract.js'
import { checkGaps } from '../../scripts/lint/gap-register.js'
import type { Gap } from '../../scripts/read/gaps.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import type { JsonObject } from '../../src/contract/json.js'

const gap: Gap = { kind: 'silence', stake: 'detail', title: 'A', source: 'It is not said.', assumed: 'One.' }
const nowhere: Gap = { ...gap, nowhere: true }

/** A contract with these gaps, one node of the document with a mark, and one of the tool server. */
function contractOf(gaps: Record<string, Gap>, mark?: string | string[], ofTools?: string): BuiltContract {
  const schema: JsonObject = { type: 'string', ...(mark === undefined ? {} : { 'x-gap': mark }) }
  const canvas = { openapi: '3.1.0', info: { title: 't', version: '1' }, components: { schemas: { Thing: schema } } }
  const toolServer = { address: { description: 'Where.', ...(ofTools === undefined ? {} : { 'x-gap': ofTools }) } }
  const placed = Object.fromEntries(Object.entries(gaps).map(([id, one]) => [id, { ...one, place: `${id}:1:1` }]))
  return { documents: { canvas }, gaps: placed, toolServer } as unknown as BuiltContract
}

function faultsOf(contract: BuiltContract): string[] {
  try {
    checkGaps(contract)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ContractError)
    return (error as Error).message.split('\n')
  }
}

test('checkGaps accepts gaps that are marked, or say `nowhere`', () => {
  const gaps = { 'a.one': gap, 'a.two': gap, 'a.three': gap, 'a.none': nowhere }
  expect(checkGaps(contractOf(gaps, ['a.one', 'a.two'], 'a.three'))).toBe(4)
})

// biome-ignore format: a table has one row a line.
test.each<[what: string, gaps: Record<string, Gap>, mark: string | string[] | undefined, ofTools: string | undefined, ...faults: RegExp[]]>([
  ['`nowhere` on a gap that a node names', { 'a.one': nowhere }, 'a.one', undefined, /a\.one.*`nowhere`.*\/components\/schemas\/Thing/],
  ['`nowhere` on a gap that the tool server names', { 'a.one': nowhere }, undefined, 'a.one', /a\.one.*`nowhere`.*\/mcp\/address/],
  ['a gap that no node names', { 'a.one': gap }, undefined, undefined, /a\.one.*`nowhere: true`/],
  ['an id without an entry', {}, 'a.one', undefined, /\/components\/schemas\/Thing.*a\.one/],
  ['all of these at once', { 'a.two': nowhere, 'a.three': gap }, ['a.one', 'a.two'], undefined, /a\.one/, /a\.two/, /a\.three/],
])('checkGaps rejects %s', (_, gaps, mark, ofTools, ...faults) => {
  expect(faultsOf(contractOf(gaps, mark, ofTools))).toEqual(faults.map((fault) => expect.stringMatching(fault)))
})

test('checkGaps requires a note on general gaps', () => {
  const withGaps = (gaps: Record<string, Gap>) => {
    const contract = contractOf(gaps)
    Object.assign(contract.documents.canvas?.info ?? {}, { 'x-gap': ['a.one', 'a.two'] })
    return contract
  }
  expect(faultsOf(withGaps({ 'a.one': { ...gap, note: 'so' }, 'a.two': gap }))).toEqual([
    'a.two:1:1  info names a.two, which has no note to show there: add one, or mark the nodes that it concerns.',
  ])
  expect(faultsOf(withGaps({ 'a.one': { ...gap, note: 'so' } }))).toEqual([
    'openapi/gaps/a.yaml  /info names a.two: add the entry, or correct the id.',
  ])
})
