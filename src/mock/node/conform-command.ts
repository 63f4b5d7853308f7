import { statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Command, InvalidArgumentError, Option } from 'commander'
import { closestMatch } from 'leven'
import type { PlaceOf } from '../../conform/evidence.js'
import type { Kit, Report } from '../../conform/index.js'
import type { Reach } from '../../conform/notes.js'
import type { Format } from '../../conform/reports.js'
import type { CannotCheck } from '../../conform/requests.js'
import type { GapRegister } from '../../conform/traffic.js'
import type { Contract } from '../../contract/contract.js'
import type { Version } from '../../contract/versions.js'
import { GUIDE } from '../guide.js'
import type { Mock, MockOptions } from '../index.js'
import { isLoopback } from '../request/origin.js'
import { listenForCallbacks } from './callback-receiver.js'

/** The exit status if the command could not run; and for a run with warnings, or operations that were not checked. */
const COULD_NOT_RUN = 2
const INCOMPLETE = 3

type Flags = {
  url?: string
  key?: string
  secondKey?: string
  otherTeamKey?: string
  receive?: string
  secret?: string
  version?: string
  only?: string[]
  skip?: string[]
  readOnly?: boolean
  writes?: boolean
  all?: boolean
  timeout?: number
  yes?: boolean
  report: Target[]
  json?: boolean
}

/** Where a report goes: to a file, or to the standard output. */
type Target = { format: Format; file?: string }

/** The contract to check against, and the mock that is checked if no server is named. */
type Local = {
  readContract: () => Promise<Contract>
  readEvidenceNotes: () => Promise<EvidenceNotes>
  createMock: (options: MockOptions) => Promise<Mock>
}

/** What a report on traffic says beside the traffic. */
export type EvidenceNotes = {
  gaps: GapRegister
  placeOf: PlaceOf
  /** Returns where the entry of a gap is written, if that is known. */
  entryOf: (id: string) => string | undefined
}

/**
 * Creates the command `conform`. It exits with 0 if all checks passed, 1 if one failed with an error, 2 if the server
 * could not be checked, 3 if there are warnings only.
 */
export function conformCommand(local: Local): Command {
  const command = new Command('conform')
    .description('Check a server against the contract. Without --url, checks a mock in this process.')
    .showHelpAfterError('Try --help.')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : COULD_NOT_RUN))
    .option('--url <address>', 'base URL of the API, which ends in /v1', address)
    .addOption(new Option('--key <key>', 'API key to send').env('CANVAS_DESIGN_KEY'))
    .option('--second-key <key>', 'a key of the same team that lacks a scope, to check that scopes are enforced')
    .option('--other-team-key <key>', 'a key of another team, to check that teams are kept apart')
    .option(
      '--receive <address>',
      'with --all, receive webhooks at this URL: a public one, or one of this machine',
      address,
    )
    .addOption(new Option('--secret <secret>', 'signing secret of the key, to verify webhooks').env('SIGNING_SECRET'))
    .option('--version <date>', 'check only this version')
    .option('--only <names>', 'check only these operations or checks, separated by commas', names)
    .option('--skip <names>', 'skip these operations or checks, separated by commas', names)
    .addOption(new Option('--read-only', 'send only GET requests').conflicts(['writes', 'all']))
    .option('--writes', 'also send writes, except metered and destructive ones')
    .option('--all', 'send everything, including metered and destructive requests')
    .option('--timeout <seconds>', 'how long the whole run may take; an hour by default', seconds)
    .option('--yes', 'do not ask before writing to a server on another machine')
    .addOption(reportOption(['text', 'json', 'junit', 'markdown']))
    .option(...JSON_OPTION)
    .enablePositionalOptions()
    .action((flags: Flags) => run(() => conform(flags, local)))
  // Made by `command`, they inherit the exit statuses, and the hint after an error.
  for (const add of [addReceiverCommand, addTrafficCommand, addClientCommand]) add(command, local)
  return command
}

