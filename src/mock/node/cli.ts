#!/usr/bin/env node
/** The command `canvas-design-mock`: serves the mock, and the reference if its folder is given; or checks a server. */
import { statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { getHeapStatistics } from 'node:v8'
import { Command, type CommanderError, InvalidArgumentError, Option } from 'commander'
import { isDay } from '../../contract/versions.js'
import type { ContextOptions } from '../context/context.js'
import { embeddedContract, isPacked } from '../embedded.js'
import { conformCommand } from './conform-command.js'
import { greeting, jsonLine, jsonMessage, logLine, reloadLine } from './console.js'
import type { Journal } from './journal.js'
import type { Metrics } from './metrics.js'
import { pagesOf } from './pages.js'

type Flags = Omit<ContextOptions, 'data'> & {
  port: number
  host: string
  allowHost?: string[]
  allowOrigin?: string[]
  log: 'text' | 'json'
  quiet: boolean
  site?: string
  readyFile?: string
  data?: string
  state?: string
  stateSync: boolean
}

// A reader of the output can close it before the end, as in `canvas-design-mock | head`.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => code === 'EPIPE' && process.exit())

/**
 * A command whose flags can also be environment variables, such as `CANVAS_MOCK_TASK_MS`. An empty variable counts as
 * missing. The parser would turn on a flag without an argument for any value, even `false`.
 */
class ConfigurableCommand extends Command {
  override addOption(option: Option): this {
    const name = `CANVAS_MOCK_${option.long?.slice(2).replaceAll('-', '_').toUpperCase()}`
    const value = process.env[name] ?? 'true'
    if (option.isBoolean() && !['', '0', '1', 'false', 'true'].includes(value))
      this.error(`error: ${name} must be true or false.`)
    const isOff = value === '' || (option.isBoolean() && ['0', 'false'].includes(value))
    return super.addOption(isOff ? option : option.env(name))
  }
}

const OFF = { byDefault: false }

type OptionParts = {
  /** Returns the value of an argument. `earlier` is that of the arguments before, or the default. */
  parse?: (text: string, earlier: unknown) => unknown
  byDefault?: unknown
  choices?: string[]
  conflicts?: string
}

// biome-ignore format: a table has one row a line.
const OPTIONS: [flags: string, does: string, parts: OptionParts][] = [
  ['--port <number>', 'port to listen on; 0 chooses a free one', { parse: port, byDefault: 4010 }],
  ['--host <address>', 'address to listen on', { byDefault: '127.0.0.1' }],
  ['--allow-host <name...>', 'host names at which /_mock and /mcp may be reached, besides localhost and addresses', { parse: names }],
  ['--allow-origin <origin...>', 'origins whose web pages may start the workspace of a new key, besides localhost; * stands for all', { parse: origins }],
  ['--control-token <token>', 'token that /_mock needs, as a bearer token; without one, /_mock is closed beyond loopback', { parse: token }],
  ['--site <folder>', 'folder with the rendered reference, served at /', { parse: folder }],
  ['--ready-file <file>', 'write the base URL of the API to this file once the mock is ready', { parse: writable }],
  ['--limits', 'enforce the rate limits and the limit on concurrent tasks', OFF],
  ['--date <day>', 'day that decides which versions are supported, such as 2030-01-31: after its sunset, a version is not', { parse: day }],
  ['--empty', 'start without the documented examples', OFF],
  ['--data <file>', 'YAML or JSON file with records by key, also added after each reset', { parse: existing }],
  ['--state <file>', 'keep the state in this file; each change is in the file before its response is sent', { parse: writable }],
  ['--state-sync', 'with --state, also wait for the disk, so that a loss of power loses nothing', OFF],
  ['--strict', 'reject fields that the contract does not know with a 422', OFF],
  ['--task-ms <number>', 'how long a task or an export takes, in milliseconds', { parse: whole }],
  ['--keep <number>', 'how many records of a kind each workspace keeps: older ones are forgotten', { parse: whole }],
  ['--keep-bytes <number>', 'how many bytes the records of a workspace may take: the oldest ones beyond it are forgotten', { parse: whole }],
  ['--keep-total-bytes <number>', 'the same for all workspaces together; by default a quarter of the memory that Node may use', { parse: whole }],
  ['--seed <number>', 'generate the same ids on each start', { parse: whole }],
  ['--allow-http-callbacks [host...]', 'also deliver webhooks over http, to loopback addresses and these hosts', { parse: hosts, ...OFF }],
  ['--public-callbacks', 'deliver webhooks to public addresses only', { ...OFF, conflicts: 'allowHttpCallbacks' }],
  ['--log <form>', 'form of the output; json is one object a line', { choices: ['text', 'json'], byDefault: 'text' }],
  ['--quiet', 'print neither the URLs nor a line for each request', OFF],
]

const program = new ConfigurableCommand('canvas-design-mock')
  .showHelpAfterError('Try --help.')
  .exitOverride(exitWithUsage)
  .description('A local mock of the Canvas Design Platform API, every version on one port.')
  .helpCommand(false)
  // Otherwise flags of the mock would also be parsed after the name of a subcommand.
  .enablePositionalOptions()
  .addCommand(
    conformCommand({
      readContract: async () => (await contractSource()).read(),
      readEvidenceNotes: async () => (await import('./evidence-notes.js')).readEvidenceNotes(),
      createMock: async (options) => (await import('../index.js')).createMock(options),
    }),
  )
  .addCommand(localToolsCommand())
  .action(start)
for (const [flags, does, { parse, byDefault, choices, conflicts = [] }] of OPTIONS) {
  const option = new Option(flags, does).default(byDefault).conflicts(conflicts)
  if (parse) option.argParser(parse)
  program.addOption(choices ? option.choices(choices) : option)
}
await program.parseAsync()

async function start({
  port,
  host,
  allowHost = [],
  allowOrigin = [],
  log,
  quiet,
  site,
  readyFile,
  data: file,
  state: stateFile,
  stateSync,
  ...options
}: Flags): Promise<void> {
  let kept: Journal | undefined
  try {
    // One that a killed mock left would say that this one is ready.
    if (readyFile) await rm(readyFile, { force: true })
    // Imported only now, so that an invalid flag is reported without loading the mock.
    const [{ createMock }, source] = await Promise.all([import('../index.js'), contractSource()])
    const contract = await source.read()
    const own = file === undefined ? undefined : await (await import('./data.js')).readData(file)
    if (stateFile !== undefined) kept = await (await import('./journal.js')).openJournal(stateFile, { sync: stateSync })
    const sitePages = site === undefined ? undefined : pagesOf(site)
    // Loading and counting take time, so both begin when somebody first asks for them.
    let metrics: Metrics | undefined
    const mock = await createMock({
      keepTotalBytes: Math.floor(getHeapStatistics().heap_size_limit / 4),
      ...options,
      ...(kept && { onChange: kept.save }),
      allowHosts: allowHost,
      allowOrigins: allowOrigin,
      ...(own && { data: own.data }),
      contract,
      onResponse(...exchange) {
        metrics?.onResponse(...exchange)
        if (!quiet) console.log(log === 'json' ? jsonLine(...exchange) : logLine(...exchange))
      },
      async pages(request) {
        if (new URL(request.url).pathname !== '/metrics') return sitePages?.(request)
        metrics ??= (await import('./metrics.js')).createMetrics()
        return metrics.page()
      },
      ...(site && { errorsPage: '/errors.html' }),
    }).catch((error: Error & { path?: (string | number)[] }) => {
      throw own && error.path ? new Error(`${own.placeOf(error.path)}: ${error.message}`) : error
    })

    // Before anything is written, so that a signal finds nothing half done.
    let isEnding = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, async () => {
        // A second signal means: do not wait for the requests in flight.
        if (isEnding) process.exit(128 + constants.signals[signal])
        isEnding = true
        if (readyFile) await rm(readyFile, { force: true })
        await mock.close()
        const failed = await kept?.close().catch((error: Error) => error)
        if (failed) console.error(failed.message)
        process.exit(failed ? 1 : 0)
      })

    await kept?.attach(mock)
    source.watch(reload)
    const { origin, baseUrl } = await mock.listen({ port, hostname: host })
    if (readyFile) await writeFile(readyFile, `${baseUrl}\n`)
    if (!quiet) {
      const about = {
        host,
        day: mock.date,
        hasReference: site !== undefined,
        hasToken: options.controlToken !== undefined,
      }
      print(greeting(origin, contract, about), 'The mock is ready.', { url: baseUrl })
    }

    /** The old contract is served until the new one is ready, and afterwards too if the new one is broken. */
    async function reload(): Promise<void> {
      const start = performance.now()
      try {
        mock.serve(await source.read())
        if (!quiet) print(reloadLine({ ms: performance.now() - start }))
      } catch (error) {
        print(reloadLine({ error: error as Error }))
      }
    }

    /** Prints what concerns no request: a text, and in JSON a message of one line. */
    function print(text: string, message = text, more?: object): void {
      console.log(log === 'json' ? jsonMessage(message, more) : text)
    }
  } catch (error) {
    console.error(explain(error as NodeJS.ErrnoException, port, host))
    await kept?.close().catch(() => {})
    process.exit(1)
  }
}

