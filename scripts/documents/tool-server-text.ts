import { gapsUrl } from '../../src/contract/gaps.js'
import type { Gaps } from '../read/gaps.js'
import type { Marked, ToolServer } from '../read/tool-server.js'
import { table } from '../support/table.js'
import { gapNotes } from './gap-notes.js'

/** Returns the section on the tool server for the introduction of the reference. */
export function toolServerMarkdown(toolServer: ToolServer, gaps: Gaps): string {
  const { address, transport, authentication, safe_subset, concurrency, local_variant, tools } = toolServer
  const { credentials, discovery, required_for, not_required_for } = authentication
  const tokens = credentials.flatMap((credential) => credential.tokens ?? [])
  const part = (node: Marked, ...lines: string[]) => [
    node.description,
    ...lines,
    ...gapNotes(node['x-gap'], 'tool-server', gaps),
  ]
  return [
    '# The tool server',
    ...part(address),
    ...part(transport, ...Object.entries(transport.methods).map(([name, does]) => `The method ${code(name)} ${does}.`)),
    ...part(
      authentication,
      table(
        ['Credential', 'How', 'Acts as'],
        credentials.map(({ name, how, acts_as }) => [name, how, acts_as]),
      ),
      table(
        ['Token', 'Form', 'Lifetime', 'Replaced'],
        tokens.map((token) => [token.name, token.form ?? '', lifetime(token.lifetime_seconds), token.rotates ?? '']),
      ),
      `${capital(and(required_for))} require authentication. ${capital(and(not_required_for))} do not.`,
    ),
    ...part(discovery),
    ...part(safe_subset, `It excludes ${and(safe_subset.excluded)}.`),
    ...part(concurrency, `${and(concurrency.tools.map(code))} count against it.`),
    ...part(local_variant),
    'The known tools are:',
    ...tools.flatMap((tool) => [`**${code(tool.name)}** ${tool.description}`, ...inputText(tool)]),
    `Much about the tool server is not documented: see [what is assumed](${gapsUrl('tool-server')}).`,
  ].join('\n\n')
}

function inputText({ flattened = {} }: ToolServer['tools'][number]): string[] {
  return Object.entries(flattened).map(
    ([property, args]) => `These arguments replace ${code(property)}: ${and(args.map(code))}.`,
  )
}

/** Formats seconds in the units of the source: hours up to a day, then days. */
function lifetime(seconds: number): string {
  const hours = seconds / 3600
  return hours <= 24 ? `${hours} hours` : `${hours / 24} days`
}

function and(words: string[]): string {
  return words.join(', ').replace(/, ([^,]*)$/, ' and $1')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const code = (name: string) => `\`${name}\``
