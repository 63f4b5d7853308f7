import { Command, CommanderError, type CommandOptions } from 'commander'
import { ContractError } from './support/contract-error.js'
import { inRoot, VERSIONS } from './support/paths.js'
import { runHere, runNode } from './support/processes.js'
import { createReporter, type Reporter, silent, type Terminal } from './support/reporter.js'
import { withLock } from './support/with-lock.js'

/**
 * Runs the command that the arguments name. Resolves to the exit status: 0 for success, 1 if the contract or the code has
 * problems, 2 if the command line is not valid. A server or a watcher is still running then.
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

/** Returns the command line of the repository. Each command loads its code when it runs. `exit` sets a status other than 0. */
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
  const add = (name: string, does: string, options: CommandOptions = {}) =>
    program
      .command(name, options)
      .summary(does.replace(/\. .*/, '.'))
      .description(does)
      .showHelpAfterError(`Try ${callOf(name)} -- --help.`)

  /** Adds a command that reports its steps, and at the end the time of all. */
  const addSteps = (name: string, does: string, work: (reporter: Reporter) => Promise<unknown>) =>
    add(name, does).action(async () => {
      await work(reporter)
      reporter.done()
    })

  /** Adds a command that hands its options to another program, whose help follows its own. */
  const addTool = (
    name: string,
    tool: string,
    does: string,
    start: (args: string[], command: Command) => Promise<unknown>,
  ) =>
    add(name, does)
      .usage(`[options of ${tool}]`)
      .argument('[options...]')
      .helpOption(false)
      .allowUnknownOption()
      .passThroughOptions()
      .action(async (args: string[], _, command: Command) => {
        const asksForHelp = ['--help', '-h'].some((flag) => args.includes(flag))
        if (asksForHelp) command.outputHelp()
        const status = await start(asksForHelp ? ['--help'] : args, command)
        if (typeof status === 'number') exit(status)
      })

  addTool(
    'start',
    'the mock',
    'Starts the mock, which serves the committed documents at once. Also builds the reference if it is out of date, and serves each edit below openapi/ as soon as it is saved.',
    async (args) => (await import('./start.js')).start(args),
  )
  addTool(
    'test',
    'vitest run',
    'Runs lint and all tests, or only the tests whose path contains one of the words. With CI=1 the slow tests run too.',
    async (args) => {
      if (args.length === 0) await reporter.step('lint', async () => (await import('./lint/lint.js')).lint(silent))
      return runNode([inRoot('scripts/support/vitest.mjs'), 'run', '--configLoader=runner', ...args])
    },
  )
  addSteps(
    'generate',
    'Generates all of generated/ from openapi/ and src/client, and writes what changed. Unchanged parts come from the cache.',
    async () => (await import('./generate/pipeline.js')).generate(reporter),
  )
  addSteps(
    'check',
    'Fails if generated/ is out of date with openapi/ and src/client. Names each file, and the command that updates it.',
    async () => (await import('./generate/pipeline.js')).check(reporter),
  )
  addSteps(
    'lint',
    'Checks code and contract: everything that can be checked without running the mock. Parts that passed and have not changed are skipped.',
    async () => (await import('./lint/lint.js')).lint(reporter),
  )
  addSteps(
    'bundle',
    'Bundles openapi/ into the documents of generated/openapi, and writes those that changed.',
    async () => (await import('./generate/pipeline.js')).bundle(reporter),
  )
  addSteps(
    'build',
    'Generates all of generated/, and builds the site in dist/site: the references, the guides, the page that sends requests, and all other pages.',
    build,
  )
  addTool('format', 'biome check', 'Formats the code, and fixes what Biome can fix.', (args) =>
    runNode([inRoot('node_modules/@biomejs/biome/bin/biome'), 'check', '--write', ...args]),
  )
  addTool(
    'conform',
    'the kit',
    'Checks a server against the contract: sends it valid and invalid requests, and validates its responses.',
    (args) => runHere('src/mock/node/cli.ts', ['conform', ...args]),
  )
  add(
    'bench',
    'Measures the mock beside silent Prism, openapi-backend and a bare server: start, memory, and requests per second. Fails if something cannot be measured.',
  )
    .option(
      '--quick',
      'no repetitions, about half a minute: shows a large change, but the figures are not comparable',
      false,
    )
    .action(async ({ quick }: { quick: boolean }) => exit(await runHere('bench/index.ts', quick ? ['--quick'] : [])))
  addTool(
    'mock:prism',
    'prism mock',
    'Starts plain Prism on the committed document of one version.',
    async (args, command) => {
      const [version = '', ...flags] = args
      const isHelp = version === '--help'
      if (!isHelp && !VERSIONS.some((date) => date === version))
        command.error(`error: the first argument must be a version: ${VERSIONS.join(' or ')}`)
      const { installPrism } = await import('./support/install.js')
      return runNode([
        await installPrism(),
        'mock',
        isHelp ? version : inRoot(`generated/openapi/${version}.json`),
        ...flags,
      ])
    },
  )
  addSteps(
    'pack',
    'Packs the packages as tarballs in dist/packages. Mock and sandbox include the contract and its validators as code.',
    async () => withLock('pack', async () => void (await (await import('./pack/pack.js')).pack(reporter))),
  )
  add(
    'diff',
    'Compares the contract with another state of it, and says of each change whether it is breaking, additive or neutral. Fails if a released version breaks.',
  )
    .argument(
      '[ref|folder]',
      'a git ref, another clone, an installed package, or a copy of openapi/; by default the last state of main',
    )
    .option('--markdown', 'print the report in Markdown, for a pull request', false)
    .action(async (other: string | undefined, { markdown }: { markdown: boolean }) => {
      if (!(await (await import('./compare/command.js')).diff(other, markdown, reporter))) exit(1)
      if (!markdown) reporter.done()
    })
  add('watch', 'Regenerates the documents whenever openapi/ changes, until it is stopped. Part of `npm start`.', {
    hidden: true,
  })
    .option('--site', 'also build the site if it is out of date', false)
    .action(async ({ site }: { site: boolean }) => (await import('./watch/watch.js')).watch(site, reporter))
  return program
}

async function build(reporter: Reporter): Promise<void> {
  const [{ generate }, { buildSite }] = await Promise.all([
    import('./generate/pipeline.js'),
    import('../docs/site/build.js'),
  ])
  await generate(reporter)
  await buildSite(reporter)
}

/** A message about the contract or about a file that cannot be read or written says all; any other error shows its stack. */
function messageOf(error: NodeJS.ErrnoException): string {
  return error instanceof ContractError || error.path ? error.message : (error.stack ?? error.message)
}

function callOf(command: string): string {
  return command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`
}

function commandUsage(command: Command): string {
  return command.parent ? `${callOf(command.name())} -- ${command.usage()}` : `${command.name()} ${command.usage()}`
}
