import { apiChanges, type StepChanges } from '../../scripts/documents/api-changes.js'
import { contractNow } from '../../scripts/documents/contract.js'
import { type GapFile, gapFile } from '../../scripts/generate/artifacts.js'
import type { Tool, ToolServer } from '../../scripts/read/tool-server.js'
import { readWorkflows, type WorkflowFile } from '../../scripts/read/workflows.js'
import { inRoot, type Version } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'
import type { JsonObject } from '../contract/json.js'
import type { Versions } from '../contract/versions.js'
import { type Guide, readGuides } from './guides/read.js'

/** What the site is made from. */
export type SiteSource = GapFile & {
  versions: Versions
  /** What changed from each version to the next. */
  changes: StepChanges[]
  /** The view of each version. */
  documents: Record<Version, JsonObject>
  /** The file of each path and webhook, by path or event, in the repository. */
  files: Record<string, string>
  surface: ToolServer
  tools: Tool[]
  guides: Guide[]
  workflows: WorkflowFile[]
}

/** Reads the contract, `docs/` and the workflows. Throws a ContractError for an unusable guide or workflow. */
export async function readSiteSource(): Promise<SiteSource> {
  // The documents of `generated/` have no links to the pages of the site.
  const contract = await contractNow()
  const { linked, versions, toolServer, tools } = contract
  const views = linked as SiteSource['documents']
  return {
    versions,
    changes: apiChanges({ versions, documents: views }),
    documents: views,
    ...gapFile(contract),
    files: await endpointFiles(),
    surface: toolServer,
    tools,
    guides: await readGuides(),
    workflows: await readWorkflows(views),
  }
}

async function endpointFiles(): Promise<SiteSource['files']> {
  const { paths, webhooks } = await readYaml<Record<string, Record<string, { $ref: string }>>>(
    inRoot('openapi/openapi.yaml'),
  )
  return Object.fromEntries(
    Object.entries({ ...paths, ...webhooks }).map(([name, { $ref }]) => [name, `openapi/${$ref}`]),
  )
}