function addClientCommand(parent: Command, { readContract, createMock }: Local): void {
  parent
    .command('client')
    .description('Judge a client: run it against a mock that behaves like the service on a bad day.')
    .usage('[options] -- <command>')
    .argument(
      '<command...>',
      'the program or test suite; it gets CANVAS_DESIGN_URL, CANVAS_DESIGN_KEY and CANVAS_DESIGN_SECRET',
    )
    .passThroughOptions()
    .addOption(reportOption(['text', 'json']))
    .action((command: string[], targets: { report: Target[] }) =>
      run(async () => {
        const [{ checkClient }, { clientText }] = await Promise.all([
          import('./client-command.js'),
          import('../../conform/client.js'),
        ])
        const report = await checkClient(command, await readContract(), createMock)
        await deliver(targets, report, () => clientText(report, guideAt))
        return statusBySeverity(report.findings)
      }),
    )
}

/** Returns where a guide is: beside that of the mock, if that is one of the guides. */
function guideAt(name: string): string {
  return GUIDE.endsWith('docs/mock.md') ? GUIDE.replace('mock.md', `${name}.md`) : `docs/${name}.md`
}

const JSON_OPTION = ['--json', 'the same as --report json'] as const

function reportOption(formats: Format[]): Option {
  const choices = `${formats.slice(0, -1).join(', ')} or ${formats.at(-1)}`
  return new Option('--report <format[=file]>', `${choices}; can be repeated`)
    .argParser((text, earlier: Target[]) => [...earlier, target(text, formats, choices)])
    .default([], 'text')
}

function addTrafficCommand(parent: Command, { readContract, readEvidenceNotes }: Local): void {
  parent
    .command('traffic')
    .description('Judge recorded traffic: what it says of the contract and of its gaps. Nothing is sent.')
    .argument('<file.har>', 'the traffic, as a browser, a proxy or a test runner exports it')
    .option('--server <address>', 'base URL of the API in the file, which ends in /v1', address)
    .option('--version <date>', 'judge only this version')
    .addOption(reportOption(['text', 'json']))
    .action((file: string, { server, version, ...targets }: TrafficFlags) =>
      run(async () => {
        const { judgeTraffic, trafficText } = await import('../../conform/traffic.js')
        const [contract, { gaps, placeOf, entryOf }] = await Promise.all([readContract(), readEvidenceNotes()])
        const pinned = knownVersion(contract, version)
        const text = await readFile(file, 'utf8').catch(({ code, message }: NodeJS.ErrnoException) => {
          throw new Error(`${file} cannot be read: ${code ?? message}. Name a HAR file.`)
        })
        const report = judgeTraffic(contract, text, { server, version: pinned, placeOf })
        await deliver(targets, report, () => trafficText(file, report, gaps, entryOf))
        if (report.findings.length > 0) return 1
        return report.gaps.contradicted.length > 0 ? INCOMPLETE : 0
      }),
    )
}

type TrafficFlags = { server?: string; version?: string; report: Target[] }

/** Throws an Error if the contract does not have the version. */
function knownVersion({ versions }: Contract, version: string | undefined): Version | undefined {
  const known = versions.find((one) => one === version)
  if (version !== undefined && !known)
    throw new Error(`There is no version ${version}. Available: ${versions.join(', ')}.`)
  return known
}

/** Writes a report to the files, and prints it in the other formats; as text if none is asked for. */
async function deliver(
  { report: asked, json }: Pick<Flags, 'report' | 'json'>,
  report: object,
  textIn: (format: Exclude<Format, 'json'>) => string,
): Promise<void> {
  const shown = (format: Format) => (format === 'json' ? JSON.stringify(report, null, 2) : textIn(format))
  const targets = json ? [...asked, { format: 'json' as const }] : asked
  for (const { format, file } of targets) if (file) await writeFile(file, `${shown(format)}\n`)
  const printed = targets.filter(({ file }) => file === undefined).map(({ format }) => format)
  for (const format of printed.length > 0 ? printed : ['text' as const]) console.log(shown(format))
}

