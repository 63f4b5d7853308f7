import { type Command, helpOf, parse, UsageError } from './command.js'
import { ContractError } from './contract-error.js'
import { createReporter, type Terminal } from './reporter.js'

/** All commands by name. Each loads its dependencies only when it runs. */
export const COMMANDS: Record<string, () => Promise<{ default: Command }>> = {
  start: () => import('./commands/start.js'),
  test: () => import('./commands/test.js'),
  generate: () => import('./commands/generate.js'),
  check: () => import('./commands/check.js'),
  lint: () => import('./commands/lint.js'),
  bundle: () => import('./commands/bundle.js'),
  build: () => import('./commands/build.js'),
  format: () => import('./commands/format.js'),
  conform: () => import('./commands/conform.js'),
  bench: () => import('./commands/bench.js'),
  'mock:prism': () => import('./commands/mock-prism.js'),
  pack: () => import('./commands/pack.js'),
  release: () => import('./commands/release.js'),
  mutate: () => import('./commands/mutate.js'),
  picture: () => import('./commands/picture.js'),
  diff: () => import('./commands/diff.js'),
  'version:add': () => import('./commands/version-add.js'),
  'version:retire': () => import('./commands/version-retire.js'),
  watch: () => import('./commands/watch.js'),
}

/**
 * Runs the command that the arguments name, and resolves to the exit status: 0 for success, 1 if the contract or the code has
 * problems, 2 if the command line is not valid.
 */
export async function dispatch([name, ...args]: string[], terminal: Terminal = process): Promise<number> {
  try {
    if (name === undefined || name === '--help' || name === '-h') {
      print(terminal, await helpOfAll())
      return name === undefined ? 2 : 0
    }
    const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
    if (!load)
      throw new UsageError(`There is no command ${name}. To list all commands, run: node scripts/run.mjs --help`)
    const { default: command } = await load()
    const given = parse(name, command, args)
    if (given === 'help') {
      print(terminal, helpOf(name, command))
      await command.passesOn?.help?.()
      return 0
    }
    const reporter = createReporter(terminal)
    const status = await command.run({ ...given, reporter })
    const isPlain = command.plainWith !== undefined && given.flags.has(command.plainWith)
    if (!command.passesOn && !isPlain) reporter.done()
    return typeof status === 'number' ? status : 0
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.stderr.write(`${error.message}\n`)
      return 2
    }
    terminal.stderr.write(`\n${error instanceof ContractError ? error.message : (error as Error).stack}\n`)
    return 1
  }
}

async function helpOfAll(): Promise<string> {
  const lines = Object.entries(COMMANDS).map(async ([name, load]) => {
    const [first] = (await load()).default.does.split(/(?<=\.)\s/)
    return `  ${name.padEnd(12)} ${first}`
  })
  return ['node scripts/run.mjs <command> [flags], or npm run <command> -- [flags]', '', ...(await Promise.all(lines))]
    .concat('', 'The flags of a command: npm run <command> -- --help')
    .join('\n')
}

function print({ stdout }: Terminal, text: string): void {
  stdout.write(`${text}\n`)
}
