/** `openapi/facts/`: every statement about the service by its id, and where the contract holds it. */
import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/support/paths.js'

export type Fact = {
  /** One sentence. */
  fact: string
  /** The version that it belongs to, and those after it. What belongs to the legacy shapes ends with the canonical ones. */
  version?: string
  /** The version from which on it no longer holds. */
  until?: string
  /** The version that it compares with others. It is gone with that version. */
  needs?: string
  /** The places whose structure or behavior holds it: a test of the fact's area judges them. */
  at?: string[]
  /** The texts that tell it: by place, the terms that one text there must hold. */
  mentions?: Record<string, string[]>
}

const FOLDER = 'openapi/facts'

/** The facts by file. A file is named after the first word of the ids in it. */
export const files: Record<string, Record<string, Fact>> = Object.fromEntries(
  readdirSync(inRoot(FOLDER)).map((file) => [
    file.replace(/\.yaml$/, ''),
    parse(readFileSync(inRoot(FOLDER, file), 'utf8')) as Record<string, Fact>,
  ]),
)

/** All of them by id. */
export const facts: Record<string, Fact> = Object.assign({}, ...Object.values(files))