function statusBySeverity(results: { severity?: 'error' | 'warning' }[]): number {
  if (results.some(({ severity }) => severity === 'error')) return 1
  return results.some(({ severity }) => severity) ? INCOMPLETE : 0
}

function addReceiverCommand(parent: Command, { readContract }: Local): void {
  parent
    .command('receiver')
    .description('Check a receiver of webhooks: send it signed events and forged ones.')
    .requiredOption('--url <address>', 'URL of the receiver', address)
    .addOption(
      new Option('--secret <secret>', 'secret that the receiver verifies with')
        .env('SIGNING_SECRET')
        .makeOptionMandatory(),
    )
    .addOption(reportOption(['text', 'json']))
    .option(...JSON_OPTION)
    .action(({ url, secret, ...targets }: { url: string; secret: string; report: Target[]; json?: boolean }) =>
      run(async () => {
        const [{ checkReceiver }, { receiverText }] = await Promise.all([
          import('../../conform/receiver.js'),
          import('../../conform/reports.js'),
        ])
        const delivered = await checkReceiver(await readContract(), { url, secret })
        await deliver(targets, { url, delivered }, () => receiverText(url, delivered))
        return statusBySeverity(delivered)
      }),
    )
}

async function run(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = (error as Partial<CannotCheck>).isFailure ? 1 : COULD_NOT_RUN
  }
}

async function conform(flags: Flags, local: Local): Promise<number> {
  const { url, key, secondKey, otherTeamKey, version } = flags
  if (url && !key) throw new Error('A key is needed. Pass one with --key, or set CANVAS_DESIGN_KEY.')
  if (!url && (secondKey || otherTeamKey)) throw new Error('A second key and the key of another team need --url.')
  // Checked here, because the errors of others would print the key.
  if (url && ![key, secondKey ?? 'x', otherTeamKey ?? 'x'].every((one) => /^[\x21-\x7e]+$/.test(one ?? '')))
    throw new Error('A key contains only visible ASCII characters.')
  // Imported here, because serving the mock does not need it.
  const [{ createKit }, { FORMATS }] = await Promise.all([
    import('../../conform/index.js'),
    import('../../conform/reports.js'),
  ])
  const contract = await local.readContract()
  const kit = createKit(contract)
  const pinned = knownVersion(contract, version)
  const { only = [], skip = [] } = flags
  expectNames([...only, ...skip], kit)
  await confirm(flags)

  const receiver = flags.receive ? await listenForCallbacks(flags.receive, flags.secret) : undefined
  const server = url && key ? { url, key, close: async () => {} } : await mock(local, flags.secret)
  try {
    const report = await kit.check({
      ...server,
      ...(pinned ? { versions: [pinned] } : {}),
      only,
      skip,
      secondKey,
      otherTeamKey,
      receiver,
      reach: reachOf(flags),
      ...(flags.timeout === undefined ? {} : { runTimeoutMs: flags.timeout * 1000 }),
      ...(await progress()),
    })
    await deliver(flags, report, (format) => FORMATS[format](report))
    return statusOf(report)
  } finally {
    await Promise.all([server.close(), receiver?.close()])
  }
}

/**
 * Throws an Error if no operation was checked. If the server may have had its reasons for that, which an error of
 * another request does not change, the run says nothing about it.
 */
function statusOf({ passed, failed, warnings, checked, unchecked, notImplemented }: Report): number {
  const statuses = unchecked.flatMap(({ why }) => why.match(/\b\d{3}\b/g) ?? [])
  const isRejected = checked === 0 && statuses.length > 0 && statuses.every((status) => status in REMEDIES)
  if (failed > 0 && !isRejected) return 1
  if (passed + failed + warnings === 0)
    throw new Error('Nothing was checked. Leave out or change --only, --skip, --read-only or --version.')
  if (checked === 0) throw new Error(whyUnchecked(unchecked))
  return warnings > 0 || unchecked.length > 0 || Object.keys(notImplemented).length > 0 ? INCOMPLETE : 0
}

