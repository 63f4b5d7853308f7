import { relative } from 'node:path'
import { bundle, getLineColLocation, lint, loadConfig, type NormalizedProblem } from '@redocly/openapi-core'
import { inRoot, ROOT } from './paths.js'
import type { JsonObject } from './shape.js'

/** A contract file is broken. The message names file, line and what is wrong. */
export class ContractError extends Error {}

const config = loadConfig({ configPath: inRoot('redocly.yaml') })

/** Lints an OpenAPI file by Redocly's strict rules; a warning counts as well. Throws a ContractError that shows each problem. */
export async function lintDocument(file: string): Promise<void> {
  refuse(await lint({ ref: inRoot(file), config: await config }))
}

/** Bundles an OpenAPI file and all that it refers to into one object. Throws a ContractError where that fails. */
export async function bundleDocument(file: string): Promise<JsonObject> {
  const { bundle: document, problems } = await bundle({ ref: inRoot(file), config: await config })
  refuse(problems)
  return JSON.parse(JSON.stringify(document.parsed)) as JsonObject
}

function refuse(problems: NormalizedProblem[]): void {
  if (problems.length > 0) throw new ContractError(problems.map(line).join('\n'))
}

/** `file:line:column  message (rule)`, and what was probably meant. */
function line({ location: [location], message, ruleId, suggest }: NormalizedProblem): string {
  const place = location ? `${relative(ROOT, location.source.absoluteRef)}:${position(location)}  ` : ''
  const meant = suggest.length > 0 ? ` Did you mean: ${suggest.join(', ')}?` : ''
  return `${place}${message}${meant} (${ruleId})`
}

function position(location: NonNullable<NormalizedProblem['location'][0]>): string {
  const { start } = getLineColLocation(location)
  return `${start.line}:${start.col}`
}
