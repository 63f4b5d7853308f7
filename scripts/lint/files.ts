import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sharedName } from '../../src/contract/source-of.js'
import { filesBelow } from '../support/cache.js'
import { inRoot } from '../support/paths.js'
import { lineOf, throwProblems } from '../support/yaml.js'

/** The files that have a JSON Schema in `openapi/file-schemas`. A group names it. */
const WITH_SCHEMA = /^(?:(gaps)\/[^/]+|(versions|exceptions|tool-server))\.yaml$/

/**
 * Checks the files of `openapi/`, or of a copy in another folder: each one that belongs to a document is referenced
 * from `openapi.yaml`, no example has a reference, and a file with a schema names it for editors. Returns their number.
 * Throws a ContractError that names each file.
 */
export function checkFiles(folder = 'openapi'): number {
  const files = filesBelow(folder).filter((file) => file.endsWith('.yaml'))
  const texts = new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(inRoot(file), 'utf8')]))
  const parts = new Map([...texts].flatMap(partsOf))
  const used = referencedFrom('openapi.yaml', parts)
  const unusedParts = [...parts.keys()].filter(
    (part) => !used.has(part) && !WITH_SCHEMA.test(part) && !part.startsWith('workflows/'),
  )
  throwProblems([
    ...unusedParts.map((part) => `${folder}/${part}  ${unused(part)}`),
    ...[...texts].flatMap(([file, text]) => [
      ...(file.includes('/examples/') && text.includes('$ref:')
        ? [`${folder}/${file}:${lineOf(text, '$ref:')}  Write the value itself: OpenAPI has no references in examples.`]
        : []),
      ...(text.startsWith(schemaLine(file))
        ? []
        : [`${folder}/${file}:1  Write \`${schemaLine(file)}\` as the first line, so that editors know the keys.`]),
    ]),
  ])
  return files.length
}

/** Returns the components of a file that several share, each as `file#/name` with its text, or the file as it is. */
function partsOf([file, text]: [file: string, text: string]): [part: string, text: string][] {
  const components = text.split(/^(?=[\w.-]+:)/m).map((part): [string, string] => [part.split(':')[0] ?? '', part])
  const isShared = components.every(([name]) => file.endsWith(`/${sharedName(name)}.yaml`))
  return isShared ? components.map(([name, part]) => [`${file}#/${name}`, part]) : [[file, text]]
}

/** Returns this file and all parts that it references, directly or not. */
function referencedFrom(root: string, parts: Map<string, string>): Set<string> {
  const found = new Set([root])
  for (const part of found) {
    for (const [reference] of (parts.get(part) ?? '').matchAll(/[\w./-]+\.yaml\b(?:#\/[\w.-]+)?/g)) {
      const target = join(dirname(part.split('#')[0] ?? ''), reference).replaceAll('\\', '/')
      for (const name of [target, target.split('#')[0] ?? '']) if (parts.has(name)) found.add(name)
    }
  }
  return found
}

/** Returns the first line of a file that has a JSON Schema, which tells editors its keys. Empty for others. */
function schemaLine(file: string): string {
  const [, area, name = area] = WITH_SCHEMA.exec(file) ?? []
  return name ? `# yaml-language-server: $schema=${area ? '../' : ''}file-schemas/${name}.json` : ''
}

/** Says what to do about a file, or a component of a shared file, that nothing references. */
function unused(part: string): string {
  const [, top = ''] = /^(resources\/[^/]+|webhooks)\/[^/]+$/.exec(part) ?? []
  if (top)
    return `Nothing references this file: add a line with \`{ $ref: ${part} }\` to \`${top === 'webhooks' ? top : 'paths'}\` in openapi/openapi.yaml, or remove it.`
  if (!part.includes('/examples/')) return 'Nothing references this component: reference it, or remove it.'
  const [operation, name, request] = part.slice(part.lastIndexOf('/') + 1).split('.')
  const body = request === 'request' ? 'the request body' : 'a response'
  return `Nothing references this example: add \`${name}: { $ref: ${part.slice(part.lastIndexOf('examples/'))} }\` to the \`examples\` of ${body} of ${operation}, or remove it.`
}
