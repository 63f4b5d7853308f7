/** The commands and their command lines; each command in workflows and guides exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { createProgram, run } from '../../scripts/cli.js'
import { inRoot } from '../../scripts/support/paths.js'
import { fakeTerminal } from '../support/terminal.js'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

const FOLDER = '.github/workflows'
const workflows = readdirSync(inRoot(FOLDER)).map((name) => `${FOLDER}/${name}`)

type ActionStep = { run?: string; with?: Record<string, unknown> }
/** A job has steps, or is another workflow. */
type Workflow = { jobs: Record<string, { steps?: ActionStep[]; uses?: string }> }

function stepsOf(workflow: string): ActionStep[] {
  const { jobs } = parseYaml(readFileSync(inRoot(workflow), 'utf8')) as Workflow
  return Object.values(jobs).flatMap(({ steps = [], uses }) => (uses ? stepsOf(uses) : steps))
}

/** Not a script: `npm start` does the same, and tests and the benchmark need it by itself. */
const INTERNAL = 'watch'

const { commands } = createProgram(fakeTerminal(), () => {})

test('package.json has a script for each command, and no other', () => {
  const names = commands.map((command) => command.name()).filter((name) => name !== INTERNAL)
  expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node scripts/cli.mjs ${name}`])))
})

/** Runs a command line. Resolves to its exit status and to what it printed. */
async function call(...args: string[]) {
  const terminal = fakeTerminal()
  return { status: await run(args, terminal), out: terminal.out(), err: terminal.err() }
}

test('the list of commands names each with its first sentence', async () => {
  const { status, out } = await call('--help')
  expect(status).toBe(0)
  expect(out).toMatch(/^Usage: npm run <command> -- \[options\]\n/)
  const line = out.replaceAll(/\s+/g, ' ')
  for (const command of commands)
    if (command.name() === INTERNAL) expect(line).not.toContain(` ${INTERNAL} `)
    else expect(line).toContain(` ${command.name()} ${command.description().split('. ')[0]}`)
  expect(await call()).toEqual({ status: 2, out: '', err: out })
})

/** The commands that take no command line of another tool; test/rim asks the others. */
const OWN = ['generate', 'check', 'lint', 'bundle', 'site', 'bench', 'pack', 'diff']

test.each(OWN)('%s prints its help, and names a flag that it does not know', async (name) => {
  const { status, out } = await call(name, '--help')
  expect(status).toBe(0)
  expect(out).toMatch(new RegExp(`^Usage: npm run ${name} -- \\[options\\]`))
  const err = `error: unknown option '--nope'\nTry npm run ${name} -- --help.\n`
  expect(await call(name, '--nope')).toEqual({ status: 2, out: '', err })
})

test.each([
  [['lnit'], "error: unknown command 'lnit'\n(Did you mean lint?)\n"],
  [['-n'], "error: unknown option '-n'\n"],
  [['check', 'all'], /^error: too many arguments for 'check'\..*\nTry npm run check -- --help\.\n$/],
  [['diff', 'HEAD', 'HEAD'], /^error: too many arguments for 'diff'\..*\nTry npm run diff -- --help\.\n$/],
  [
    ['mock:prism', '2025-01-01'],
    /^error: the first argument must be a version: .*\nTry npm run mock:prism -- --help\.\n$/,
  ],
])('the command line %j is rejected with a line that says why', async (args, message) => {
  expect(await call(...args)).toEqual({
    status: 2,
    out: '',
    err: typeof message === 'string' ? message : expect.stringMatching(message),
  })
})

test.each(workflows)('%s runs commands and names files that exist', (workflow) => {
  const steps = stepsOf(workflow)
  const commands = steps.flatMap(({ run }) => npmScripts(run ?? ''))
  for (const name of commands) expect(scripts).toHaveProperty(name)
  for (const { with: settings } of steps)
    for (const [setting, value] of Object.entries(settings ?? {}))
      if (setting.endsWith('-file')) expect(existsSync(inRoot(String(value))), `${setting}: ${value}`).toBe(true)
})

const guides = readdirSync(inRoot('docs')).filter((name) => name.endsWith('.md'))

test.each(['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`)])(
  '%s names npm scripts that exist',
  (guide) => {
    for (const name of npmScripts(readFileSync(inRoot(guide), 'utf8'))) expect(scripts).toHaveProperty(name)
  },
)

/** The scripts that `npm run …`, `npm start` and `npm test` in a text would run. */
function npmScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(([, named, short]) => named ?? short ?? '')
}
