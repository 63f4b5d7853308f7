import { gapsUrl } from '../../src/contract/gaps.js'
import type { Gaps } from '../read/gaps.js'
import type { MarkedPart, ToolServer } from '../read/tool-server.js'
import { table } from '../support/table.js'
import { gapNotes } from './gap-notes.js'

/** Returns the section on the tool server for the introduction of the reference. */
export function toolServerMarkdown(toolServer: ToolServer, gaps: Gaps): string {
  const { address, transport, authentication, safe_subset, concurrency, local_variant, tools } = toolServer
  const { credentials, discovery, required_for, not_required_for } = authentication
  const documented = tools.filter(({ input_of }) => input_of !== undefined)
  const others = tools.filter((tool) => !documented.includes(tool))
  const tokens = credentials.flatMap((credential) => credential.tokens ?? [])
  const notes = (node: MarkedPart) => gapNotes(node['x-gap'], 'tool-server', gaps)
  const part = (node: MarkedPart, ...sentences: string[]) => [
    [node.description, ...sentences].join(' '),
    ...notes(node),
  ]
  return [
    '# The tool server',
    ...part(address),
    ...part(transport, ...Object.entries(transport.methods).map(([name, does]) => `The method ${code(name)} ${does}.`)),
    authentication.description,
    table(
      ['Credential', 'How', 'Acts as'],
      credentials.map(({ name, how, acts_as }) => [name, how, acts_as]),
    ),
    'An OAuth session has two tokens:',
    table(
      ['Token', 'Form', 'Lifetime', 'Replaced'],
      tokens.map((token) => [token.name, token.form ?? '', lifetime(token.lifetime_seconds), token.rotates ?? '']),
    ),
    ...part(
      {
        ...discovery,
        description: `Authentication is required for ${and(required_for)}, but not for ${and(not_required_for)}.`,
      },
      discovery.description,
    ),
    ...notes(authentication),
    ...part(safe_subset, `It excludes ${and(safe_subset.excluded)}.`),
    ...part(concurrency, `Tasks from ${and(concurrency.tools.map(code))} count against it.`),
    ...part(local_variant),
    'These tools are known:',
    [
      ...documented.map(toolText),
      `- ${and(others.map(({ name }) => code(name)))}, whose arguments are not known.`,
    ].join('\n'),
    `Much about the tool server is not documented. The [page of gaps](${gapsUrl('tool-server')}) lists what is assumed.`,
  ].join('\n\n')
}

function toolText({ name, description, flattened = {} }: ToolServer['tools'][number]): string {
  const replaced = Object.entries(flattened).map(
    ([property, args]) => `${and(args.map(code))} replace ${code(property)}.`,
  )
  return [`- ${code(name)}: ${description}`, ...replaced].join(' ')
}

/** Formats seconds in the units of the source: hours up to a day, then days. */
function lifetime(seconds: number): string {
  const hours = seconds / 3600
  return hours <= 24 ? `${hours} hours` : `${hours / 24} days`
}

function and(words: string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

const code = (name: string) => `\`${name}\``
