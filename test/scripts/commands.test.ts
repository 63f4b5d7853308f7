/** The commands and their command lines; what the workflows and the guides tell to run can be run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { type Command, type Given, helpOf, parse, UsageError } from '../../scripts/command.js'
import { COMMANDS, dispatch } from '../../scripts/commands.js'
import { ContractError } from '../../scripts/contract-error.js'
import { inRoot } from '../../scripts/paths.js'
import { fakeTerminal } from '../support/terminal.js'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

const FOLDER = '.github/workflows'
const workflows = readdirSync(inRoot(FOLDER)).map((name) => `${FOLDER}/${name}`)

type Step = { run?: string; with?: Record<string, unknown> }
/** A job has steps, or is another workflow. */
type Workflow = { jobs: Record<string, { steps?: Step[]; uses?: string }> }

function stepsOf(workflow: string): Step[] {
  const { jobs } = parseYaml(readFileSync(inRoot(workflow), 'utf8')) as Workflow
  return Object.values(jobs).flatMap(({ steps = [], uses }) => (uses ? stepsOf(uses) : steps))
}

/** Not a script: `npm start` does the same, and tests and the benchmark need it by itself. */
const INTERNAL = ['watch']

test('package.json has a script for each command, and no other', () => {
  const names = Object.keys(COMMANDS).filter((name) => !INTERNAL.includes(name))
  expect(scripts).toEqual(Object.fromEntries(names.map((name) => [name, `node scripts/run.mjs ${name}`])))
})

/** The exit status of a command line, and what was printed. */
async function call(...args: string[]) {
  const terminal = fakeTerminal()
  return { status: await dispatch(args, terminal), out: terminal.out(), err: terminal.err() }
}

const commands = await Promise.all(
  Object.entries(COMMANDS).map(async ([name, load]) => ({ name, command: (await load()).default as Command })),
)
const own = commands.filter(({ command }) => !command.passesOn)

test.each(commands)('the help of $name says what it does and which flags it takes', ({ name, command }) => {
  const help = helpOf(name, command)
  expect(help).toMatch(new RegExp(`^npm (?:run )?${name}\\b`))
  expect(help).toContain(command.does)
  expect(command.does).toMatch(/^[A-Z].*\.$/)
  for (const [flag, { says }] of Object.entries(command.flags ?? {}))
    expect(help).toMatch(`--${flag.padEnd(12)} ${says}`)
  expect(help).toContain(command.passesOn ? `All flags are those of ${command.passesOn.to}.` : '--help')
})

test('a help is complete', () => {
  const run = async () => {}
  const flags = { gloss: { says: 'shine' }, coats: { says: 'how many', takes: 'number' as const } }
  const words = { of: ['wall', 'door'], says: 'what is painted' }
  expect(
    helpOf('paint', { does: 'Paints. Dries.', flags, words, argument: { name: 'color', says: 'a color' }, run }),
  ).toBe(
    [
      'npm run paint -- <color> [wall|door] [flags]',
      '',
      'Paints. Dries.',
      '',
      '<color>: a color',
      '',
      'wall, door: what is painted',
      '',
      'Flags',
      '  --gloss        shine',
      '  --coats        how many',
      '  --help         show this',
    ].join('\n'),
  )
  const plain = '\n\nPaints.\n\nFlags\n  --help         show this'
  expect(helpOf('paint', { does: 'Paints.', run })).toBe(`npm run paint${plain}`)
  expect(helpOf('test', { does: 'Paints.', run })).toBe(`npm test${plain}`)
  expect(helpOf('start', { does: 'Paints.', run })).toBe(`npm start${plain}`)
  const optional = { name: 'color', says: 'a color', optional: true as const }
  expect(helpOf('paint', { does: 'Paints.', argument: optional, run })).toBe(
    'npm run paint -- [color]\n\nPaints.\n\n[color]: a color\n\nFlags\n  --help         show this',
  )
  expect(helpOf('paint', { does: 'Paints.', passesOn: { to: 'brush', usage: '<strokes>' }, flags: {}, run })).toBe(
    'npm run paint -- <strokes>\n\nPaints.\n\nAll flags are those of brush.',
  )
})

