import { Command, CommanderError } from 'commander'
import { ContractError } from './support/contract-error.js'
import { inRoot, VERSIONS } from './support/paths.js'
import { runHere, runNode } from './support/processes.js'
import { createReporter, type Reporter, silent, type Terminal } from './support/reporter.js'
import { withLock } from './support/with-lock.js'

/**
 * Runs the command that the arguments name. Resolves to the exit status: 0 for success, 1 if the contract or the code
 * has problems, 2 if the command line is not valid. A server or a watcher is still running then.
 */
export async function run(args: string[], terminal: Terminal = process): Promise<number> {
  let status = 0
  const program = createProgram(terminal, (code) => {
    status = code
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return status
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    terminal.stderr.write(`\n${messageOf(error as Error)}\n`)
    return 1
  }
}

/** Returns the command line of the repository. `exit` sets a status other than 0. */
export function createProgram(terminal: Terminal, exit: (status: number) => void): Command {
  const reporter = createReporter(terminal)
  const program = new Command('npm run')
    .usage('<command> -- [options]')
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .configureHelp({ commandUsage, subcommandTerm: (command) => command.name() })
    .exitOverride()
    .helpCommand(false)
    .enablePositionalOptions()
  for (const [name, { does, tool, argument, option, hidden = false, run }] of Object.entries(COMMANDS)) {
    const command = program
      .command(name, { hidden })
      .summary(does.replace(/\. .*/, '.'))
      .description(does)
      .showHelpAfterError(`Try ${callOf(name)} -- --help.`)
    if (argument) command.argument(...argument)
    if (option) command.option(...option, false)
    if (tool)
      command
        .usage(`[options of ${tool}]`)
        .argument('[options...]')
        .helpOption(false)
        .allowUnknownOption()
        .passThroughOptions()
    command.action(async () => {
      const asksForHelp = tool !== undefined && ['--help', '-h'].some((flag) => command.args.includes(flag))
      if (asksForHelp) command.outputHelp()
      const args = asksForHelp ? ['--help'] : command.args
      const status = await run({ args, options: command.opts(), reporter, command })
      if (typeof status === 'number') exit(status)
    })
  }
  return program
}

type Given = { args: string[]; options: { [name: string]: boolean }; reporter: Reporter; command: Command }

type CommandRow = {
  /** The first sentence is shown in the list of commands. */
  does: string
  /** Another program, which gets all arguments, and whose help follows. */
  tool?: string
  argument?: [name: string, description: string]
  option?: [flag: string, description: string]
  hidden?: true
  /** Resolves to the exit status, if it is a number. */
  run: (given: Given) => Promise<unknown>
}

/** The commands. Each loads its code when it runs. */
const COMMANDS: Record<string, CommandRow> = {
  start: {
    does: 'Starts the mock, which serves the committed documents at once. Also builds the reference if it is out of date, and serves each edit below openapi/ as soon as it is saved.',
    tool: 'the mock',
    run: async ({ args }) => (await import('./start.js')).start(args),
  },
  test: {
    does: 'Runs lint and all fast tests, or only the tests whose path contains one of the words. With CI=1 it runs what every commit must pass, and with --all everything.',
    tool: 'vitest run',
    run: async ({ args: given, reporter }) => {
      const args = given.filter((argument) => argument !== '--all')
      if (args.length < given.length) process.env.TEST_ALL = '1'
      if (args.length === 0) await reporter.step('lint', async () => (await import('./lint/lint.js')).lint(silent))
      return runNode([inRoot('scripts/support/vitest.mjs'), 'run', '--configLoader=runner', ...args])
    },
  },
  generate: {
    does: 'Generates all of generated/ from openapi/ and src/client, and writes what changed. Unchanged parts come from the cache.',
    run: steps(async (reporter) => (await import('./generate/pipeline.js')).generate(reporter)),
  },
  check: {
    does: 'Fails if generated/ is out of date with openapi/ and src/client. Names each file, and the command that updates it.',
    run: steps(async (reporter) => (await import('./generate/pipeline.js')).checkGenerated(reporter)),
  },
  lint: {
    does: 'Checks code and contract: everything that can be checked without running the mock. Parts that passed and have not changed are skipped.',
    run: steps(async (reporter) => (await import('./lint/lint.js')).lint(reporter)),
  },
  bundle: {
    does: 'Bundles openapi/ into the documents of generated/openapi, and writes those that changed.',
    run: steps(async (reporter) => (await import('./generate/pipeline.js')).bundle(reporter)),
  },
  site: {
    does: 'Generates all of generated/, and builds the site in dist/site: the references, the guides, the page that sends requests, and all other pages.',
    run: steps(async (reporter) => {
      await (await import('./generate/pipeline.js')).generate(reporter)
      await (await import('../src/site/build.js')).buildSite(reporter)
    }),
  },
  format: {
    does: 'Formats the code, and fixes what Biome can fix.',
    tool: 'biome check',
    run: ({ args }) => runNode([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...args]),
  },
  conform: {
    does: 'Checks a server against the contract: sends it valid and invalid requests, and validates its responses.',
    tool: 'the kit',
    run: ({ args }) => runHere('src/mock/node/cli.ts', ['conform', ...args]),
  },
  bench: {
    does: 'Measures the mock beside silent Prism and a bare server: start, memory, and requests per second. Fails if something cannot be measured.',
    option: [
      '--quick',
      'no repetitions, about half a minute: shows a large change, but the figures are not comparable',
    ],
    run: ({ options: { quick } }) => runHere('bench/index.ts', quick ? ['--quick'] : []),
  },
  'mock:prism': {
    does: 'Starts plain Prism on the committed document of one version.',
    tool: 'prism mock',
    run: mockByPrism,
  },
  pack: {
    does: 'Packs the packages as tarballs in dist/packages. Mock and sandbox include the contract and its validators as code.',
    run: steps((reporter) =>
      withLock('pack', async () => void (await (await import('./pack/pack.js')).pack(reporter))),
    ),
  },
  diff: {
    does: 'Compares the contract with another state of it, and says of each change whether it is breaking, additive or neutral. Fails if a released version breaks.',
    argument: [
      '[ref|folder]',
      'a git ref, another clone, an installed package, or a copy of openapi/; by default the last state of main',
    ],
    run: async ({ args: [other], reporter }) => {
      const isCompatible = await (await import('./compare/command.js')).diff(other, reporter)
      reporter.done()
      return isCompatible ? 0 : 1
    },
  },
  watch: {
    does: 'Regenerates the documents whenever openapi/ changes, until it is stopped. Part of `npm start`.',
    option: ['--site', 'also build the site if it is out of date'],
    hidden: true,
    run: async ({ options: { site = false }, reporter }) => (await import('./watch/watch.js')).watch(site, reporter),
  },
}

/** Reports the steps of some work, and at the end the time of all. */
function steps(work: (reporter: Reporter) => Promise<unknown>): CommandRow['run'] {
  return async ({ reporter }) => {
    await work(reporter)
    reporter.done()
  }
}

async function mockByPrism({ args: [version = '', ...flags], command }: Given): Promise<number> {
  const isHelp = version === '--help'
  if (!isHelp && !VERSIONS.some((date) => date === version))
    command.error(`error: the first argument must be a version: ${VERSIONS.join(' or ')}`)
  const { installPrism } = await import('./support/install.js')
  const document = isHelp ? version : inRoot(`generated/openapi/${version}.json`)
  return runNode([await installPrism(), 'mock', document, ...flags])
}

/** A message about the contract or about a file that is out of reach says all; any other error shows its stack. */
function messageOf(error: NodeJS.ErrnoException): string {
  return error instanceof ContractError || error.path ? error.message : (error.stack ?? error.message)
}

function callOf(command: string): string {
  return command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`
}

function commandUsage(command: Command): string {
  return command.parent ? `${callOf(command.name())} -- ${command.usage()}` : `${command.name()} ${command.usage()}`
}
