import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Reporter } from './reporter.js'

/** A command of package.json: `npm run <name>`. */
export type Command = {
  /** What it does, in sentences. The first one appears in the list of all commands. */
  does: string
  /** Its own flags, by name. */
  flags?: Record<string, Flag>
  /** The words that it accepts as arguments. */
  words?: { of: readonly string[]; says: string }
  /** The one argument that it needs, such as a date, or accepts, such as a path. The command itself judges the value. */
  argument?: { name: string; says: string; optional?: true }
  /** For a command that forwards all flags and arguments to a tool: the tool, its usage, and a function that prints its help. */
  passesOn?: { to: string; usage: string; help?: () => Promise<unknown> }
  /** The flag with which the output is for another program, so that nothing is printed besides. */
  plainWith?: string
  /** Resolves to the exit status if it is a number. Throws a ContractError for problems in the contract. */
  run: (given: Given) => Promise<unknown>
}

/** A boolean flag, or one that takes a whole number. */
export type Flag = { says: string; takes?: 'number' }

export type Given = {
  /** The command's own flags that were given. */
  flags: ReadonlySet<string>
  /** The values of the flags that take a number. */
  numbers: Readonly<Record<string, number>>
  /** The words that were given, or the arguments to forward. */
  rest: string[]
  reporter: Reporter
}

/** The command line is not valid. The message is one line. */
export class UsageError extends Error {}

/** Parses a command line: returns `help`, or the arguments for `run`. Throws a UsageError. */
export function parse(name: string, command: Command, args: string[]): 'help' | Omit<Given, 'reporter'> {
  if (command.passesOn) return asksForHelp(args) ? 'help' : { flags: new Set(), numbers: {}, rest: args }
  const options: ParseArgsConfig['options'] = { help: { type: 'boolean', short: 'h' } }
  for (const [flag, { takes }] of Object.entries(command.flags ?? {}))
    options[flag] = { type: takes ? 'string' : 'boolean' }
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true, allowPositionals: true })
  const flags = new Set<string>()
  const numbers: Record<string, number> = {}
  const rest: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') rest.push(known(name, command, token.value, rest.length))
    if (token.kind !== 'option') continue
    if (!Object.hasOwn(options, token.name)) throw refusal(name, `has no flag \`${token.rawName}\``)
    flags.add(token.name)
    if (options[token.name]?.type === 'string') {
      if (!/^\d+$/.test(token.value ?? '')) throw refusal(name, `takes \`${token.rawName}\` with a whole number`)
      numbers[token.name] = Number(token.value)
    } else if (token.value !== undefined) throw refusal(name, `takes \`${token.rawName}\` without a value`)
  }
  if (flags.has('help')) return 'help'
  const { argument } = command
  if (argument && !argument.optional && rest.length === 0) throw refusal(name, `needs ${argument.says}`)
  return { flags, numbers, rest }
}

/** Returns the help of a command, without the help of the tool it forwards flags to. */
export function helpOf(name: string, { does, flags = {}, words, argument, passesOn }: Command): string {
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const all = { ...flags, ...(passesOn ? {} : { help: { says: 'show this' } }) }
  const own = [
    ...(argument ? [argumentName(argument)] : []),
    ...(words ? [`[${words.of.join('|')}]`] : []),
    ...(Object.keys(flags).length > 0 ? ['[flags]'] : []),
  ]
  const usage = passesOn ? ` -- ${passesOn.usage}` : own.length > 0 ? ` -- ${own.join(' ')}` : ''
  return [
    `${call}${usage}`,
    '',
    does,
    ...(argument ? ['', `${argumentName(argument)}: ${argument.says}`] : []),
    ...(words ? ['', `${words.of.join(', ')}: ${words.says}`] : []),
    ...(passesOn ? ['', `All flags are those of ${passesOn.to}.`] : ['', 'Flags']),
    ...(passesOn ? [] : Object.entries(all).map(([flag, { says }]) => `  --${flag.padEnd(12)} ${says}`)),
  ].join('\n')
}

function asksForHelp(args: string[]): boolean {
  const own = args.includes('--') ? args.slice(0, args.indexOf('--')) : args
  return own.includes('--help') || own.includes('-h')
}

function argumentName({ name, optional }: NonNullable<Command['argument']>): string {
  return optional ? `[${name}]` : `<${name}>`
}

function known(name: string, { words, argument }: Command, word: string, before: number): string {
  if (argument && before === 0) return word
  if (!words) throw refusal(name, `takes no argument, but got \`${word}\``)
  if (!words.of.includes(word)) throw refusal(name, `does not know \`${word}\`: one of ${words.of.join(', ')}`)
  return word
}

function refusal(name: string, what: string): UsageError {
  return new UsageError(`${name} ${what}. For its usage, run: npm run ${name} -- --help`)
}
