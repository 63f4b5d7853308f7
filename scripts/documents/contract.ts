import type { JsonObject } from '../../src/contract/json.js'
import { MARKS } from '../../src/contract/marks.js'
import { visit } from '../../src/contract/nodes.js'
import { isDay, type Versions } from '../../src/contract/versions.js'
import { readSource } from '../read/source.js'
import { sources } from '../read/source-files.js'
import { type Gaps, gapsOf, type Statements } from '../read/statements.js'
import type { Tool, ToolServer } from '../read/tool-server.js'
import { checkRows } from '../read/versions-file.js'
import { cached, contentOf } from '../support/cache.js'
import { throwProblems } from '../support/yaml.js'
import { describe } from './describe.js'
import { addOlderExamples } from './older-examples.js'
import { published } from './published.js'
import { recordProblems, withRecordFields } from './record-fields.js'
import { toolsOf } from './tool-list.js'
import { toolServerMarkdown } from './tool-server-text.js'
import { versionsMarkdown, writeDates } from './versions.js'
import { allVersions, view } from './view.js'

export type Contract = {
  /** The documents as they are published, by name: `canvas` (every version) and one view for each version. */
  documents: Record<string, JsonObject>
  /** The views with links to the page of gaps, as the site and the types need them. */
  linked: Record<string, JsonObject>
  statements: Statements
  /** What the statements leave open. */
  gaps: Gaps
  versions: Versions
  toolServer: ToolServer
  /** The tools of the server, as `tools/list` shows them. */
  tools: Tool[]
  /** What a test can set and read on the mock at `/_mock`, as an OpenAPI document. */
  control: JsonObject
}

/** Returns the current contract of `openapi/`, from the cache if nothing has changed. Throws a ContractError with file and line. */
export function contractNow(): Promise<Contract> {
  return cached('contract', contentOf('openapi', 'src/mock/control', 'package.json'), () => loadContract())
}

/** Makes the documents and the list of tools from `openapi/` or a copy in another folder, in memory. Throws a ContractError with file and line. */
export async function loadContract(folder?: string): Promise<Contract> {
  const { bundle, statements, versionsFile, toolServer, control } = await readSource(folder)
  const { versions } = versionsFile
  const gaps = gapsOf(statements)
  const dates: string[] = versions.versions.map(({ date }) => date)
  throwProblems([...new Set([...versionsFile.stale, ...markProblems(bundle, dates, folder)])])
  writeDates(bundle, versions)
  addOlderExamples(bundle, versions.migration)
  const views = new Map(dates.map((date) => [date, view(bundle, date)]))
  checkRows(versionsFile, views)
  const newest = views.get(dates[0] ?? '') ?? {}
  const tools = toolsOf(toolServer, newest)
  throwProblems(recordProblems(control, newest))
  const records = withRecordFields(control.data, newest)
  const described: Contract['documents'] = { canvas: allVersions(bundle), ...Object.fromEntries(views) }
  // Each view is described separately, because what the descriptions say differs by version, such as the pagination of a list.
  const sections = [toolServerMarkdown(toolServer, gaps), versionsMarkdown(versions)]
  for (const document of Object.values(described)) describe(document, gaps, sections)
  const { canvas: _, ...linked } = described
  const documents = Object.fromEntries(Object.entries(described).map(([name, document]) => [name, published(document)]))
  return { documents, linked, statements, gaps, versions, toolServer, tools, control: records }
}

/** The extensions that openapi/README.md describes. */
const EXTENSIONS = [...MARKS, 'x-gap', 'x-pagination', 'x-rate-limit', 'x-replays', 'x-retry', 'x-scopes', 'x-terminal']

/**
 * Returns a line for each mark that would silently leave its node in wrong versions, such as a misspelled one, and for each that says
 * nothing any more: after a version is retired, these lead to what it leaves behind.
 */
function markProblems(bundle: JsonObject, dates: string[], folder?: string): string[] {
  const { placeOf } = sources(folder)
  const oldest = dates.at(-1) ?? ''
  const problems: string[] = []
  visit(bundle, (node, _, path) => {
    for (const key of Object.keys(node))
      if (key.startsWith('x-') && !EXTENSIONS.includes(key))
        problems.push(
          `${placeOf([...path, key])}  There is no extension "${key}", so it has no effect: write one of ${EXTENSIONS.join(', ')}.`,
        )
    for (const mark of MARKS) {
      if (!(mark in node)) continue
      const date = String(node[mark])
      const place = placeOf([...path, mark])
      const since = String(node['x-since'] ?? '')
      if (isDay(date) && (date <= oldest || (mark === 'x-until' && date <= since)))
        problems.push(
          `${place}  ${mark === 'x-until' ? `No version has this before ${date}: remove it.` : `Every version is one since ${date}: remove the mark.`}`,
        )
      else if (!dates.includes(date))
        problems.push(
          `${place}  There is no version ${JSON.stringify(node[mark])}: write one of ${dates.map((one) => `"${one}"`).join(', ')}, or add it to versions.yaml.`,
        )
    }
  })
  return problems
}
