/** The words to avoid: each is found where it is wrong, and nothing is found in what to write instead. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkWords, textFiles } from '../../scripts/lint/words.js'
import { ContractError } from '../../scripts/support/contract-error.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'

const CASES = [
  ['answer', 'A call without a valid key answers 401.', 'Responds with 401 if the key is not valid.'],
  ['lane', 'The cursor lane takes `cursor` and `limit`.', 'Lists with cursor pagination take `cursor` and `limit`.'],
  ['in-so-many-words', 'The prompt has to ask for it in so many words.', 'The prompt must explicitly ask for it.'],
  ['be-it', 'Each file, be it new, has an id.', 'Each file has an id, including a new one.'],
  ['only-named', 'Creating one is only named by the source.', 'Lists your brand kits.'],
  ['told', 'What is charged is told at the status.', 'See the status for what is charged.'],
  ['is-no', 'An event is no task.', 'An event is not a task.'],
  ['holds-for', 'The same holds for files.', 'The same applies to files.'],
  ['stands-in', 'The id stands in the header.', 'The id is in the header.'],
  ['bears', 'The response bears two headers.', 'The response has two headers.'],
  ['merely', 'It merely renames the canvas.', 'It only renames the canvas.'],
  ['archaic', 'A bad parameter, hence 400.', 'A bad parameter, so 400.'],
  ['in-the-place-of', 'Five arguments in the place of `format`.', 'Five arguments instead of `format`.'],
  ['insofar', 'It counts insofar as it is polled.', 'It counts if it is polled.'],
  ['cap', 'It does not count against the cap.', 'It does not count against the concurrency limit.'],
  ['no-difference', 'The order makes no difference.', 'The order does not matter.'],
  ['on-the-way', 'A task that is on the way.', 'A task whose status is not terminal.'],
  ['title', 'Title: rejects an old timestamp.', 'Title: verifyWebhook rejects an old timestamp.'],
] as const

const FINE = [
  'It `answers`.',
  'There is no limit.',
  'It is no longer there.',
  'The header is no other.',
  'The capture stands for it.',
  'The gap `voyager.redeem.limit.answer`.',
]

test('checkWords reports each word with its line and its replacement, and accepts what replaces it', async () => {
  const { recheck } = await readYaml<{ recheck: { rules: Record<string, { message: string }> } }>(
    inRoot('redocly.yaml'),
  )
  expect(CASES.map(([name]) => `words/${name}`)).toEqual(Object.keys(recheck.rules))
  const folder = mkdtempSync(inRoot('node_modules/.words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(`${folder}/before.md`, CASES.map(([, before]) => before).join('\n\n'))
  writeFileSync(`${folder}/after.md`, [...CASES.map(([, , after]) => after), ...FINE].join('\n\n'))
  const [before, after] = ['before.md', 'after.md'].map((name) => relative(ROOT, `${folder}/${name}`)) as [
    string,
    string,
  ]

  const error = await checkWords([before]).catch((caught: Error) => caught)
  const lines = (error as Error).message.split('\n')
  const expected = Object.values(recheck.rules).map(({ message }) => message.replace(/^.*?: /, ''))
  expect(lines.map((line) => line.replace(/“.*?”: /, ''))).toEqual(
    expected.map((message, index) => `${before}:${index * 2 + 1}  ${message}`),
  )
  expect(await checkWords([after])).toBe(1)
})

test('checkWords reports a word in a comment and in the title of a test, and no other part of a program', async () => {
  const folder = mkdtempSync(inRoot('node_modules/.words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = relative(ROOT, `${folder}/program.ts`)
  const program = [
    "const hence = 'hence' // hence",
    '/**',
    ' * Two lines, and the second is',
    ' *     merely code. */',
    "test.each([['it bears']])('a title thereof', () => /\\/\\/ hence/.test('// hence'))",
    "describe('the `hence` in code', () => hence)",
    "test('rejects a title without a subject', () => {",
    "  test('rejects nothing inside', () => {})",
    '})',
  ]
  writeFileSync(`${folder}/program.ts`, program.join('\n'))
  const error = await checkWords([file]).catch((caught: Error) => caught)
  expect((error as Error).message.split('\n').map((line) => line.split('”')[0])).toEqual([
    `${file}:4  “merely`,
    `${file}:1  “hence`,
    `${file}:5  “thereof`,
    `${file}:7  “Title: rejects`,
  ])
})

test('checkWords reports a row of more than 200 characters, and accepts one of 200', async () => {
  const folder = mkdtempSync(inRoot('node_modules/.words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = relative(ROOT, `${folder}/rows.md`)
  writeFileSync(`${folder}/rows.md`, `| ${'a'.repeat(196)} |\n| ${'a'.repeat(197)} |\n${'a'.repeat(201)}\n`)
  await expect(checkWords([file])).rejects.toThrow(
    new ContractError(`${file}:2  The row has 201 characters, and 200 at most: write the rest below the table.`),
  )
})

test('textFiles returns everything that people read except examples', () => {
  const files = textFiles()
  expect(files).toEqual([...new Set(files)].sort())
  // biome-ignore format: a list of names.
  expect(files).toEqual(
    expect.arrayContaining([
      'README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'openapi/README.md', 'openapi/openapi.yaml',
      'docs/versions.md', 'scripts/README.md', 'test/README.md', 'tools/README.md', 'src/mock/ARCHITECTURE.md',
      'generated/README.md', 'openapi/resources/tasks/tasks.yaml', 'scripts/lint/words.ts', 'test/scripts/words.test.ts',
    ]),
  )
  expect(files.filter((file) => file.includes('/examples/') || file.endsWith('.json'))).toEqual([])
  expect(files.filter((file) => file.endsWith('.yaml') && !file.startsWith('openapi/'))).toEqual([])
})
