import { readdirSync, readFileSync } from 'node:fs'
import { sourceOf } from '../../src/contract/source-of.js'
import type { Path } from '../../src/contract/yaml-offset.js'
import { inRoot } from '../support/paths.js'
import { parseYaml } from '../support/yaml.js'

/** Where a part of a document is written by hand. */
type Sources = {
  /** Returns the file of a path of the document, such as `openapi/shared/schemas/ApiError.yaml`. */
  fileOf: (path: Path) => string
  /** Returns its place there, `openapi/shared/schemas/ApiError.yaml:12:3`, or that of the nearest part around it. */
  placeOf: (path: Path) => string
}

/** Returns the places of a document in a folder of the repository. The files are read when they are first asked for. */
export function sources(folder = 'openapi'): Sources {
  let files: string[] | undefined
  const places = new Map<string, (path: Path) => string>()
  const sourceIn = (path: Path) => {
    files ??= readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    return sourceOf(path, files)
  }
  return {
    fileOf: (path) => `${folder}/${sourceIn(path).file}`,
    placeOf(path) {
      const { file, inside } = sourceIn(path)
      const name = `${folder}/${file}`
      const place = places.get(name) ?? parseYaml(readFileSync(inRoot(name), 'utf8'), name).place
      places.set(name, place)
      return place(inside)
    },
  }
}