/** What to do if every valid request got one of these statuses. */
const REMEDIES: Record<string, string> = {
  402: 'add credits to its workspace or change its plan (402)',
  403: 'pass a key with the scopes of the operations (403)',
  429: 'wait until its limits allow requests (429)',
}

function whyUnchecked(unchecked: Report['unchecked']): string {
  const reasons = unchecked.map(({ why }) => why).join('; ')
  const remedies = Object.entries(REMEDIES).flatMap(([status, what]) => (reasons.includes(status) ? what : []))
  const advice = remedies.length > 0 ? `: ${remedies.join(', ')}` : ''
  return `No operation was checked, because no valid request succeeded (${reasons || 'none was sent'})${advice}.`
}

function expectNames(asked: string[], { operationIds, checkIds }: Kit): void {
  const known = [...operationIds, ...checkIds]
  const unknown = asked.find((name) => !known.includes(name))
  if (unknown === undefined) return
  const similar = closestMatch(unknown, known, { maxDistance: 3 })
  const hint = similar ? ` Did you mean ${similar}?` : ''
  throw new Error(
    [
      `There is no operation or check ${unknown}.${hint}`,
      `Operations: those of the reference, such as ${operationIds[0]}.`,
      `Checks: ${checkIds.filter((id) => !id.includes('.')).join(', ')}; or one of their parts, such as list.total.`,
    ].join('\n'),
  )
}

/** Asks before a run writes to another machine, or spends its credits. */
async function confirm({ url, all, writes, yes }: Flags): Promise<void> {
  if (!url || !(all || writes) || yes || isLoopback(new URL(url).hostname)) return
  const what = all ? 'creates and deletes records and uses credits' : 'creates and changes records'
  if (!process.stdin.isTTY) throw new Error(`This run ${what} at ${url}. Pass --yes to go on without a question.`)
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const response = await terminal.question(`This run ${what} at ${url}. Go on? (y/N) `)
  terminal.close()
  if (!/^y/i.test(response.trim())) throw new Error('Nothing was sent.')
}

async function mock({ createMock }: Local, secret: string | undefined) {
  const [{ newKey }, { fetch, defineKey, moveClock, close }] = await Promise.all([
    import('../../conform/requests.js'),
    createMock({ allowHttpCallbacks: true }),
  ])
  const key = newKey()
  if (secret) defineKey({ key, secret })
  return { url: 'http://mock.test/v1', key, fetch, sleep: moveClock, close }
}

function reachOf({ readOnly, writes, all }: Flags): Reach {
  if (readOnly) return 'read-only'
  if (all) return 'all'
  return writes ? 'writes' : 'default'
}

/** Prints progress to the error output, so that the report can be piped. On a terminal it rewrites a single line. */
async function progress() {
  const { progressLine } = await import('../../conform/reports.js')
  const { isTTY } = process.stderr
  const write = (line: string) => process.stderr.write(isTTY ? `\r\u001b[K${line}` : `${line}\n`)
  return {
    onOperation: (...about: Parameters<typeof progressLine>) => {
      write(progressLine(...about))
      if (isTTY && about[1] === about[2]) write('')
    },
    onWait: (ms: number) => write(`The server limits requests: continuing in ${Math.ceil(ms / 1000)} s.`),
  }
}

function address(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Use a URL that starts with http:// or https://.')
  return text.replace(/\/+$/, '')
}

function seconds(text: string): number {
  const value = Number(text)
  if (!(value > 0 && value <= 86_400)) throw new InvalidArgumentError('Use a number of seconds, at most 86400.')
  return value
}

function names(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}

function target(text: string, formats: Format[], choices: string): Target {
  const [name, file] = text.split(/=(.*)/s)
  const format = formats.find((one) => one === name)
  if (!format) throw new InvalidArgumentError(`Use ${choices}, and a file after =, as in json=conform.json.`)
  if (file !== undefined && !statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError(`There is no folder ${dirname(file)}.`)
  // Before the run, whose result would be lost.
  if (file && statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidArgumentError(`${file} is a directory, not a file.`)
  return { format, ...(file ? { file } : {}) }
}
