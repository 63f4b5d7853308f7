import type { JsonObject } from '../document/shape.js'
import { checkForm } from '../mcp/form.js'
import { manifestOf } from '../mcp/manifest.js'
import { surfaceMarkdown } from '../mcp/markdown.js'
import type { KnownTool, Surface, Tool } from '../mcp/surface.js'
import { inRoot, VERSIONS } from '../paths.js'
import { view, whole } from '../views/view.js'
import { describe } from './describe.js'
import { readGaps } from './gap-files.js'
import type { Gaps } from './gaps.js'
import { bundleDocument } from './redocly.js'
import { type Versions, versionsMarkdown } from './versions.js'
import { readYaml } from './yaml.js'

export type Contract = {
  /** The documents by name: `canvas` (both versions) and one view for each version. */
  documents: Record<string, JsonObject>
  gaps: Gaps
  versions: Versions
  /** The tool server, and its tools as `tools/list` shows them. */
  mcp: { surface: Surface; manifest: { tools: Tool[] } }
  /** What a test can set and read on the mock at `/_mock`, as an OpenAPI document. */
  control: JsonObject
}

/** Builds the three documents and the description of the tool server from `openapi/` or a copy in another folder, in memory. Throws a ContractError with file and line. */
export async function loadContract(folder = 'openapi'): Promise<Contract> {
  const [bundle, gaps, versions, server, tools, control] = await Promise.all([
    bundleDocument(`${folder}/openapi.yaml`),
    readGaps(inRoot(folder, 'gaps')),
    readYaml<Versions>(inRoot(folder, 'versions.yaml')),
    readYaml<Omit<Surface, 'tools'>>(inRoot(folder, 'mcp/server.yaml')),
    readYaml<KnownTool[]>(inRoot(folder, 'mcp/tools.yaml')),
    readYaml<JsonObject>(inRoot('src/mock/control/control.yaml')),
  ])
  const surface: Surface = { ...server, tools }
  checkForm(surface)
  const sections = [surfaceMarkdown(surface, gaps), versionsMarkdown(versions)]
  const canvas = describe(whole(bundle), gaps, sections)
  // Each view is described separately, because what the descriptions say differs by version, such as the pagination of a list.
  const views = VERSIONS.map((version) => [version, describe(view(bundle, version), gaps, sections)])
  const mcp = { surface, manifest: manifestOf(surface, bundle) }
  return { documents: { canvas, ...Object.fromEntries(views) }, gaps, versions, mcp, control }
}
