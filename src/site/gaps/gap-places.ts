import type { ToolServer } from '../../../scripts/read/tool-server.js'
import { gapIds } from '../../contract/gaps.js'
import { marksByOwner, reachesOf } from '../../contract/gaps-by-operation.js'
import type { Json, JsonObject } from '../../contract/json.js'
import { eachObject } from '../../contract/json.js'
import { visit } from '../../contract/nodes.js'
import { operationPage, operationsPage } from '../urls.js'

/** A place in the reference: its name, and its address in a version. */
export type ReferencePlace = { label: string; address: (version: string) => string }

/**
 * Returns the places of the reference that each gap concerns: gap id to places, in document order. A mark inside a
 * component concerns each operation that reaches the component. A mark that nothing reaches, such as one on an unused
 * path item, has no place. The gaps of the tool server belong to its section of the introduction.
 */
export function gapPlaces(document: JsonObject, surface: ToolServer): Map<string, ReferencePlace[]> {
  const places = placesOf(document)
  const found = new Map(
    [...marksByOwner(document)].map(([id, owners]): [string, ReferencePlace[]] => {
      const reached = places.filter(({ reaches }) => [...owners].some((owner) => reaches.has(owner)))
      return [id, reached.map(({ label, address }) => ({ label, address }))]
    }),
  )
  for (const id of gapsOf(surface)) found.set(id, [...(found.get(id) ?? []), TOOL_SERVER])
  return found
}

/** Returns the gaps whose assumption an exchange can test: those at a parameter, a header, a body or its parts. */
export function gapsInTraffic(document: JsonObject): Set<string> {
  const ids = new Set<string>()
  visit(document, (node, _, path) => {
    const [key = '', name = ''] = path.slice(-2)
    const isSent =
      path.some((one) => /^(parameters|headers|schemas?|requestBody)$/.test(one)) ||
      (key === 'responses' && name.startsWith('2'))
    if (isSent && !path.includes('callbacks') && path[0] !== 'webhooks')
      for (const id of gapIds(node['x-gap'])) ids.add(id)
  })
  return ids
}

/** The section that `toolServerMarkdown` writes. */
export const TOOL_SERVER: ReferencePlace = {
  label: 'tool server',
  address: (version) => operationsPage(version, 'the-tool-server'),
}

/** Returns the name of a place in the URL of the page of gaps: `createTask`, `tool-server`. */
export function placeName({ label }: ReferencePlace): string {
  return label.replaceAll(' ', '-')
}

function gapsOf(surface: ToolServer): Set<string> {
  const ids = new Set<string>()
  eachObject(surface as unknown as Json, (node) => {
    for (const id of gapIds(node['x-gap'])) ids.add(id)
  })
  return ids
}

/** The top of the reference. */
const INTRODUCTION: ReferencePlace = { label: 'introduction', address: (version) => operationsPage(version) }

function placesOf(document: JsonObject): (ReferencePlace & { reaches: Set<string> })[] {
  const tags = Array.isArray(document.tags) ? (document.tags as { name: string }[]) : []
  return [
    { ...INTRODUCTION, reaches: new Set(['info', 'servers']) },
    ...reachesOf(document).map(({ operationId, reaches }) => ({
      label: operationId,
      address: (version: string) => operationPage(version, operationId),
      reaches,
    })),
    ...tags.map(({ name }, at) => ({
      label: `group ${name}`,
      address: (version: string) => operationsPage(version, name),
      reaches: new Set([`tags/${at}`]),
    })),
  ]
}
