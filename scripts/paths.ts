import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** A path inside the repository. */
export const inRoot = (...parts: string[]) => join(ROOT, ...parts)

/** The dates of the versions, newest first. The bundle's document carries the name `canvas`. */
export const VERSIONS = ['2026-05-01', '2026-04-12'] as const
export type Version = (typeof VERSIONS)[number]
