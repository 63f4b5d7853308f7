/** The workflows of GitHub Actions: what the linter accepts and refuses. */
import { expect, test } from 'vitest'
import { findProblems, lintActions } from '../../scripts/lint/actions.js'
import { filesOf } from '../../scripts/support/cache.js'
import { blocks } from '../packages/guides.js'

test("the linter of GitHub's workflows accepts all of the repository", async () => {
  expect(await lintActions()).toBe(filesOf('.github/workflows').length)
})

test.each([
  ['a misspelled key', 'shel: bash', 5, /unexpected key "shel"/],
  ['an unknown context', 'if: github.evnt.name', 5, /property "evnt" is not defined/],
  ['an action without a version', 'uses: actions/checkout', 5, /ref is missing/],
])("the linter of GitHub's workflows reports the line of %s", async (_, line, at, message) => {
  const text = `on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps: [{ ${line}, run: npm test }]\n`
  const [problem = ''] = await findProblems(
    'one.yml',
    line.startsWith('uses') ? text.replace(', run: npm test', '') : text,
  )
  expect(problem).toMatch(message)
  expect(problem).toContain(`one.yml:${at}:`)
})

test.each(['docs/testing.md', 'docs/conform.md'])(
  "the linter of GitHub's workflows accepts the sample of %s",
  async (guide) => {
    const samples = blocks(guide, 'yaml workflow')
    expect(samples).toHaveLength(1)
    for (const sample of samples) expect(await findProblems(guide, sample)).toEqual([])
  },
)
