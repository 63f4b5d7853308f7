/**
 * The rim: what README, guides and `--help` promise of the commands, asked from outside, as a user does it. The rows
 * are in rows.ts; a flag, a script or an exit status that no row has fails here.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createProgram } from '../../scripts/cli.js'
import { GUIDE_ADDRESS } from '../../scripts/pack/embedded.js'
import { install } from '../../scripts/support/install.js'
import { inRoot } from '../../scripts/support/paths.js'
import { verifyWebhook } from '../../src/client/webhooks.js'
import { createMock, type Mock } from '../../src/mock/index.js'
import { BROKEN_SERVERS, type Fetch, KEY, OTHER_TEAM_KEY, SECOND_KEY, withTeams } from '../conform/broken-servers.js'
import { toHar } from '../conform/recorded.js'
import { freePort } from '../support/processes.js'
import { fakeTerminal } from '../support/terminal.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import {
  CLONE,
  type CommandResult,
  changedFiles,
  cloneRepository,
  PROJECT,
  type Running,
  removeAll,
  restore,
  run,
  start,
} from './clone.js'
import { CONFORM, type CommandRow, MOCK, NO_START, SCRIPTS } from './rows.js'

// On a busy machine a command may take a minute.
vi.setConfig({ testTimeout: 300_000 })

const NPM_START = 'npm start --'
const NPM_CONFORM = 'npm run conform --'
const PACKED = 'npx --no-install canvas-design-mock'

/** `npm run conform` starts the same command, so there only the first row of each exit status is run. */
const EACH_STATUS = CONFORM.filter((row, at) => CONFORM.findIndex(({ status }) => status === row.status) === at)

/** Every night all rows run, and on every commit the first of each exit status. */
const ALL = process.env.TEST_ALL !== undefined

const firstOfEach = (rows: CommandRow[]) =>
  rows.filter((row, at) => rows.findIndex(({ status }) => status === row.status) === at)

const prefixed = (prefix: string, rows: CommandRow[]) => rows.map((row) => ({ ...row, line: `${prefix} ${row.line}` }))
/** All rows, in groups. */
const GROUPS = [
  SCRIPTS,
  ...[NPM_START, PACKED].map((prefix) => prefixed(prefix, NO_START)),
  prefixed(PACKED, MOCK),
  prefixed(NPM_CONFORM, EACH_STATUS),
  prefixed(`${PACKED} conform`, CONFORM),
]
const ROWS = GROUPS.flat()

/** One exchange, with a field that nothing documents. */
const RECORDED = toHar([
  {
    request: {
      method: 'GET',
      url: 'https://api.example/v1/credits',
      headers: [{ name: 'Service-Version', value: NEWEST }],
    },
    response: { status: 200, headers: [], content: { mimeType: 'application/json', text: '{"credits":1}' } },
  },
])

/** Lines of servers that the tests below start. */
const SERVED = {
  flags: `${PACKED} --port {free} --host 0.0.0.0 --control-token {key} --allow-host mock.internal other.internal --allow-origin https://app.example --seed 7 --keep 1 --date 2099-01-01 --empty --strict --limits --allow-http-callbacks app`,
  files: `${PACKED} --port 0 --quiet --keep-bytes 1000000 --keep-total-bytes 2000000 --ready-file ready --site pages --data records.yaml --state state.json --state-sync --task-ms 50`,
  start: `${NPM_START} --port {free}`,
  prism: `npm run mock:prism -- ${NEWEST} --port {free}`,
}

/** Good runs that are not rows. */
const RUNS = ['npm run pack', 'npm run bench -- --quick', 'npm start -- --port {free}', SERVED.prism]

const COMMANDS = Object.keys(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts)

const callOf = (name: string) => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

const values: Record<string, string> = {}
const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (all, name) => values[name] ?? all)
const servers: Server[] = []
let mock: Mock

