import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesOf } from '../support/cache.js'
import { inRoot } from '../support/paths.js'
import { throwProblems } from '../support/yaml.js'

/** The files of our own forms. The first group names the form, which is also a file of `openapi/forms`. */
const OWN = /^(?:(statements)\/[^/]+|(versions|exceptions|tool-server))\.yaml$/

/**
 * Checks the files of `openapi/`, or of a copy in another folder: each is plain UTF-8 with the line ends of Unix, and each one
 * that belongs to a document is referenced from `openapi.yaml`. Returns their number. Throws a ContractError that names each file.
 */
export function checkFiles(folder = 'openapi'): number {
  const files = filesOf(folder).filter((file) => file.endsWith('.yaml'))
  const texts = new Map(files.map((file) => [file.slice(folder.length + 1), readFileSync(inRoot(file), 'utf8')]))
  const used = referencedFrom('openapi.yaml', texts)
  throwProblems(
    [...texts].flatMap(([file, text]) => [
      ...(text.startsWith('\uFEFF') ? [`${folder}/${file}:1  Save the file as UTF-8 without a byte order mark.`] : []),
      ...(text.includes('\r')
        ? [`${folder}/${file}:${lineOf(text, '\r')}  Save the file with the line ends of Unix.`]
        : []),
      ...(used.has(file) || OWN.test(file) || file.startsWith('workflows/')
        ? []
        : [`${folder}/${file}  ${unused(file)}`]),
      ...(text.startsWith(formLine(file))
        ? []
        : [`${folder}/${file}:1  Write \`${formLine(file)}\` as the first line, so that editors know the keys.`]),
    ]),
  )
  return files.length
}

/** Returns this file and all that it references, directly or not. What only another example refers to is not shown by itself. */
function referencedFrom(root: string, texts: Map<string, string>): Set<string> {
  const found = new Set([root])
  for (const file of found) {
    if (file.includes('/examples/')) continue
    for (const [path] of (texts.get(file) ?? '').matchAll(/[\w./-]+\.yaml\b/g)) {
      const target = join(dirname(file), path).replaceAll('\\', '/')
      if (texts.has(target)) found.add(target)
    }
  }
  return found
}

/** Returns the first line of a file of our own forms, from which an editor knows its keys. Empty for any other file. */
function formLine(file: string): string {
  const [, area, name = area] = OWN.exec(file) ?? []
  return name ? `# yaml-language-server: $schema=${area ? '../' : ''}forms/${name}.json` : ''
}

/** Says what to do about a file that nothing references. */
function unused(file: string): string {
  const [, top = ''] = /^(resources\/[^/]+|webhooks)\/[^/]+$/.exec(file) ?? []
  if (top)
    return `Nothing references this file: add a line with \`{ $ref: ${file} }\` to \`${top === 'webhooks' ? top : 'paths'}\` in openapi/openapi.yaml, or remove it.`
  if (!file.includes('/examples/')) return 'Nothing references this file: reference it, or remove it.'
  const [operation = '', name = '', request] = file.slice(file.lastIndexOf('/') + 1).split('.')
  const body = request === 'request' ? 'the request body' : 'a response'
  return `Nothing references this example: add \`${name}: { $ref: examples/${operation}.${name}${request === 'request' ? '.request' : ''}.yaml }\` to the \`examples\` of ${body} of ${operation}, or remove the file.`
}

function lineOf(text: string, part: string): number {
  return text.slice(0, text.indexOf(part)).split('\n').length
}
