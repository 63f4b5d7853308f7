import { readdir } from 'node:fs/promises'
import type { Gap as Written, Gaps as WrittenGaps } from '../../generated/file-types.js'
import { inRoot } from '../support/paths.js'
import { readYamlFile, throwProblems } from '../support/yaml.js'

/** A question that the source leaves open. */
export type Gap = Required<Pick<Written, 'kind' | 'stake'>> & Omit<Written, 'kind' | 'stake'>

export type Gaps = Record<string, Gap>

/** The gaps with the place where each is written: `openapi/gaps/tasks.yaml:14:1`. */
export type PlacedGaps = Record<string, Gap & { place: string }>

/**
 * Reads all gaps of `openapi/gaps/`, by id. A file holds one area: the gaps whose ids start with its name. One that
 * does not say otherwise is an unknown detail. Throws a ContractError that lists each problem with file and line.
 */
export async function readGaps(folder = inRoot('openapi/gaps')): Promise<PlacedGaps> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const areas = await Promise.all(
    files.map(async (file) => {
      const { data, place } = await readYamlFile<WrittenGaps>(`${folder}/${file}`, 'gaps')
      return Object.entries(data).map(([id, written]) => ({ id, file, written, place: place([id]) }))
    }),
  )
  const entries = areas.flat()
  const moved = entries.filter(({ id, file }) => `${id.split('.')[0]}.yaml` !== file)
  throwProblems(moved.map(({ id, place }) => `${place}  ${id} belongs in ${id.split('.')[0]}.yaml.`))
  return Object.fromEntries(
    entries.map(({ id, written, place }) => [id, { kind: 'unknown', stake: 'detail', ...written, place }]),
  )
}
