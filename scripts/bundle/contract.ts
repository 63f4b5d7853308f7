import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { LineCounter, parseDocument } from 'yaml'
import { ContractError } from '../contract-error.js'
import type { JsonObject } from '../document/shape.js'
import { checkForm } from '../mcp/form.js'
import { manifestOf } from '../mcp/manifest.js'
import { surfaceMarkdown } from '../mcp/markdown.js'
import type { KnownTool, Surface, Tool } from '../mcp/surface.js'
import { inRoot, ROOT, VERSIONS } from '../paths.js'
import { view } from '../views/view.js'
import { describe, describeData } from './describe.js'
import type { Gaps } from './gaps.js'
import { bundleDocument } from './redocly.js'
import { type Versions, versionsMarkdown } from './versions.js'

export type Contract = {
  /** The documents by name: `canvas` (both versions) and one view for each version. */
  documents: Record<string, JsonObject>
  gaps: Gaps
  versions: Versions
  /** The tool server, and its tools as `tools/list` shows them. */
  mcp: { surface: Surface; manifest: { tools: Tool[] } }
}

/** Makes the three documents, and what is told of the tool server, from `openapi/`, in memory. Throws a ContractError that names file and line. */
export async function loadContract(): Promise<Contract> {
  const [bundle, gaps, versions, server, tools] = await Promise.all([
    bundleDocument('openapi/openapi.yaml'),
    readYaml<Gaps>(inRoot('openapi/gaps.yaml')),
    readYaml<Versions>(inRoot('openapi/versions.yaml')),
    readYaml<Omit<Surface, 'tools'>>(inRoot('openapi/mcp/server.yaml')),
    readYaml<KnownTool[]>(inRoot('openapi/mcp/tools.yaml')),
  ])
  const surface: Surface = { ...server, tools }
  checkForm(surface)
  const sections = [surfaceMarkdown(surface, gaps), versionsMarkdown(versions)]
  const canvas = describe(bundle, gaps, sections)
  // Each view tells what it holds itself: a list is paged in another way, for instance.
  const views = VERSIONS.map((version) => [version, describe(view(bundle, version), gaps, sections)])
  const mcp = describeData({ surface, manifest: manifestOf(surface, bundle) }, gaps)
  return { documents: { canvas, ...Object.fromEntries(views) }, gaps, versions, mcp }
}

const parsed = new Map<string, { text: string; data: unknown }>()

/** Reads a YAML file. Throws a ContractError that names the file, and the line where it is broken. */
export async function readYaml<T>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ContractError(`${relative(ROOT, file)}  The file cannot be read: ${code}.`)
  })
  const before = parsed.get(file)
  const data = before?.text === text ? before.data : parseYaml(file, text)
  parsed.set(file, { text, data })
  return structuredClone(data) as T
}

function parseYaml(file: string, text: string): unknown {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [error] = document.errors
  if (error) {
    const { line, col } = lines.linePos(error.pos[0])
    throw new ContractError(`${relative(ROOT, file)}:${line}:${col}  ${error.message.split('\n')[0]}`)
  }
  return document.toJS()
}
