import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Json, JsonObject } from '../../src/contract/json.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot } from '../support/paths.js'
import { readNode } from '../support/processes.js'

type Impact = 'major' | 'minor' | 'patch'

/** A change as `redocly diff --format json` lists it. */
export type RedoclyChange = {
  /** Where Redocly shows it: at the first use of a component. */
  path: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  /** What rules say about it. */
  verdicts: { ruleId: string; impact: Impact; message: string }[]
  /** The key that was modified. `key` is the name of the node itself. */
  property?: string
  /** Where it is written, in the older and the newer document. Without a value, the key is not set there. */
  base?: { pointer: string; value?: Json }
  revision?: { pointer: string; value?: Json }
}

/**
 * Compares two OpenAPI documents with Redocly's command, by the rules of `redocly-diff.yaml`. The package of the
 * command exports nothing that could be called. Throws a ContractError with what it prints if it fails.
 */
export async function redoclyDiff(old: JsonObject, now: JsonObject): Promise<RedoclyChange[]> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'))
  const file = (name: string) => join(folder, `${name}.json`)
  try {
    await Promise.all([writeFile(file('old'), JSON.stringify(old)), writeFile(file('new'), JSON.stringify(now))])
    const { resolve } = createRequire(import.meta.url)
    // biome-ignore format: an option and its value are in one row.
    const { status, output } = await readNode([
      // The rules are TypeScript.
      '--import', resolve('tsx/esm'), resolve('@redocly/cli/bin/cli.js'), 'diff', file('old'), file('new'),
      '--config', inRoot('scripts/compare/redocly-diff.yaml'), '--output', file('report'),
      '--format', 'json', '--fail-on', 'none',
    ])
    if (status !== 0) throw new ContractError(`Redocly could not compare the documents:\n${output}`)
    return (JSON.parse(await readFile(file('report'), 'utf8')) as { changes: RedoclyChange[] }).changes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