function localToolsCommand(): Command {
  return new Command('local-tools')
    .description(
      'The local variant of the tool server, over standard input and output. It needs no key, and has no tools yet.',
    )
    .showHelpAfterError('Try --help.')
    .exitOverride(exitWithUsage)
    .action(async () => (await import('./local-tools.js')).serveLocally(await (await contractSource()).read()))
}

/** Resolves to the generated files and their changes in a clone, and to the embedded contract in the package. */
async function contractSource() {
  if (isPacked) return { read: embeddedContract, watch: () => () => {} }
  const { GENERATED, readContract, watchContract } = await import('./contract.js')
  const watch = (onChange: () => Promise<void>) => watchContract(GENERATED, onChange)
  return { read: () => readContract(GENERATED), watch }
}

/** Exits with 2 if the command line is not valid, with 0 after the help. */
function exitWithUsage({ exitCode }: CommanderError): never {
  process.exit(exitCode === 0 ? 0 : 2)
}

function port(text: string): number {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > 65535) throw new InvalidArgumentError('Use a number from 0 to 65535.')
  return number
}

function whole(text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('Use a whole number.')
  return Number(text)
}

/** Adds names to those of earlier arguments. A variable has all of them, separated by commas. */
function names(text: string, earlier: unknown): string[] {
  return [...(Array.isArray(earlier) ? earlier : []), ...text.split(',').map((name) => name.trim())]
}

