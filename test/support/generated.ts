/** Finds the files that the pipeline wrote. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { inRoot } from '../../scripts/support/paths.js'

/** The folder of the generated files. */
export const GENERATED = inRoot('generated')

/** Reads a generated JSON file by its path in that folder. */
export function readGenerated<Content>(file: string): Content {
  return JSON.parse(readFileSync(resolve(GENERATED, file), 'utf8')) as Content
}
