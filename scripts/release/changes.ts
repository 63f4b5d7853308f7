import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { JsonObject } from '../../src/contract/json.js'
import { verdictOf } from '../compare/change-rules.js'
import { compareDocuments } from '../compare/documents.js'
import type { PlacedFinding } from '../compare/finding.js'
import { withoutVersions } from '../compare/without-versions.js'
import { inRoot, VERSIONS } from '../support/paths.js'
import type { Level } from './bump.js'
import { git, gitLines } from './git.js'
import { compareSurfaces } from './surface.js'

/** What changed for the code of users, a line each. */
export type Changes = { breaking: string[]; additive: string[] }

/**
 * Compares the repository with a tag. What breaks types follows from two comparisons: the documents by the rules of the API, in
 * each version and with the direction of each field, because the types are made from them; and the names and signatures of
 * both packages by the compiler. A version that is gone breaks, because the types of a version are an entry of the package.
 */
export async function changesSince(tag: string): Promise<Changes> {
  const [documents, surface] = await Promise.all([documentChanges(tag), compareSurfaces(tag)])
  return {
    breaking: [...documents.breaking, ...surface.breaking],
    additive: [...documents.additive, ...surface.additive],
  }
}

/** Returns the greatest change. */
export function levelOf({ breaking, additive }: Changes): Level {
  return breaking.length > 0 ? 'breaking' : additive.length > 0 ? 'additive' : 'neutral'
}

async function documentChanges(tag: string): Promise<Changes> {
  const files = await gitLines(inRoot(), 'ls-tree', '--name-only', tag, 'generated/openapi/')
  const had = files.map((file) => basename(file, '.json')).filter((name) => name !== 'canvas')
  const has: readonly string[] = VERSIONS
  const gone = had.filter((version) => !has.includes(version))
  const fresh = has.filter((version) => !had.includes(version))
  const found = await Promise.all(
    had.filter((version) => has.includes(version)).map((version) => changesOf(tag, version)),
  )
  return {
    breaking: [...gone.map((version) => `version ${version} is gone`), ...found.flatMap(({ breaking }) => breaking)],
    additive: [...fresh.map((version) => `version ${version} is new`), ...found.flatMap(({ additive }) => additive)],
  }
}

async function changesOf(tag: string, version: string): Promise<Changes> {
  const file = `generated/openapi/${version}.json`
  const [old, now] = await Promise.all([
    git(inRoot(), 'show', `${tag}:${file}`),
    readFile(join(inRoot(), file), 'utf8'),
  ])
  const findings = compareDocuments(
    withoutVersions(JSON.parse(old) as JsonObject),
    withoutVersions(JSON.parse(now) as JsonObject),
  )
  const lines = (verdict: string) => [
    ...new Set(
      findings
        .filter(({ rule, direction }) => verdictOf(rule, direction) === verdict)
        .map((finding) => `${version} ${lineOf(finding)}`),
    ),
  ]
  return { breaking: lines('breaking'), additive: lines('additive') }
}

function lineOf({ operation = 'the API', part, path, says }: PlacedFinding): string {
  const place = [operation, part].filter((word) => word !== '').join(', ')
  const field = path.join('.').replaceAll('.[]', '[]')
  return `${place}: ${[field, says].filter((word) => word !== '').join(' ')}`
}