/** Listens on a port of this machine, by default on any. Resolves to the address. */
async function listening(handler: RequestListener, port = 0): Promise<string> {
  const server = createServer(handler)
  servers.push(server)
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const served = (fetch: Fetch) => listening(getRequestListener(fetch, { overrideGlobalObjects: false }))

/** A receiver that verifies its deliveries, and what it then says of an event. */
function receiver(accepts: (event: { type: string }) => boolean): Promise<string> {
  return served(async (request) => {
    const event = await verifyWebhook({ headers: request.headers, body: await request.text() }, 'my secret').catch(
      () => undefined,
    )
    return new Response(null, { status: event && accepts(event) ? 204 : 400 })
  })
}

beforeAll(async () => {
  if (ALL) await install('tools/prism')
  cloneRepository()
  mock = await createMock()
  mock.defineKey({ key: SECOND_KEY, scopes: ['tasks:read'] })
  const broken = (isMeant: (server: (typeof BROKEN_SERVERS)[number]) => unknown) =>
    (BROKEN_SERVERS.find(isMeant) ?? expect.unreachable()).serve(mock.fetch)
  const warning = broken(({ what }) => what === 'reduces a limit above the maximum')
  const html = broken(({ what }) => what === 'sends JSON as text/html')
  const isPipe = async (request: Request) => {
    const response = await html(request)
    const headers = new Headers(response.headers)
    if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/a|b')
    return new Response(response.body, { status: response.status, headers })
  }
  // Whatever is on this port, it is in use.
  await listening(() => {}, 8080).catch(() => {})
  const bare = join(CLONE, '../bin')
  mkdirSync(bare)
  for (const name of ['node', 'npm', 'sh'])
    symlinkSync(execFileSync('which', [name], { encoding: 'utf8' }).trim(), join(bare, name))
  Object.assign(values, {
    key: KEY,
    second: SECOND_KEY,
    other: OTHER_TEAM_KEY,
    bare: `'${bare}'`,
    free: String(await freePort()),
    nowhere: `http://127.0.0.1:${await freePort()}`,
    busy: new URL(await listening(() => {})).port,
    mock: `${await served(withTeams(mock.fetch))}/v1`,
    origin: await served(mock.fetch),
    broken: `${await served(broken(({ what }) => what === 'counts one item too many'))}/v1`,
    warns: `${await served(warning)}/v1`,
    pipes: `${await served(isPipe)}/v1`,
    receiver: await receiver(() => true),
    strict: await receiver(({ type }) => type !== 'task.archived'),
    trusting: await listening((request, response) => request.resume().on('end', () => response.writeHead(204).end())),
  })
  await pack()
}, 900_000)

afterAll(async () => {
  for (const server of servers) server.close()
  await mock.close()
  removeAll()
  vi.resetConfig()
})

/** Packs the packages in the clone, and installs them in the project. */
async function pack(): Promise<void> {
  await prove({ line: 'npm run pack', status: 0, out: /✓ done/ })
  mkdirSync(PROJECT)
  writeFileSync(join(PROJECT, 'package.json'), '{"private":true}')
  writeFileSync(join(PROJECT, 'broken.yaml'), 'a: [b\n')
  writeFileSync(join(PROJECT, 'recorded.har'), RECORDED)
  const packages = join(CLONE, 'dist/packages')
  const tarballs = readdirSync(packages).filter((name) => name.endsWith('.tgz'))
  expect(tarballs.map((name) => name.replace(/-[\d.]+\.tgz$/, '')).sort()).toEqual([
    'canvas-design-api',
    'canvas-design-mock',
    'canvas-design-sandbox',
  ])
  const quick = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  execFileSync('npm', ['install', ...quick, ...tarballs.map((name) => join(packages, name))], {
    cwd: PROJECT,
    stdio: 'pipe',
  })
}

/** Runs a row, and expects what it promises. */
async function prove({ line, status, out, err, edits = {}, env, leaves = [], makes = {} }: CommandRow): Promise<void> {
  for (const [file, change] of Object.entries(edits)) {
    const path = join(CLONE, file)
    if (change) writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : ''))
    else rmSync(path)
  }
  const edited = changedFiles()
  try {
    const outcome = await run(fill(line), env)
    const all = `${outcome.out}\n${outcome.err}`
    expect(outcome.status, all).toBe(status)
    if (out === 'json') JSON.parse(outcome.out)
    else if (out) expect(outcome.out).toMatch(out)
    else if (status === 2) expect(outcome.out).toBe('')
    if (err) expect(outcome.err).toMatch(err)
    else expect(outcome.err).toBe('')
    // A bad input is a message, not a stack.
    expect(all).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
    expect(changedFiles().filter((file) => !leaves.includes(file) && !(file in makes))).toEqual(
      leaves.length > 0 ? [] : edited.filter((file) => status !== 0 && file in edits),
    )
    for (const [file, text] of Object.entries(makes)) {
      const path =
        [CLONE, PROJECT].map((folder) => join(folder, file)).find((path) => existsSync(path)) ??
        expect.fail(`${line} makes no ${file}`)
      expect(readFileSync(path, 'utf8')).toMatch(text)
    }
  } finally {
    restore()
  }
}

