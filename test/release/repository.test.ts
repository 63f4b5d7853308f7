/** The address of the repository is written once, in package.json, and everything else takes it from there. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/support/cache.js'
import { inRoot } from '../../scripts/support/paths.js'
import { repositoryAddress } from '../../scripts/support/repository.js'
import { withAddress } from '../../src/site/guides/read.js'

test('the address of the repository is that of its page, not of git', () => {
  const url = 'git+https://github.com/acme/canvas-design-api.git'
  expect(repositoryAddress({ repository: { url } })).toBe('https://github.com/acme/canvas-design-api')
  expect(repositoryAddress({ repository: { url: 'git+https://github.com/OWNER/REPOSITORY.git' } })).toBeUndefined()
  expect(repositoryAddress({})).toBeUndefined()
})

test('the guides of the site show the address of the repository once it is set', () => {
  const text = 'git clone <address of the repository> canvas-design'
  expect(withAddress(text, undefined)).toBe(text)
  expect(withAddress(text, 'https://git.example/acme')).toBe('git clone https://git.example/acme canvas-design')
})

test('no other file contains the address of the repository', () => {
  const { repository } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { repository: { url: string } }
  const host = repository.url.replace(/^git\+https?:\/\//, '').replace(/\.git$/, '')
  const files = ['README.md', ...['docs', 'scripts', 'src', '.github'].flatMap(filesBelow)]
  expect(files.filter((file) => readFileSync(inRoot(file), 'utf8').includes(host))).toEqual([])
})
