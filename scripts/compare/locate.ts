import { isObject, type Json } from '../../src/contract/json.js'
import { sourceOf } from '../read/source-files.js'
import { parseYaml, type YamlFile } from '../support/yaml.js'
import type { State } from './state.js'

/**
 * Returns a function that finds a place in the hand-written files of a state, such as `openapi/….yaml:12`. What a view rewrote is
 * found at the nearest place around it. Undefined if the state has no hand-written files.
 */
export function locator({ files, read }: Pick<State, 'files' | 'read'>): (pointer: string[]) => string | undefined {
  const known = new Map<string, YamlFile<Json>>()
  let listed: string[] | undefined
  return (pointer) => {
    listed ??= files()
    const { file, inside } = placeIn(pointer, listed)
    const text = known.has(file) || listed.length === 0 ? undefined : read(file)
    if (text !== undefined) known.set(file, parseYaml(text, `openapi/${file}`))
    const source = known.get(file)
    return source?.place(nearest(source.data, inside)).replace(/:\d+$/, '')
  }
}

/** Follows a path as far as the data has it. A step can be the `date` or `name` of an entry of a list. */
function nearest(data: Json, steps: readonly string[]): (string | number)[] {
  const path: (string | number)[] = []
  let here: Json | undefined = data
  for (const step of steps) {
    const isNamed = (one: Json) => isObject(one) && (one.date === step || one.name === step)
    const index: number = Array.isArray(here) ? here.findIndex(isNamed) : -1
    const key = index < 0 ? step : index
    here = (here as { [key: string | number]: Json } | null | undefined)?.[key]
    if (here === undefined) break
    path.push(key)
  }
  return path
}

/** Versions, gaps and tools are data with files of their own. The name of an argument begins with that of its tool. */
function placeIn([top, name = '', ...rest]: string[], files: string[]): { file: string; inside: readonly string[] } {
  if (top === 'versions') return { file: 'versions.yaml', inside: ['versions', name] }
  if (top === 'gaps') return { file: `gaps/${name.split('.')[0]}.yaml`, inside: [name] }
  if (top === 'tools') return { file: 'tool-server.yaml', inside: ['tools', name.replace(/\..*/, '')] }
  return sourceOf([top ?? '', name, ...rest], files)
}
