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

test('checkGaps rejects `nowhere` on a gap that a node names', () => {
  const [fault = '', ...others] = faultsOf(contractOf({ 'a.one': nowhere }, 'a.one'))
  expect(fault).toMatch(/a\.one.*`nowhere`.*\/components\/schemas\/Thing/)
  expect(others).toEqual([])
  expect(faultsOf(contractOf({ 'a.one': nowhere }, undefined, 'a.one'))).toEqual([
    expect.stringMatching(/a\.one.*`nowhere`.*\/mcp\/address/),
  ])
})

test('checkGaps rejects a gap that no node names', () => {
  expect(faultsOf(contractOf({ 'a.one': gap }))).toEqual([expect.stringMatching(/a\.one.*`nowhere: true`/)])
})

test('checkGaps rejects an id without an entry', () => {
  expect(faultsOf(contractOf({}, 'a.one'))).toEqual([expect.stringMatching(/\/components\/schemas\/Thing.*a\.one/)])
})

test('checkGaps reports all problems at once', () => {
  expect(faultsOf(contractOf({ 'a.two': nowhere, 'a.three': gap }, ['a.one', 'a.two']))).toHaveLength(3)
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
