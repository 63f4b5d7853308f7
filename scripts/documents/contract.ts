import type { JsonObject } from '../../src/contract/json.js'
import type { Versions } from '../../src/contract/versions.js'
import type { PlacedGaps } from '../read/gaps.js'
import { readSource } from '../read/source.js'
import type { Tool, ToolServer } from '../read/tool-server.js'
import { cached, contentHash } from '../support/cache.js'
import { throwProblems } from '../support/yaml.js'
import { described, published } from './describe.js'
import { markProblems } from './mark-problems.js'
import { withOlderExamples } from './older-examples.js'
import { rowProblems } from './row-problems.js'
import { toolsOf } from './tool-list.js'
import { toolServerMarkdown } from './tool-server-text.js'
import { versionsMarkdown } from './versions-text.js'
import { allVersions, view } from './view.js'
import { withDates } from './with-dates.js'

export type BuiltContract = {
  /** The documents as they are published, by name: `canvas` (every version) and one view for each version. */
  documents: Record<string, JsonObject>
  /** The views with links to the page of gaps, as the site and the types need them. */
  linked: Record<string, JsonObject>
  /** The view of the newest version, with the descriptions as they are written by hand. */
  newest: JsonObject
  /** What the source leaves open, by id. */
  gaps: PlacedGaps
  versions: Versions
  toolServer: ToolServer
  /** The tools of the server, as `tools/list` shows them. */
  tools: Tool[]
}

/** Returns the current contract, from the cache if nothing has changed. Throws a ContractError with file and line. */
export function contractNow(): Promise<BuiltContract> {
  return cached('contract', contentHash('openapi', 'package.json'), () => loadContract())
}

/**
 * Makes the documents and the list of tools from `openapi/` or a copy in another folder, in memory. Each stage takes a
 * document and returns a new one, so none sees what a later one does. Throws a ContractError with file and line.
 */
export async function loadContract(folder?: string): Promise<BuiltContract> {
  const { bundle, gaps, versionsFile, toolServer } = await readSource(folder)
  const { versions } = versionsFile
  const dates: string[] = versions.versions.map(({ date }) => date)
  throwProblems([...versionsFile.stale, ...markProblems(bundle, dates, folder)])

  // Only versions.yaml has the dates. Each view keeps its own in the headers that list them.
  const dated = withDates(bundle, versions)
  // Each view takes the examples of its version, also those that follow from newer ones.
  const complete = withOlderExamples(dated, versions.migration)
  // A client of one version needs nothing of another.
  const views = Object.fromEntries(dates.map((date) => [date, view(complete, date)]))
  const canvas = allVersions(complete)
  throwProblems(rowProblems(versionsFile, views))
  // What a description says differs by version, such as the pagination of a list.
  const sections = [toolServerMarkdown(toolServer, gaps), versionsMarkdown(versions)]
  const linked = mapValues(views, (document) => described(document, gaps, sections))
  // Outside the site, links to its pages lead nowhere.
  const documents = mapValues({ canvas: described(canvas, gaps, sections), ...linked }, (document) =>
    published(document),
  )

  const newest = views[dates[0] ?? ''] ?? {}
  return { documents, linked, newest, gaps, versions, toolServer, tools: toolsOf(toolServer, newest) }
}

function mapValues(documents: Record<string, JsonObject>, stage: (document: JsonObject) => JsonObject) {
  return Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, stage(document)]))
}
