/** The versions that a test names by their place, and the types of what only one has. */
import type { Versions } from '../../generated/versions.js'
import { VERSIONS, type Version } from '../../scripts/support/paths.js'
import type { Versions as VersionsFile } from '../../src/contract/versions.js'
import { documents } from './documents.js'
import { readGenerated } from './generated.js'

const { versions } = readGenerated<VersionsFile>('versions.json')

type Last<List extends readonly unknown[]> = List extends readonly [...unknown[], infer Last] ? Last : never

/** The canonical version. */
export const NEWEST: Versions[0] = VERSIONS[0]

/** The version with the oldest shapes, which is the default. */
export const OLDEST = VERSIONS.at(-1) as Last<Versions>

/** The versions that are left after the sunset of the oldest, and the one that is the default then. */
export const LATER: Version[] = VERSIONS.filter((version) => version !== OLDEST)
export const NEXT_DEFAULT = LATER.at(-1)

/** True for a version with the flat task, and with lists by offset. */
export const isLegacy = (version: Version): version is typeof OLDEST =>
  'LegacyTask' in (documents[version].components as { schemas: object }).schemas

/** The day after the sunset of the oldest version. Undefined if it has none, or is the only one. */
export const AFTER_SUNSET = LATER.length > 0 ? dayAfter(versions.at(-1)?.sunset) : undefined

function dayAfter(day: string | null | undefined): string | undefined {
  return day ? new Date(Date.parse(day) + 24 * 60 * 60_000).toISOString().slice(0, 10) : undefined
}

// Only 2026-04-12
/** The types of the flat task and of its lists. */
export type {
  components as LegacyComponents,
  LegacyTask,
  paths as LegacyPaths,
} from '../../generated/types/2026-04-12.js'
