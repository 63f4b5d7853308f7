import { readdir } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readYaml } from '../support/yaml.js'

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

/**
 * Reads all gaps of `openapi/gaps/`, by id. A file holds one area: the gaps whose ids start with its name. Throws a
 * ContractError that names the file, the id and the problem.
 */
export async function readGaps(folder = inRoot('openapi/gaps')): Promise<Gaps> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const areas = await Promise.all(
    files.map(async (file) => ({ file, gaps: await readYaml<Gaps>(`${folder}/${file}`) })),
  )
  const faults = areas.flatMap(({ file, gaps }) => [
    ...Object.keys(gaps ?? {})
      .filter((id) => `${id.split('.')[0]}.yaml` !== file)
      .map((id) => `openapi/gaps/${file}  ${id} belongs in ${id.split('.')[0]}.yaml.`),
    ...faultsOf(file, gaps),
  ])
  if (faults.length > 0) throw new ContractError(faults.join('\n'))
  return Object.assign({}, ...areas.map(({ gaps }) => gaps)) as Gaps
}

function faultsOf(file: string, gaps: unknown): string[] {
  if (fits(gaps)) return []
  return (fits.errors ?? [])
    .filter(({ keyword }) => keyword !== 'if')
    .map(({ instancePath, message, params }) => {
      const hint = 'additionalProperty' in params ? `: ${params.additionalProperty}` : ''
      const values = 'allowedValues' in params ? `: ${(params.allowedValues as string[]).join(', ')}` : ''
      return `openapi/gaps/${file}  ${instancePath.slice(1) || 'The file'} ${message}${hint}${values}.`
    })
}

const text = { type: 'string', minLength: 1 }
/** Notes are placed inside a sentence, so they do not end with a full stop. */
const line = { type: 'string', pattern: '[^.]$' }
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

const fits = new Ajv2020({ allErrors: true, validateSchema: false }).compile({
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: {
      kind: { enum: ['unknown', 'contradiction', 'silence'] },
      stake: { enum: ['breaking', 'shape', 'detail'] },
      title: text,
      source: text,
      assumed: text,
      otherwise: text,
      note,
      nowhere: { const: true },
    },
    required: ['kind', 'stake', 'title', 'source', 'assumed'],
    additionalProperties: false,
    // A gap that can break a client must show a note where client authors read.
    if: { properties: { stake: { const: 'breaking' } } },
    // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, never awaited
    then: { required: ['note'] },
  },
})