describe('a line', () => {
  test.each((ALL ? ROWS : GROUPS.flatMap(firstOfEach)).map((row) => [row.line, row] as const))('%s', (_, row) =>
    prove(row),
  )

  // test/scripts/command-lines.test.ts asks the commands that start no other tool: of those, one is enough here.
  test.runIf(ALL).each(['start', 'test', 'format', 'conform', 'mock:prism', 'check'])(
    'npm run %s prints its help, and names a flag that it does not know',
    async (name) => {
      const help = new RegExp(`^Usage: ${callOf(name)} -- `)
      await prove({ line: `${callOf(name)} -- --help`, status: 0, out: help })
      // Biome has a status of its own, and Prism's first argument is the version.
      const [status, err] =
        name === 'format' ? [1, /nope/] : [2, name === 'mock:prism' ? /must be a version/ : /--nope/]
      await prove({ line: `${callOf(name)} -- --nope`, status, err })
    },
  )

  test.runIf(ALL)('npm run bench -- --quick measures', { timeout: 900_000 }, () =>
    prove({
      line: 'npm run bench -- --quick',
      status: 0,
      out: /^bare node:http(?: +[1-9]\d*){5}$/m,
      err: /^(?:Installing .*\n)*$/,
    }),
  )

  test.runIf(ALL && spawnSync('unshare', ['-rn', 'true']).status === 0)('works without a network', async () => {
    await prove({ line: 'unshare -rn npm run check', status: 0, out: / 0 out of date/ })
    await prove({ line: 'unshare -rn npm run conform -- --only getCredits', status: 0, out: / 0 failed/, err: /ok/ })
  })
})

