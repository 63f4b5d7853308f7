import { Command, type CommanderError, InvalidArgumentError, Option } from 'commander'
import type { Reach } from '../../conform/notes.js'
import type { Contract } from '../../contract/contract.js'

/** The exit status if the command could not run, as opposed to a server that failed. */
const COULD_NOT_RUN = 2

type Flags = {
  url?: string
  key?: string
  version?: string
  operations?: string[]
  readOnly?: boolean
  writes?: boolean
  all?: boolean
  json?: boolean
}

/** The contract to check against, and the mock that is checked if no server is named. */
export type Local = {
  readContract: () => Promise<Contract>
  createMock: () => Promise<{ fetch: (request: Request) => Promise<Response>; close: () => Promise<void> }>
}

/** Creates the command `conform`. It exits with 0 if all checks passed, 1 if one failed, 2 if the server could not be checked. */
export function conformCommand(local: Local): Command {
  return new Command('conform')
    .description('Check a server against the contract. Without --url, checks a mock in this process.')
    .option('--url <address>', 'base URL of the API, which ends in /v1', address)
    .addOption(new Option('--key <key>', 'API key to send').env('CANVAS_DESIGN_KEY'))
    .option('--version <date>', 'check only this version')
    .option('--operations <ids>', 'check only these operations, separated by commas', ids)
    .addOption(new Option('--read-only', 'send only GET requests').conflicts(['writes', 'all']))
    .option('--writes', 'also send writes, except metered and destructive ones')
    .option('--all', 'send everything, including metered and destructive requests')
    .option('--json', 'print the report as JSON')
    .showHelpAfterError('Try --help.')
    .exitOverride((error: CommanderError) => process.exit(error.exitCode === 0 ? 0 : COULD_NOT_RUN))
    .action((flags: Flags) => run(flags, local))
}

async function run(flags: Flags, local: Local): Promise<void> {
  try {
    process.exitCode = await conform(flags, local)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = COULD_NOT_RUN
  }
}

async function conform({ url, key, version, operations, json, ...flags }: Flags, local: Local): Promise<number> {
  if (url && !key) throw new Error('A key is needed. Pass one with --key, or set CANVAS_DESIGN_KEY.')
  // Checked here, because the errors of others would print the key.
  if (url && !/^[\x21-\x7e]+$/.test(key ?? '')) throw new Error('A key contains only visible ASCII characters.')
  // Imported here, because serving the mock does not need it.
  const [{ createKit }, { summary }] = await Promise.all([
    import('../../conform/index.js'),
    import('../../conform/summary.js'),
  ])
  const contract = await local.readContract()
  const kit = createKit(contract)
  const pinned = contract.versions.find((known) => known === version)
  if (version !== undefined && !pinned)
    throw new Error(`There is no version ${version}. Available: ${contract.versions.join(', ')}.`)
  const unknown = operations?.find((id) => !kit.operationIds.includes(id))
  if (unknown !== undefined)
    throw new Error(`There is no operation ${unknown}. Available: ${kit.operationIds.join(', ')}.`)
  const server = url && key ? { url, key, close: async () => {} } : await mock(local)
  try {
    const report = await kit.check({
      ...server,
      ...(pinned ? { versions: [pinned] } : {}),
      ...(operations ? { operations } : {}),
      reach: reachOf(flags),
      ...(await progress()),
    })
    console.log(json ? JSON.stringify(report, null, 2) : summary(report))
    return report.failed > 0 ? 1 : 0
  } finally {
    await server.close()
  }
}

async function mock({ createMock }: Local) {
  const [{ newKey }, { fetch, close }] = await Promise.all([import('../../conform/requests.js'), createMock()])
  return { url: 'http://mock.test/v1', key: newKey(), fetch, close }
}

function reachOf({ readOnly, writes, all }: Flags): Reach {
  if (readOnly) return 'read-only'
  if (all) return 'all'
  return writes ? 'writes' : 'default'
}

/** Prints progress to the error output, so that the report can be piped. On a terminal it rewrites a single line. */
async function progress() {
  const { progressLine } = await import('../../conform/summary.js')
  const { isTTY } = process.stderr
  const write = (line: string) => process.stderr.write(isTTY ? `\r\u001b[K${line}` : `${line}\n`)
  return {
    onOperation: (...about: Parameters<typeof progressLine>) => {
      write(progressLine(...about))
      if (isTTY && about[1] === about[2]) write('')
    },
    onWait: (ms: number) => write(`The server limits requests: continuing in ${Math.ceil(ms / 1000)} seconds.`),
  }
}

function address(text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('Use a URL that starts with http:// or https://.')
  return text.replace(/\/+$/, '')
}

function ids(text: string): string[] {
  return text.split(',').map((id) => id.trim())
}
