import { readdir } from 'node:fs/promises'
import { inRoot } from '../support/paths.js'
import { readYamlFile } from '../support/yaml.js'

/** A statement about the service, as described in `openapi/facts/`. */
export type Fact = {
  /** One sentence. */
  fact: string
  /** The version that it belongs to, and those after it. What belongs to the legacy shapes ends with the canonical ones. */
  version?: string
  /** The version from which on it no longer holds. */
  until?: string
  /** The version that it compares with others. It is gone with that version. */
  needs?: string
  /** The places whose structure or behavior holds it: a test of the fact's area checks them. */
  at?: string[]
  /** The texts that state it: by place, the terms that one text there must contain. */
  mentions?: Record<string, string[]>
}

/**
 * Reads all facts of `openapi/facts/`, by area and id. A file holds one area: the facts whose ids start with its name. Throws a
 * ContractError that lists each problem of a file with its line.
 */
export async function readFacts(folder = inRoot('openapi/facts')): Promise<Record<string, Record<string, Fact>>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const areas = files.map(async (file) => {
    const { data } = await readYamlFile<Record<string, Fact>>(`${folder}/${file}`, FORM)
    return [file.replace('.yaml', ''), data] as const
  })
  return Object.fromEntries(await Promise.all(areas))
}

const texts = { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1 }

const date = { type: 'string', description: 'Write the date of the version in quotes.' }

const FORM = {
  type: 'object',
  description: 'Write at least one fact under its id, or remove the file.',
  additionalProperties: {
    type: 'object',
    properties: {
      fact: { type: 'string', minLength: 1 },
      version: date,
      until: date,
      needs: date,
      at: texts,
      mentions: { type: 'object', additionalProperties: texts },
    },
    required: ['fact'],
    additionalProperties: false,
  },
}
