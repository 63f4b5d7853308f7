/** The workflows of GitHub Actions: what the linter accepts and refuses, and that they run what package.json has. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '../../scripts/cache.js'
import { findProblems, lintActions } from '../../scripts/lint/actions.js'
import { inRoot } from '../../scripts/paths.js'

const FILES = filesOf('.github/workflows')
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> }

test('All workflows are accepted', async () => {
  expect(await lintActions()).toBe(FILES.length)
})

test.each([
  ['a misspelled key', 'shel: bash', 5, /unexpected key "shel"/],
  ['an unknown context', 'if: github.evnt.name', 5, /property "evnt" is not defined/],
  ['an action without a version', 'uses: actions/checkout', 5, /ref is missing/],
])('%s is refused, with its line', async (_, line, at, message) => {
  const text = `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps: [{ ${line}, run: npm test }]\n`
  const [problem = ''] = await findProblems(
    'one.yml',
    line.startsWith('uses') ? text.replace(', run: npm test', '') : text,
  )
  expect(problem).toMatch(message)
  expect(problem).toContain(`one.yml:${at}:`)
})

test.each(FILES)('%s runs only scripts that package.json has', (file) => {
  const text = readFileSync(inRoot(file), 'utf8')
  const named = [...text.matchAll(/npm (?:run (?:-s )?([\w:]+)|(test|start)\b)/g)].map(
    ([, run, own]) => run ?? own ?? '',
  )
  for (const name of named) expect(Object.keys(scripts)).toContain(name)
})
