/** The words to avoid: each is found where it is wrong, and nothing is found in what to write instead. */
import { describe, expect, test } from 'vitest'
import { readYaml } from '../../scripts/bundle/yaml.js'
import { findWords, type Word } from '../../scripts/lint/words.js'
import { inRoot } from '../../scripts/paths.js'

const { words } = await readYaml<{ words: Word[] }>(inRoot('scripts/lint/words.yaml'))

describe.each(words)('$pattern', (word) => {
  test('is found in its sentence', () => {
    expect(findWords(word.before, words).map((found) => found.word)).toEqual([word])
  })

  test('no word is found in the better one', () => expect(findWords(word.after, words)).toEqual([]))

  test('says what to write and why', () => {
    expect(word.write).toMatch(/\w/)
    expect(word.reason).toMatch(/\.$/)
  })
})

test('a finding has its line, whatever the case; code is not looked at, and keeps its lines', () => {
  const text = 'One.\n```sh\nanswer\n```\nIt `answers`.\nIt Answers.\n'
  expect(findWords(text, words).map(({ line, found }) => [line, found])).toEqual([[6, 'Answers']])
})

test.each(['There is no limit.', 'It is no longer there.', 'The header is no other.', 'The capture stands for it.'])(
  'what is right passes: %s',
  (text) => expect(findWords(text, words)).toEqual([]),
)
