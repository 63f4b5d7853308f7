/** The words to avoid: each is found where it is wrong, and nothing is found in what to write instead. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkWords, findWords, textFiles, type Word } from '../../scripts/lint/words.js'
import { inRoot, ROOT } from '../../scripts/support/paths.js'
import { readYaml } from '../../scripts/support/yaml.js'

const { words } = await readYaml<{ words: Word[] }>(inRoot('scripts/lint/words.yaml'))

describe.each(words)('$pattern', (word) => {
  test('is found in its example', () => {
    expect(findWords(word.before, words).map((found) => found.word)).toEqual([word])
  })

  test('is not found in the better example', () => expect(findWords(word.after, words)).toEqual([]))

  test('has a replacement and a reason', () => {
    expect(word.write).toMatch(/\w/)
    expect(word.reason).toMatch(/\.$/)
  })
})

test('findWords ignores case and code, and counts lines', () => {
  const text = 'One.\n```sh\nanswer\n```\nIt `answers`.\nIt Answers.\n'
  expect(findWords(text, words).map(({ line, found }) => [line, found])).toEqual([[6, 'Answers']])
})

test.each(['There is no limit.', 'It is no longer there.', 'The header is no other.', 'The capture stands for it.'])(
  'findWords accepts correct English: %s',
  (text) => expect(findWords(text, words)).toEqual([]),
)

test('textFiles returns everything that people read except examples', async () => {
  const files = textFiles()
  expect(files).toEqual([...new Set(files)].sort())
  expect(files).toEqual(
    expect.arrayContaining([
      ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'openapi/README.md', 'openapi/openapi.yaml'],
      ...['docs/versions.md', 'scripts/README.md', 'test/README.md', 'tools/README.md', 'src/mock/ARCHITECTURE.md'],
      ...['generated/README.md', 'openapi/resources/tasks/tasks.yaml'],
    ]),
  )
  expect(files.filter((file) => file.includes('/examples/') || /\.(ts|json)$/.test(file))).toEqual([])
  expect(files.filter((file) => file.endsWith('.yaml') && !file.startsWith('openapi/'))).toEqual([])
  expect(await checkWords(['README.md', 'docs/versions.md'])).toBe(2)
})

test('checkWords reports file, line, better word and reason', async () => {
  const folder = mkdtempSync(inRoot('node_modules/.words-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [word, other] = words as [Word, Word]
  writeFileSync(`${folder}/a.md`, `Fine.\n${word.before}\n`)
  writeFileSync(`${folder}/b.md`, other.before)
  const files = ['a.md', 'b.md'].map((name) => relative(ROOT, `${folder}/${name}`))
  const error = await checkWords(files).catch((caught: Error) => caught)
  const lines = (error as Error).message.split('\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(new RegExp(`^${files[0]}:2  “${word.pattern}”: write `, 'i'))
  expect(lines[0]?.endsWith(`: write ${word.write}. ${word.reason}`)).toBe(true)
  expect(lines[1]).toMatch(new RegExp(`^${files[1]}:1  `))
})
