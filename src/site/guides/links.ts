import { VERSIONS } from '../../../scripts/support/paths.js'
import { operationsOf } from '../../contract/operations.js'
import { errorsOf } from '../errors/entries.js'
import type { SiteSource } from '../source.js'
import { errorEntry, gapEntry, operationPage } from '../urls.js'
import type { Guide } from './read.js'

/**
 * Returns the addresses that inline code leads to in the guides: `POST /tasks` to its operation, `validation_failed` to
 * its error, the id of a gap to the gap.
 */
export function codeAddresses(source: Pick<SiteSource, 'documents' | 'gaps'>): Map<string, string> {
  const { documents, gaps } = source
  const { types, codes } = errorsOf(source)
  // A name such as `conflict` is also an everyday word, and may mean something else.
  const errors = [...types, ...codes].map(({ name }) => name).filter((name) => name.includes('_'))
  const operations = newestOperations(documents).map(({ version, operationId, name }): [string, string] => [
    name,
    operationPage(version, operationId),
  ])
  return new Map([
    ...errors.map((name): [string, string] => [name, errorEntry(name)]),
    ...operations,
    ...Object.keys(gaps).map((id): [string, string] => [id, gapEntry(id)]),
  ])
}

/**
 * Returns the guides that name each operation, by operation id, in the order of the guides. Those of the tools are left
 * out: they name operations only as examples.
 */
export function guidesOfOperations({
  documents,
  guides,
}: Pick<SiteSource, 'documents' | 'guides'>): Map<string, Guide[]> {
  return new Map(
    newestOperations(documents).map(({ operationId, name }) => [
      operationId,
      guides.filter(({ group, markdown }) => !['', TOOLS_GROUP].includes(group) && mentions(markdown, name)),
    ]),
  )
}

/** The group of the guides to what is used with the API. */
const TOOLS_GROUP = 'Tools'

/** True if a text names an operation in code font, or in client code as `api.POST('/tasks'`. */
function mentions(markdown: string, name: string): boolean {
  const [method = '', path = ''] = name.split(' ')
  return markdown.includes(`\`${name}\``) || markdown.includes(`.${method}('${path}'`)
}

type Named = { version: string; operationId: string; name: string }

/** Each operation once, in the newest version that has it. */
function newestOperations(documents: SiteSource['documents']): Named[] {
  const found = new Map<string, Named>()
  for (const version of VERSIONS)
    for (const { operationId, method, path } of operationsOf(documents[version], version))
      if (!found.has(operationId)) found.set(operationId, { version, operationId, name: `${method} ${path}` })
  return [...found.values()]
}
