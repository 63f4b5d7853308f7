/** The workflows of GitHub Actions: what the linter accepts and rejects. */
import { expect, test } from 'vitest'
import { findProblems } from '../../scripts/lint/actions.js'
import { blocks } from '../packages/guides.js'

test("the linter of GitHub's workflows reports the line of a misspelled key", async () => {
  const text = 'on: push\njobs:\n  one:\n    runs-on: ubuntu-latest\n    steps: [{ shel: bash, run: npm test }]\n'
  expect(await findProblems('one.yml', text)).toEqual([expect.stringMatching(/^one\.yml:5:.*unexpected key "shel"/)])
})

test.each(['docs/testing.md', 'docs/conform.md'])(
  "the linter of GitHub's workflows accepts the sample of %s",
  async (guide) => {
    const samples = blocks(guide, 'yaml workflow')
    expect(samples).toHaveLength(1)
    for (const sample of samples) expect(await findProblems(guide, sample)).toEqual([])
  },
)
