import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Version, Versions } from '../../generated/versions.js'

/** The root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the absolute path of a file or folder in the repository. */
export const inRoot = (...parts: string[]) => join(ROOT, ...parts)

/** Returns the path of a file from the root of the repository, with slashes on every system, as messages name it. */
export const fromRoot = (file: string) => relative(ROOT, file).replaceAll('\\', '/')

export type { Version }

/** The versions, newest first, as `generated/` has them. The document with all of them is called `canvas`. */
export const VERSIONS = generatedVersions()

/** None before the first `generate`, which takes them from `openapi/versions.yaml`. */
function generatedVersions(): Versions {
  const none: unknown = []
  try {
    const { versions } = JSON.parse(readFileSync(inRoot('generated/versions.json'), 'utf8'))
    return versions.map(({ date }: { date: string }) => date)
  } catch {
    return none as Versions
  }
}

/** The first line of a generated program. */
export const GENERATED_HEAD = '// Made from openapi/ by `npm run generate`. Do not edit.\n'