function origins(text: string, earlier: unknown): string[] {
  const all = names(text, earlier)
  if (all.every((one) => ['*', 'null'].includes(one) || (URL.canParse(one) && new URL(one).origin === one))) return all
  throw new InvalidArgumentError('Use an origin such as https://app.example, without a path, or *.')
}

/** In a variable, `true` stands for the flag without names. */
function hosts(text: string, earlier: unknown): string[] | boolean {
  return text === 'true' || text === 'false' ? text === 'true' : names(text, earlier)
}

function token(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new InvalidArgumentError('Use visible ASCII characters.')
  return text
}

function folder(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new InvalidArgumentError('The folder does not exist.')
}

function existing(path: string): string {
  const file = statSync(path, { throwIfNoEntry: false })
  if (file && !file.isDirectory()) return path
  throw new InvalidArgumentError(file ? 'This is a directory, not a file.' : 'The file does not exist.')
}

/** Returns the path of a file that can be created: its folder exists. */
function writable(path: string): string {
  folder(dirname(path))
  return path
}

function day(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError('Use a calendar day of the form 2030-06-01.')
  return text
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Choose another one with --port.`
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return `Port ${port} is not available to this user. Choose one above 1023 with --port.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is not an address of this machine. Choose another one with --host.`
  return error.message
}
