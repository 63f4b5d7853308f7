import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Returns the absolute path of a file or folder in the repository. */
export const inRoot = (...parts: string[]) => join(ROOT, ...parts)

/** The dates of the versions, newest first. The document with both is called `canvas`. */
export const VERSIONS = ['2026-05-01', '2026-04-12'] as const
export type Version = (typeof VERSIONS)[number]
