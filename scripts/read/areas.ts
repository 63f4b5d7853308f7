import { readdir } from 'node:fs/promises'
import { readYamlFile, throwProblems } from '../support/yaml.js'

/** An entry of a folder of areas, with its place, such as `openapi/gaps/tasks.yaml:14:1`. */
export type Entry<Data> = { id: string; data: Data; place: string }

/**
 * Reads the entries of all YAML files of a folder. A file holds one area: the entries whose ids start with its name. Throws a
 * ContractError that lists each problem with file and line.
 */
export async function readAreas<Data>(folder: string, form: object): Promise<Entry<Data>[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort()
  const areas = await Promise.all(
    files.map(async (file) => {
      const { data, place } = await readYamlFile<Record<string, Data>>(`${folder}/${file}`, form)
      return Object.entries(data).map(([id, entry]) => ({ id, data: entry, place: place([id]), file }))
    }),
  )
  const entries = areas.flat()
  const moved = entries.filter(({ id, file }) => `${id.split('.')[0]}.yaml` !== file)
  throwProblems(moved.map(({ id, place }) => `${place}  ${id} belongs in ${id.split('.')[0]}.yaml.`))
  return entries
}
