import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Reporter } from './reporter.js'

/** A command of package.json: `npm run <name>`. */
export type Command = {
  /** What it does, in sentences. The first one stands in the list of all commands. */
  does: string
  /** Its own flags, by name. */
  flags?: Record<string, Flag>
  /** Who takes all flags and arguments instead, how they are written, and what shows that one's own help. */
  passesOn?: { to: string; usage: string; help?: () => Promise<unknown> }
  /** A number that it answers is the exit status. Throws a ContractError for what is to be mended. */
  run: (given: Given) => Promise<unknown>
}

/** A flag that is given or not. */
export type Flag = { says: string }

export type Given = {
  /** Those of the command's own flags that were given. */
  flags: ReadonlySet<string>
  /** What is passed on. */
  rest: string[]
  reporter: Reporter
}

/** The command was called in a way that it does not know. The message is one line. */
export class UsageError extends Error {}

/** What a command is given by its command line: `help`, or what it runs with. Throws a UsageError. */
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

/** The help of a command, without that of whom it passes flags on to. */
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
  return new UsageError(`${name} ${what}. What it takes: npm run ${name} -- --help`)
}
