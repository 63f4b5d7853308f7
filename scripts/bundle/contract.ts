import type { JsonObject } from '../../src/contract/json.js'
import { checkForm } from '../mcp/form.js'
import { manifestOf } from '../mcp/manifest.js'
import { surfaceMarkdown } from '../mcp/markdown.js'
import type { KnownTool, Surface, Tool } from '../mcp/surface.js'
import { inRoot } from '../paths.js'
import { migrateExamples } from '../views/migrated-examples.js'
import { view, whole } from '../views/view.js'
import { describe } from './describe.js'
import { readGaps } from './gap-files.js'
import type { Gaps } from './gaps.js'
import { bundleDocument } from './redocly.js'
import { type Versions, versionsMarkdown, writeDates } from './versions.js'
import { checkRows, readVersions } from './versions-file.js'
import { readYaml } from './yaml.js'

export type Contract = {
  /** The documents by name: `canvas` (every version) and one view for each version. */
  documents: Record<string, JsonObject>
  gaps: Gaps
  versions: Versions
  /** The tool server, and its tools as `tools/list` shows them. */
  mcp: { surface: Surface; manifest: { tools: Tool[] } }
  /** What a test can set and read on the mock at `/_mock`, as an OpenAPI document. */
  control: JsonObject
}

/** Builds the documents and the description of the tool server from `openapi/` or a copy in another folder, in memory. Throws a ContractError with file and line. */
export async function loadContract(folder = 'openapi'): Promise<Contract> {
  const [bundle, gaps, file, server, tools, control] = await Promise.all([
    bundleDocument(`${folder}/openapi.yaml`),
    readGaps(inRoot(folder, 'gaps')),
    readVersions(inRoot(folder, 'versions.yaml')),
    readYaml<Omit<Surface, 'tools'>>(inRoot(folder, 'mcp/server.yaml')),
    readYaml<KnownTool[]>(inRoot(folder, 'mcp/tools.yaml')),
    readYaml<JsonObject>(inRoot('src/mock/control/control.yaml')),
  ])
  const { versions } = file
  writeDates(bundle, versions)
  const surface: Surface = { ...server, tools }
  checkForm(surface)
  const sections = [surfaceMarkdown(surface, gaps), versionsMarkdown(versions)]
  const canvas = describe(whole(bundle), gaps, sections)
  // Each view is described separately, because what the descriptions say differs by version, such as the pagination of a list.
  const dates: string[] = versions.versions.map(({ date }) => date)
  const views = new Map(dates.map((date) => [date, view(bundle, date)]))
  checkRows(file, views)
  for (const [date, document] of views) migrateExamples(document, date, versions.migration)
  const described = [...views].map(([date, document]) => [date, describe(document, gaps, sections)])
  const mcp = { surface, manifest: manifestOf(surface, views.get(dates[0] as string) as JsonObject) }
  return { documents: { canvas, ...Object.fromEntries(described) }, gaps, versions, mcp, control }
}
