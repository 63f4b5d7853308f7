import { inRoot } from '../support/paths.js'
import { readAreas } from './areas.js'

/**
 * What a place must be: its types, such as `null|string`, or keywords of the schema, parameter, response or operation there, with
 * values that the schema accepts and refuses.
 */
export type Form = string | { accepts?: unknown[]; refuses?: unknown[]; [keyword: string]: unknown }

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
  /** The places whose structure holds it: with the form that each must have, or as a list that a test of the fact's area checks. */
  at?: string[] | Record<string, Form>
  /** The texts that state it: by place, the terms that one text there must contain. */
  mentions?: Record<string, string[]>
  /** Where it is written: `openapi/facts/tasks.yaml:14:1`. */
  place: string
}

/** Returns the places whose structure holds a fact. */
export function structurePlaces({ at = [] }: Fact): string[] {
  return Array.isArray(at) ? at : Object.keys(at)
}

/** Reads all facts of `openapi/facts/`, by id. Throws a ContractError that lists each problem with file and line. */
export async function readFacts(folder = inRoot('openapi/facts')): Promise<Record<string, Fact>> {
  const facts = await readAreas<Omit<Fact, 'place'>>(folder, FORM)
  return Object.fromEntries(facts.map(({ id, data, place }) => [id, { ...data, place }]))
}

const texts = { type: 'array', items: { type: ['string', 'number', 'boolean'] }, minItems: 1 }

const term = {
  type: ['string', 'number', 'boolean'],
  format: 'regex',
  description:
    'A term is a regular expression, and this is none: write \\ before a character that has a meaning there, such as ( or *.',
}

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
      at: {
        ...texts,
        type: ['array', 'object'],
        additionalProperties: { type: ['string', 'object'] },
        minProperties: 1,
      },
      mentions: { type: 'object', additionalProperties: { ...texts, items: term } },
    },
    required: ['fact'],
    additionalProperties: false,
  },
}
