import { sourceOf } from '../read/source-files.js'
import { parseYaml, type YamlFile } from '../support/yaml.js'
import type { State } from './state.js'

/**
 * Returns a function that finds the line of a place in the hand-written files of a state: `openapi/….yaml:12`. What a view
 * rewrote is found at the nearest place around it. Undefined if the state has no hand-written files.
 */
export function locator({ files, read }: Pick<State, 'files' | 'read'>): (pointer: string[]) => string | undefined {
  const places = new Map<string, YamlFile<unknown>['place'] | undefined>()
  let listed: string[] | undefined
  return (pointer) => {
    listed ??= files()
    const { file, inside } = placeIn(pointer, listed)
    const text = places.has(file) || listed.length === 0 ? undefined : read(file)
    if (text !== undefined) places.set(file, parseYaml(text, `openapi/${file}`).place)
    return places.get(file)?.(inside).replace(/:\d+$/, '')
  }
}

/** Versions, gaps, facts and tools are data with files of their own. */
function placeIn([top, name = '', ...rest]: string[], files: string[]): { file: string; inside: readonly string[] } {
  if (top === 'versions') return { file: 'versions.yaml', inside: ['versions'] }
  if (top === 'gaps' || top === 'facts') return { file: `${top}/${name.split('.')[0]}.yaml`, inside: [name] }
  if (top === 'tools') return { file: 'mcp/tools.yaml', inside: [] }
  return sourceOf([top ?? '', name, ...rest], files)
}
