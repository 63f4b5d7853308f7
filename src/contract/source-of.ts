import { withoutVersion } from './marks.js'

/** Folders whose files do not belong to a document, although their names can be those of paths. */
const OTHER_FOLDERS = /^(?:gaps|workflows)\//

/**
 * Returns which of these files below `openapi/` holds a path of a document, of `versions`, `tools` or `gaps`, and the
 * path inside it. The layout alone says so: files are named after components and paths. Anything without a file of its
 * own is in the root document.
 */
export function sourceOf<Key extends string | number>(
  path: readonly Key[],
  files: string[],
): { file: string; inside: readonly Key[] } {
  const [top = '', first = '', second = ''] = path.map(String)
  const all = files.map((file) => file.replaceAll('\\', '/'))
  const names = top === 'gaps' ? all : all.filter((file) => !OTHER_FOLDERS.test(file))
  for (const [name, keys] of filesFor(top, first, second)) {
    const file = names.find((file) => `/${file}`.endsWith(`/${name}.yaml`))
    if (file !== undefined) return { file, inside: path.slice(keys) }
  }
  return { file: 'openapi.yaml', inside: path }
}

/** Returns the file name of a path: `-` for `/`, and no braces, which a URI reference must not contain. */
function pathFileName(path: string): string {
  return path.slice(1).replace(/[{}]/g, '').replaceAll('/', '-')
}

/** Returns what the file of this part may be called, without extension, each with its number of keys. */
function filesFor(top: string, first: string, second: string): [name: string, keys: number][] {
  if (top === 'paths') return [[pathFileName(first), 2]]
  if (top === 'versions') return [['versions', 0]]
  if (top === 'tools') return [['tool-server', 0]]
  if (top === 'gaps') return [[`gaps/${first.split('.')[0]}`, 1]]
  if (top === 'webhooks') return [[`webhooks/${first}`, 2]]
  if (top !== 'components') return []
  const folder = FOLDERS[first] ?? `${first}/`
  return [
    [folder + second, 3],
    // An older example that the bundle adds has no file of its own: the newer one that it follows from is its source.
    [folder + withoutVersion(second), 3],
    [folder + sharedName(second), 2],
  ]
}

/** Folders that are not named like their section. Callbacks and path items are among the paths. */
const FOLDERS: Record<string, string> = { securitySchemes: 'security/', callbacks: '', pathItems: '' }

/** Returns the file that a component can share: an operation's examples share one, and so do error bodies. */
export function sharedName(component: string): string {
  return /^\w+(?=\.)|ErrorBody$/.exec(component)?.[0] ?? component
}
