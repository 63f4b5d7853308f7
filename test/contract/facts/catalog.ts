/** `openapi/facts.yaml`: every statement about the service, and where the contract holds it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/paths.js'
import type { Doc } from './document.js'

export type Fact = {
  /** One sentence. */
  fact: string
  /** The one version that it belongs to. */
  version?: string
  /** The places whose structure or behavior holds it: a test of the fact's area judges them. */
  at?: string[]
  /** The texts that tell it: by place, the terms that one text there must hold. */
  told?: Record<string, string[]>
}

export const facts = parse(readFileSync(inRoot('openapi/facts.yaml'), 'utf8')) as Record<string, Fact>

/** Those of the documents that are of the fact's version: all, where it has none. */
export function documentsOf({ version }: Fact, docs: Doc[]): Doc[] {
  return docs.filter((doc) => version === undefined || doc.version === version)
}
