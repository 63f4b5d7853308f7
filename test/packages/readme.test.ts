/** The READMEs and the changelog of the packages: their links lead somewhere, and their tables are complete. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packagedChangelog, packagedMarkdown } from '../../scripts/pack/markdown.js'
import { inRoot } from '../../scripts/support/paths.js'
import { start } from '../support/processes.js'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target)

/** Returns the first words in code font of the rows of a section's first table. */
function firstColumn(text: string, section: string): string[] {
  const rows = (text.split(`\n## ${section}\n`)[1] ?? '').split(/\n## /)[0] ?? ''
  return [...rows.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)
}

const FILES = ['src/client/README.md', 'src/mock/README.md', 'src/sandbox/README.md', 'CHANGELOG.md']

test.each(FILES)('the links of %s lead to files of the repository once its address is known', (file) => {
  const links = linksOf(packagedMarkdown(read(file), file, 'https://git.example/acme/api'))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    const [, path] = /^https:\/\/git\.example\/acme\/api\/blob\/HEAD\/([^#]+)/.exec(link) ?? []
    if (path) expect(existsSync(inRoot(path)), link).toBe(true)
    else expect(link).toMatch(/^(https?:|#)/)
  }
})

test.each(FILES)('no link of %s leads nowhere while the address is unknown', (file) => {
  const links = linksOf(packagedMarkdown(read(file), file, ''))
  expect(links.filter((link) => !/^(https?:|#)/.test(link))).toEqual([])
})

test('packagedChangelog calls the unreleased section by the version, unless that has a section', () => {
  expect(packagedChangelog('# C\n\n## Unreleased\n\n- A\n\n## 0.1.0\n', '0.2.0')).toBe(
    '# C\n\n## 0.2.0\n\n- A\n\n## 0.1.0\n',
  )
  expect(packagedChangelog('# C\n\n## Unreleased\n\n## 0.2.0 (2030-01-31)\n', '0.2.0')).toContain('Unreleased')
})

test.each([
  ['mock', 'src/mock/node/cli.ts', 'As a server'],
  ['sandbox', 'src/sandbox/cli.ts', 'On your own machine'],
])('the README of the %s lists the flags of its command', async (name, file, section) => {
  const command = start(file, ['--help'])
  await command.exited
  const flags = [...command.output().matchAll(/^ {2}(--[\w-]+(?: [<[][^>\]]+[>\]])?)/gm)].map(([, flag = '']) => flag)
  expect(flags.length).toBeGreaterThan(4)
  expect(firstColumn(read(`src/${name}/README.md`), section)).toEqual(flags.filter((flag) => flag !== '--help'))
})

test('the README of the sandbox lists the variables of a deployment', () => {
  const variables = [...read('src/sandbox/sandbox.capnp').matchAll(/fromEnvironment = "(\w+)"/g)].map(
    ([, name]) => name,
  )
  expect(variables.length).toBeGreaterThan(4)
  expect(firstColumn(read('src/sandbox/README.md'), 'Variables')).toEqual(variables)
})

test('the README of the client lists the options of its guide', () => {
  const options = firstColumn(read('docs/client.md'), 'Create a client')
  expect(options.length).toBeGreaterThan(4)
  expect(firstColumn(read('src/client/README.md'), 'Options of `createClient`')).toEqual(options)
})
