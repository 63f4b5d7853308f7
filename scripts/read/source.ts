import type { ToolServer, Versions } from '../../generated/file-types.js'
import type { JsonObject } from '../../src/contract/json.js'
import { inRoot } from '../support/paths.js'
import { readYaml, readYamlFile } from '../support/yaml.js'
import { type PlacedGaps, readGaps } from './gaps.js'
import { bundleDocument } from './redocly.js'
import { type VersionsFile, versionsOf } from './versions-file.js'

/** Everything that is written by hand about the contract, read and checked for its form. */
type Source = {
  /** `openapi.yaml` and all that it references, in one document. */
  bundle: JsonObject
  gaps: PlacedGaps
  versionsFile: VersionsFile
  toolServer: ToolServer
}

/** Reads `openapi/`, or a copy in another folder. Throws a ContractError with file and line. */
export async function readSource(folder = 'openapi'): Promise<Source> {
  const [bundle, gaps, versionsFile, toolServer] = await Promise.all([
    bundleDocument(`${folder}/openapi.yaml`),
    readGaps(inRoot(folder, 'gaps')),
    readYamlFile<Versions>(inRoot(folder, 'versions.yaml'), 'versions').then(versionsOf),
    readYaml<ToolServer>(inRoot(folder, 'tool-server.yaml'), 'tool-server'),
  ])
  return { bundle, gaps, versionsFile, toolServer }
}
