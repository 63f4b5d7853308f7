import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Reporter } from './reporter.js'

/** A command of package.json: `npm run <name>`. */
export type Command = {
  /** What it does, in sentences. The first one appears in the list of all commands. */
  does: string
  /** Its own flags, by name. */
  flags?: Record<string, Flag>
  /** For a command that forwards all flags and arguments to a tool: the tool, its usage, and a function that prints its help. */
  passesOn?: { to: string; usage: string; help?: () => Promise<unknown> }
  /** Resolves to the exit status if it is a number. Throws a ContractError for problems in the contract. */
  run: (given: Given) => Promise<unknown>
}

/** A boolean flag. */
export type Flag = { says: string }

export type Given = {
  /** The command's own flags that were given. */
  flags: ReadonlySet<string>
  /** The arguments to forward. */
  rest: string[]
  reporter: Reporter
}

/** The command line is not valid. The message is one line. */
export class UsageError extends Error {}

/** Parses a command line: returns `help`, or the arguments for `run`. Throws a UsageError. */
export function parse(name: string, command: Command, args: string[]): 'help' | Omit<Given, 'reporter'> {
  if (command.passesOn) return asksForHelp(args) ? 'help' : { flags: new Set(), rest: args }
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } }
  for (const flag of Object.keys(command.flags ?? {})) options[flag] = { type: 'boolean' }
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true, allowPositionals: true })
  const flags = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional') throw refusal(name, `takes no argument, but got \`${token.value}\``)
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name)) throw refusal(name, `has no flag \`${token.rawName}\``)
    if (token.value !== undefined) throw refusal(name, `takes \`${token.rawName}\` without a value`)
    flags.add(token.name)
  }
  return flags.has('help') ? 'help' : { flags, rest: [] }
}

/** Returns the help of a command, without the help of the tool it forwards flags to. */
export function helpOf(name: string, { does, flags = {}, passesOn }: Command): string {
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const all = { ...flags, ...(passesOn ? {} : { help: { says: 'show this' } }) }
  const usage = passesOn ? ` -- ${passesOn.usage}` : Object.keys(flags).length > 0 ? ' -- [flags]' : ''
  return [
    `${call}${usage}`,
    '',
    does,
    ...(passesOn ? ['', `All flags are those of ${passesOn.to}.`] : ['', 'Flags']),
    ...(passesOn ? [] : Object.entries(all).map(([flag, { says }]) => `  --${flag.padEnd(12)} ${says}`)),
  ].join('\n')
}

function asksForHelp(args: string[]): boolean {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  return own.includes('--help') || own.includes('-h')
}

function refusal(name: string, what: string): UsageError {
  return new UsageError(`${name} ${what}. For its usage, run: npm run ${name} -- --help`)
}
