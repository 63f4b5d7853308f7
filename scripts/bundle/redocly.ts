import { relative } from 'node:path'
import {
  bundle,
  type Config,
  createConfig,
  getLineColLocation,
  lint,
  loadConfig,
  type NormalizedProblem,
  ResolveError,
  YamlParseError,
} from '@redocly/openapi-core'
import { ContractError } from '../contract-error.js'
import type { JsonObject } from '../document/shape.js'
import { inRoot, ROOT } from '../paths.js'
import { Files } from './files.js'

const strict = loadConfig({ configPath: inRoot('redocly.yaml') })

/** What makes a contract unreadable, as against unpolished. */
const readable = createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })

/** Lints an OpenAPI file by Redocly's strict rules; a warning counts as well. Throws a ContractError that shows each problem. */
export async function lintDocument(file: string): Promise<void> {
  const config = await strict
  refuse(await reading(lint({ ref: inRoot(file), config, externalRefResolver: new Files(config.resolve) })))
}

/**
 * Bundles an OpenAPI file and all that it refers to into one object. Throws a ContractError where a file cannot be
 * read, a reference leads nowhere, or something stands where OpenAPI does not allow it.
 */
export async function bundleDocument(file: string): Promise<JsonObject> {
  const ref = inRoot(file)
  const config: Config = await readable
  // One resolver, so that each file is read once. The bundle comes last, for it writes into what was read.
  const externalRefResolver = new Files(config.resolve)
  refuse(await reading(lint({ ref, config, externalRefResolver })))
  const { bundle: document, problems } = await bundle({ ref, config, externalRefResolver })
  refuse(problems)
  return JSON.parse(JSON.stringify(document.parsed)) as JsonObject
}

/** What Redocly finds in a file that other files refer to is a problem; a root file that cannot be read or parsed it throws. */
async function reading<Outcome>(outcome: Promise<Outcome>): Promise<Outcome> {
  return outcome.catch((error: unknown) => {
    if (error instanceof YamlParseError)
      throw new ContractError(
        `${relative(ROOT, error.source.absoluteRef)}:${error.line}:${error.col}  Failed to parse: ${plain(error.message)}`,
      )
    if (error instanceof ResolveError) throw new ContractError(plain(error.message))
    throw error
  })
}

/** A message with paths as seen from the repository, and without the place of a parse error, which stands in front of it. */
function plain(message: string): string {
  return message.replaceAll(ROOT, '').replace(/ in "[^"]+" \(\d+:\d+\)/, '')
}

function refuse(problems: NormalizedProblem[]): void {
  if (problems.length === 0) return
  const lines = [...new Set(problems.map(line))]
  // A file that cannot be parsed is reported again by each that refers to it.
  const unparsed = lines.filter((text) => text.includes('Failed to parse'))
  throw new ContractError((unparsed.length > 0 ? unparsed : lines).join('\n'))
}

/** `file:line:column  message (rule)`, and what was probably meant. */
function line({ location: [location], message, ruleId, suggest }: NormalizedProblem): string {
  const place = location ? `${relative(ROOT, location.source.absoluteRef)}:${position(location)}  ` : ''
  const meant = suggest.length > 0 ? ` Did you mean: ${suggest.join(', ')}?` : ''
  return `${place}${plain(message)}${meant} (${ruleId})`
}

function position(location: NonNullable<NormalizedProblem['location'][0]>): string {
  const { start } = getLineColLocation(location)
  return `${start.line}:${start.col}`
}
