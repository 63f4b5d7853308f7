/** The versions that a test names by their place, and the types of what only one has. */
import type { Versions } from '../../generated/versions.js'
import { VERSIONS, type Version } from '../../scripts/support/paths.js'

type Last<List extends readonly unknown[]> = List extends readonly [...unknown[], infer Last] ? Last : never

/** The canonical version. */
export const NEWEST: Versions[0] = VERSIONS[0]

/** The version with the oldest shapes, which is the default. */
export const OLDEST = VERSIONS.at(-1) as Last<Versions>

/** The versions that are left after the sunset of the oldest, and the one that is the default then. */
export const LATER: Version[] = VERSIONS.filter((version) => version !== OLDEST)
export const NEXT_DEFAULT = LATER.at(-1)

/** The types of the oldest version. They have no other name: what they contain is known of that version alone. */
export type {
  components as LegacyComponents,
  LegacyTask,
  paths as LegacyPaths,
} from '../../generated/types/2026-04-12.js'