describe.runIf(ALL && spawnSync('script', ['-qec', 'true', '/dev/null']).status === 0)('on a terminal', () => {
  test.each([
    ['n', 2, /Go on\? \(y\/N\)[\s\S]*\nNothing was sent\.\r\n$/],
    ['y', 0, /Go on\? \(y\/N\)[\s\S]*\r.\[KChecked [\s\S]* 0 failed/],
  ])('conform asks before it writes to another machine, and takes %s', async (says, status, out) => {
    // For the command, this address of the same machine is another one.
    const url = fill('{mock}').replace('127.0.0.1', '[::ffff:7f00:1]')
    const line = `npm run conform -- --url '${url}' --key ${KEY} --writes --only uploadFile --version ${NEWEST}`
    const outcome = await run(`printf '${says}\\n' | script -qec "${line}" /dev/null`)
    expect(outcome.status, outcome.out).toBe(status)
    expect(outcome.out).toMatch(out)
  })
})

describe.runIf(ALL)('Ctrl-C', () => {
  test('ends npm start and all that it started', async () => {
    const running = await serving(SERVED.start)
    const origin = originOf(SERVED.start)
    expect(running.printed().out).toContain(`  Reference  ${origin}/\n`)
    await expect.poll(async () => (await fetch(origin)).status, { timeout: 240_000, interval: 500 }).toBe(200)
    running.signal('SIGINT')
    expect([0, 130]).toContain((await running.outcome).status)
    await expectEnd(running)
    expect(running.printed().err).toBe('')
    expect(changedFiles()).toEqual([])
  })

  test('twice ends npm start at once, though a request is in flight', async () => {
    const running = await serving(SERVED.start)
    const origin = originOf(SERVED.start)
    await fetch(`${origin}/_mock/faults`, { method: 'POST', body: '{"operation_id":"getCredits","delay_ms":9000}' })
    const request = fetch(`${origin}/v1/credits`, { headers: { authorization: `Bearer ${KEY}` } }).then(
      () => 'responded',
      () => 'closed',
    )
    await expect.poll(async () => (await (await fetch(`${origin}/_mock/health`)).json()) && true).toBe(true)
    running.signal('SIGINT')
    await sleep(300)
    running.signal('SIGINT')
    expect(await request).toBe('closed')
    await expectEnd(running)
  })

  test('leaves no part of a file that generate writes', async () => {
    for (const folder of ['openapi', 'types', 'client']) rmSync(join(CLONE, 'generated', folder), { recursive: true })
    const running = start('npm run generate')
    const watcher = watch(join(CLONE, 'generated'), { recursive: true }, (_, file) => {
      if (file?.includes('.part')) running.signal('SIGINT')
    })
    await running.outcome
    await expectEnd(running)
    watcher.close()
    expect(changedFiles().filter((file) => file.includes('.part'))).toEqual([])
    restore()
  })

  test('keeps the previous site while build runs', async () => {
    const running = start('npm run site')
    await expect.poll(() => running.printed().out, { timeout: 120_000 }).toContain('bundle openapi/')
    running.signal('SIGINT')
    await running.outcome
    await expectEnd(running)
    expect(existsSync(join(CLONE, 'dist/site/index.html'))).toBe(true)
    expect(changedFiles()).toEqual([])
  })
})

test.runIf(ALL).each([
  ['npm', (running: Running) => running.process.pid],
  [
    'the command',
    ({ process: { pid } }: Running) =>
      Number(execFileSync('pgrep', ['-g', String(pid), '-f', 'cli.mjs start'], { encoding: 'utf8' }).split('\n')[0]),
  ],
])('SIGTERM to %s alone ends npm, its shell, the mock and the watcher', async (_, pidOf) => {
  const running = await serving(`exec ${SERVED.start}`)
  process.kill(pidOf(running) ?? 0, 'SIGTERM')
  await running.outcome
  await expectEnd(running)
})

describe.runIf(ALL)('a server', () => {
  test('does what the flags of the mock say', async () => {
    const running = await serving(SERVED.flags)
    const origin = originOf(SERVED.flags)
    expect(running.printed().out).toMatch(
      /Warning: 0\.0\.0\.0 is not a loopback address\.[\s\S]*Anyone who has the control token can/,
    )
    const textOf = async (path: string) => (await fetch(origin + path)).text()
    expect(await textOf('/')).toContain(`\nGuide      ${GUIDE_ADDRESS}\n`)
    expect(await textOf('/metrics')).toContain('nodejs_eventloop_lag_seconds')
    const same = await createMock({ seed: 7, empty: true })
    const key = 'service_live_0a'
    const headers = { authorization: `Bearer ${key}`, 'service-version': NEWEST, 'content-type': 'application/json' }
    const ask = async (path: string, body?: object, send: Mock['fetch'] = fetch) => {
      const init = { method: body ? 'POST' : 'GET', headers }
      const response = await send(new Request(origin + path, { ...init, ...(body && { body: JSON.stringify(body) }) }))
      return { status: response.status, body: (await response.json()) as { id: string; data: object[] } }
    }
    const withToken = (request: Request | string | URL) =>
      fetch(request, { headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' } })
    const task = { prompt: 'A poster', callback_url: 'http://127.0.0.1:9/hook' }
    const { status, body } = await ask('/v1/tasks', task)
    expect(status).toBe(202)
    expect(body.id).toBe((await ask('/v1/tasks', { prompt: 'A poster' }, same.fetch)).body.id)
    expect((await ask('/v1/tasks', { ...task, callback_url: 'http://app:8080/hook' })).status).toBe(202)
    expect((await ask('/v1/tasks', { promt: 'A poster' })).status).toBe(422)
    expect((await ask('/v1/brand-kits')).body.data).toEqual([])
    const records = { type: 'canvas', count: 3 }
    expect((await ask(`/_mock/workspaces/${key}/records`, records)).status).toBe(401)
    expect((await ask(`/_mock/workspaces/${key}/records`, records, withToken)).status).toBe(201)
    expect((await ask('/v1/canvases')).body.data).toHaveLength(1)
    const old = await fetch(`${origin}/v1/credits`, { headers: { ...headers, 'service-version': OLDEST } })
    expect(old.status).toBe(400)
    // `fetch` sends no other host than that of the URL.
    const statusFor = (host: string) =>
      new Promise((resolve) => {
        get(`${origin}/_mock/requests`, { headers: { host, authorization: `Bearer ${KEY}` } }, (response) =>
          resolve(response.resume().statusCode),
        )
      })
    const statuses = ['mock.internal', 'other.internal', 'rebound.test'].map(statusFor)
    expect(await Promise.all(statuses)).toEqual([200, 200, 403])
    const repeated = await Promise.all(Array.from({ length: 121 }, () => ask('/v1/credits')))
    expect(repeated.map((response) => response.status)).toContain(429)
    running.signal('SIGTERM')
    await running.outcome
    await expectEnd(running)
  })

  test('reads and keeps the files that its flags name, and prints nothing if it is quiet', async () => {
    const file = (name: string) => join(PROJECT, name)
    mkdirSync(file('pages'))
    writeFileSync(file('pages/index.html'), 'A page')
    writeFileSync(file('records.yaml'), `${KEY}: [{ type: brand_kit, count: 2 }]\n`)
    const running = start(fill(SERVED.files))
    await expect
      .poll(() => existsSync(file('ready')) && readFileSync(file('ready'), 'utf8'), { timeout: 60_000 })
      .toMatch(/\/v1\n$/)
    const url = readFileSync(file('ready'), 'utf8').trim()
    expect(await (await fetch(new URL('/', url))).text()).toBe('A page')
    const headers = { authorization: `Bearer ${KEY}`, 'service-version': NEWEST, 'content-type': 'application/json' }
    const ask = async (path: string, body?: string) =>
      (await fetch(url + path, { headers, ...(body && { method: 'POST', body }) })).json() as Promise<{
        id: string
        status: string
        data: object[]
      }>
    const given = (await (await mock.fetch(new Request('http://mock.test/v1/brand-kits', { headers }))).json()) as {
      data: object[]
    }
    expect((await ask('/brand-kits')).data).toHaveLength(given.data.length + 2)
    expect(JSON.stringify(await ask('/nothing'))).toContain('/errors.html#not_found')
    const { id } = await ask('/tasks', '{"prompt":"A poster"}')
    await expect.poll(async () => (await ask(`/tasks/${id}`)).status, { timeout: 1500 }).toBe('succeeded')
    running.signal('SIGTERM')
    const { out, err } = await running.outcome
    await expectEnd(running)
    expect([out, err]).toEqual(['', ''])
    expect(existsSync(file('ready'))).toBe(false)
    expect(readFileSync(file('state.json'), 'utf8')).toContain(id)
  })

  test('starts without the folder openapi/, and says what is missing', async () => {
    rmSync(join(CLONE, 'openapi'), { recursive: true })
    const running = await serving(SERVED.start)
    expect((await fetch(`${originOf(SERVED.start)}/openapi/${NEWEST}.json`)).status).toBe(200)
    running.signal('SIGTERM')
    const { err } = await running.outcome
    await expectEnd(running)
    restore()
    expect(err).toBe(
      'There is no folder openapi/. The committed documents are served, but the reference is not built.\n',
    )
  })

  test('plain Prism serves the document of a version', async () => {
    const running = await serving(SERVED.prism, '/credits')
    running.signal('SIGINT')
    await running.outcome
    await expectEnd(running)
  })
})

describe.runIf(ALL)('in a clone that cannot be written', () => {
  // Root may write anywhere.
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
  const env = { HOME: PROJECT }
  const chmod = (mode: string) => execFileSync('chmod', ['-R', mode, CLONE])

  beforeAll(() => {
    rmSync(join(CLONE, 'generated/versions.json'))
    chmod('a-w,a+rX')
  })
  afterAll(() => {
    chmod('u+w')
    restore()
  })

  test.each([
    ['check', 1, /generated\/versions\.json\nRun `npm run generate`/],
    ['generate', 1, /^\nE[A-Z]+: .*generated\/versions\.json\S*'\n$/],
    ['pack', 1, /^\nE[A-Z]+: .*'\n$/],
  ])('npm run %s ends with a line that says why', async (name, status, err) => {
    const outcome = await run(`npm run ${name}`, env, nobody)
    expect([outcome.status, outcome.err]).toEqual([status, expect.stringMatching(err)])
    expect(outcome.err).not.toMatch(/^ +at .*:\d+:\d+\)?$/m)
  })
})

describe('a promise has a row:', () => {
  const LINES = [...ROWS.map(({ line }) => line), ...Object.values(SERVED), ...RUNS]
  const hasFlag = (start: string, flag: string) =>
    LINES.some((line) => line.startsWith(`${start} `) && line.split(/[ =]/).includes(flag))

  test('each script of package.json, with good and bad input', () => {
    const isOf = (name: string) => (line: string) => `${line} `.startsWith(`${callOf(name)} `)
    const good = [...ROWS.filter(({ status }) => status === 0).map(({ line }) => line), ...RUNS]
    const bad = ROWS.filter(({ status }) => status !== 0).map(({ line }) => line)
    expect(COMMANDS.filter((name) => !good.some(isOf(name)))).toEqual([])
    expect(COMMANDS.filter((name) => !bad.some(isOf(name)))).toEqual([])
  })

  test('each flag of a script', () => {
    const own = createProgram(fakeTerminal(), () => {}).commands.filter((command) => COMMANDS.includes(command.name()))
    const missing = own.flatMap((command) =>
      command.options.flatMap(({ long }) =>
        hasFlag(callOf(command.name()), long ?? '') ? [] : `${command.name()} ${long}`,
      ),
    )
    expect(missing).toEqual([])
  })

  test.each([
    [PACKED, 'docs/mock.md', ''],
    [`${PACKED} conform`, 'docs/conform.md', 'A server'],
    [`${PACKED} conform receiver`, 'docs/conform.md', 'A receiver'],
    [`${PACKED} conform client`, 'docs/conform.md', 'A client'],
    [`${PACKED} conform traffic`, 'docs/conform.md', 'Recorded traffic'],
  ])('each flag of %s, which its guide lists', async (command, guide, heading) => {
    const { out } = await run(`${command} --help`)
    const flags = [...out.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)].map(([, flag = '']) => flag)
    expect(flags.length).toBeGreaterThan(1)
    expect(flags.filter((flag) => flag !== '--help' && !hasFlag(command, flag))).toEqual([])
    const text = readFileSync(inRoot(guide), 'utf8')
    const part = heading ? sectionOf(text, heading) : text
    const listed = [...part.matchAll(/^\| `(--[\w-]+)/gm)].map(([, flag = '']) => flag)
    expect([...new Set([...listed, '--help'])].sort()).toEqual(flags.sort())
  })

  test('each exit status and variable of the guide to the kit', () => {
    const guide = sectionOf(readFileSync(inRoot('docs/conform.md'), 'utf8'), 'A server')
    const promised = [...guide.matchAll(/^\| (\d+) +\|/gm)].map(([, status]) => Number(status))
    expect(EACH_STATUS.map(({ status }) => status).sort()).toEqual(promised)
    const variables = [...guide.matchAll(/also `([A-Z_]+)`/g)].map(([, name = '']) => name)
    expect(variables.filter((name) => !CONFORM.some(({ env = {}, status }) => status === 0 && name in env))).toEqual([])
  })
})

function sectionOf(text: string, heading: string): string {
  return text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
}

/** Starts a server, and waits until it responds. */
async function serving(line: string, path = '/_mock/health'): Promise<Running> {
  const running = start(fill(line))
  let ended: CommandResult | undefined
  void running.outcome.then((outcome) => (ended = outcome))
  const responds = () =>
    ended
      ? expect.fail(JSON.stringify(ended))
      : fetch(originOf(line) + path).then(
          () => true,
          () => false,
        )
  await expect.poll(responds, { timeout: 120_000, interval: 100 }).toBe(true)
  return running
}

function originOf(line: string): string {
  return `http://127.0.0.1:${/--port (\d+)/.exec(fill(line))?.[1]}`
}

/** Waits until nothing runs that a line has started. */
async function expectEnd({ process: { pid } }: Running): Promise<void> {
  const isAlive = () => {
    try {
      return process.kill(-(pid ?? 0), 0)
    } catch {
      return false
    }
  }
  await expect.poll(isAlive, { timeout: 20_000, interval: 50 }).toBe(false)
}
