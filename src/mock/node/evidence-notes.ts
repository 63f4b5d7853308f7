/** What a report on traffic says of gaps and places: files and lines in a clone, parts of documents elsewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inDocument } from '../../conform/evidence.js'
import { pathOf } from '../../contract/references.js'
import { sourceOf } from '../../contract/source-of.js'
import { isPacked } from '../embedded.js'
import type { EvidenceNotes } from './conform-command.js'
import { parsed } from './data.js'

export async function readEvidenceNotes(): Promise<EvidenceNotes> {
  const { gaps } = (await import('../../../generated/gaps.json', { with: { type: 'json' } })).default
  const openapi = fileURLToPath(new URL('../../../openapi/', import.meta.url))
  if (isPacked || !existsSync(openapi)) return { gaps, placeOf: inDocument, entryOf: () => undefined }
  const files = readdirSync(openapi, { recursive: true, encoding: 'utf8' })
  const places = new Map<string, ReturnType<typeof parsed>['placeOf']>()
  const placeOf = (path: string[]) => {
    const { file, inside } = sourceOf(path, files)
    const placeIn = places.get(file) ?? parsed(`openapi/${file}`, readFileSync(join(openapi, file), 'utf8')).placeOf
    places.set(file, placeIn)
    return placeIn([...inside])
  }
  return { gaps, placeOf: (_, pointer) => placeOf(pathOf(pointer)), entryOf: (id) => placeOf(['gaps', id]) }
}