describe('a command that runs', () => {
  /** What happens to a command line of a command that is made up. */
  async function callOf(command: Partial<Command>, ...args: string[]) {
    COMMANDS.paint = async () => ({ default: { does: 'Paints.', run: async () => {}, ...command } })
    onTestFinished(() => {
      delete COMMANDS.paint
    })
    return call('paint', ...args)
  }
  const failing = (error: Error) => ({ run: () => Promise.reject(error) })

  test('says how long it took, unless its output is for another program or is that of a tool', async () => {
    const done = { status: 0, out: expect.stringMatching(/^ {2}✓ done +\d+ ms\n$/), err: '' }
    const nothing = { status: 0, out: '', err: '' }
    const plain = { plainWith: 'json', flags: { json: { says: 'as JSON' } } }
    expect(await callOf({})).toEqual(done)
    expect(await callOf(plain)).toEqual(done)
    expect(await callOf(plain, '--json')).toEqual(nothing)
    expect(await callOf({ passesOn: { to: 'brush', usage: '' } })).toEqual(nothing)
  })

  test('gets what was given, and its number is the exit status', async () => {
    const flags = { json: { says: 'as JSON' } }
    const given = async ({ flags, rest }: Given) => (flags.has('json') && rest.join() === 'red' ? 3 : 4)
    const argument = { name: 'color', says: 'a color' }
    expect(await callOf({ run: given, flags, argument }, 'red', '--json')).toMatchObject({ status: 3 })
    expect(await callOf({ run: given, flags, argument }, 'red')).toMatchObject({ status: 4 })
  })

  test('hands flags and arguments to a tool, whose help it shows besides its own', async () => {
    const forwarded: string[][] = []
    const help = vi.fn(async () => {})
    const run = async ({ rest }: Given) => void forwarded.push(rest)
    const tool = { run, passesOn: { to: 'brush', usage: '<strokes>', help } }
    await callOf(tool, '--wide', '-w', '--', '--help')
    await callOf(tool, '--', '-h')
    expect(forwarded).toEqual([
      ['--wide', '-w', '--', '--help'],
      ['--', '-h'],
    ])
    expect(help).not.toHaveBeenCalled()
    for (const flag of ['--help', '-h'])
      expect(await callOf(tool, '--wide', flag)).toMatchObject({
        status: 0,
        out: expect.stringMatching(/^npm run paint -- <str/),
      })
    expect(help).toHaveBeenCalledTimes(2)
    expect(forwarded).toHaveLength(2)
  })

  test('shows problems of the contract without a stack, and any other error with it', async () => {
    expect(await callOf(failing(new ContractError('a.yaml:1  Wrong.')))).toEqual({
      status: 1,
      out: '',
      err: '\na.yaml:1  Wrong.\n',
    })
    expect(await callOf(failing(new Error('Broken')))).toMatchObject({
      status: 1,
      err: expect.stringMatching(/^\nError: Broken\n +at /),
    })
    expect(await callOf(failing(new UsageError('No.')))).toEqual({ status: 2, out: '', err: 'No.\n' })
  })
})

test.each(own)('$name shows its help, and does nothing else', async ({ name, command }) => {
  const help = { status: 0, out: `${helpOf(name, command)}\n`, err: '' }
  expect(await call(name, '--help')).toEqual(help)
  expect(await call(name, '-h')).toEqual(help)
})

test.each(
  own.flatMap(({ name, command: { words, argument } }) => [
    { name, args: ['--nope'], says: 'has no flag `--nope`' },
    { name, args: ['--nope=1'], says: 'has no flag `--nope`' },
    { name, args: ['-n'], says: 'has no flag `-n`' },
    { name, args: ['--help=1'], says: 'takes `--help` without a value' },
    ...(argument && !argument.optional ? [{ name, args: [], says: `needs ${argument.says}` }] : []),
    ...['nope', '--nope'].map((word) => ({
      name,
      args: argument ? ['--', '2030-01-31', word] : ['--', word],
      says: words
        ? `does not know \`${word}\`: one of ${words.of.join(', ')}`
        : `takes no argument, but got \`${word}\``,
    })),
  ]),
)('$name refuses $args in one line', async ({ name, args, says }) => {
  expect(await call(name, ...args)).toEqual({
    status: 2,
    out: '',
    err: `${name} ${says}. For its usage, run: npm run ${name} -- --help\n`,
  })
})

test('a flag that takes a number takes nothing else', async () => {
  for (const args of [['--seed'], ['--seed='], ['--seed', 'two'], ['--seed', '-1'], ['--seed', '7x'], ['--seed', 'x7']])
    expect(await call('mutate', 'contract', ...args)).toMatchObject({
      status: 2,
      err: 'mutate takes `--seed` with a whole number. For its usage, run: npm run mutate -- --help\n',
    })
  const { default: mutate } = await import('../../scripts/commands/mutate.js')
  expect(parse('mutate', mutate, ['contract', '--seed', '7', '--sample=20', '--all'])).toEqual({
    flags: new Set(['seed', 'sample', 'all']),
    numbers: { seed: 7, sample: 20 },
    rest: ['contract'],
  })
})

test('the dispatcher lists all commands, and refuses an unknown one', async () => {
  const { status, out } = await call('--help')
  expect(status).toBe(0)
  expect(out).toMatch(/^node scripts\/run\.mjs <command> \[flags\], or npm run <command> -- \[flags\]\n\n {2}start /)
  expect(out).toMatch(/\n\nThe flags of a command: npm run <command> -- --help\n$/)
  expect(await call('-h')).toEqual({ status: 0, out, err: '' })
  for (const { name, command } of commands) expect(out).toContain(`  ${name.padEnd(12)} ${command.does.split('. ')[0]}`)
  expect(await call()).toEqual({ status: 2, out, err: '' })
  for (const name of ['nope', 'constructor', '__proto__'])
    expect(await call(name)).toEqual({
      status: 2,
      out: '',
      err: `There is no command ${name}. To list all commands, run: node scripts/run.mjs --help\n`,
    })
})

test('plain Prism requires a version that exists', async () => {
  expect(await call('mock:prism')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^Which version\? Choose one of .*\n$/),
  })
  expect(await call('mock:prism', '2020-01-01')).toMatchObject({
    status: 2,
    err: expect.stringMatching(/^There is no version 2020-01-01\. Choose one of .*\n$/),
  })
})

test.each(workflows)('%s runs commands and names files that exist', (workflow) => {
  const steps = stepsOf(workflow)
  const commands = steps.flatMap(({ run }) => npmScripts(run ?? ''))
  expect(commands).not.toEqual([])
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
