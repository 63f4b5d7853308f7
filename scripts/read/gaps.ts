import { inRoot } from '../support/paths.js'
import { readAreas } from './areas.js'

/** A question that the source leaves open, as described in `openapi/gaps/`. */
export type Gap = {
  kind: 'unknown' | 'contradiction' | 'silence'
  /** The consequence of a wrong assumption: it breaks a client, changes the shape of a body, or affects a detail. */
  stake: 'breaking' | 'shape' | 'detail'
  title: string
  /** What the source says. */
  source: string
  /** What the contract does. */
  assumed: string
  /** What else it could be. */
  otherwise?: string
  /** The short note shown at the nodes, or one for each kind of node. Without it, only the link of the operation leads to the gap. */
  note?: string | Partial<Record<'operation' | 'response' | 'parameter' | 'property', string>>
  /** True if the gap concerns no node of the contract. */
  nowhere?: boolean
}

export type Gaps = Record<string, Gap>

/** A gap as its file has it: one that does not say otherwise is a silence about a detail. */
type Written = Omit<Gap, 'kind' | 'stake'> & Partial<Pick<Gap, 'kind' | 'stake'>>

/**
 * Reads all gaps of `openapi/gaps/`, by id. Throws a ContractError that lists each problem with file and line.
 */
export async function readGaps(folder = inRoot('openapi/gaps')): Promise<Gaps> {
  const gaps = await readAreas<Written>(folder, FORM)
  return Object.fromEntries(gaps.map(({ id, data }) => [id, { kind: 'silence', stake: 'detail', ...data }]))
}

const text = { type: 'string', minLength: 1 }
const line = {
  type: 'string',
  pattern: '[^.]$',
  description: 'Write the note without a full stop, because it is placed inside a sentence.',
}
const note = {
  if: { type: 'object' },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
  then: {
    type: 'object',
    properties: { operation: line, response: line, parameter: line, property: line },
    additionalProperties: false,
    minProperties: 1,
  },
  else: line,
}

const FORM = {
  type: 'object',
  description: 'Write at least one gap under its id, or remove the file.',
  additionalProperties: {
    type: 'object',
    properties: {
      kind: { enum: ['unknown', 'contradiction'] },
      stake: { enum: ['breaking', 'shape'] },
      title: text,
      source: text,
      assumed: text,
      otherwise: text,
      note,
      nowhere: { const: true },
    },
    required: ['title', 'source', 'assumed'],
    additionalProperties: false,
    // A gap that can break a client must show a note where client authors read.
    if: { properties: { stake: { const: 'breaking' } }, required: ['stake'] },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
    then: { required: ['note'] },
  },
}
