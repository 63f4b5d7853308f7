/** A red line of a CI log shows a title alone, so a title of a test that stands alone names its subject first. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '../../scripts/support/paths.js'

/** The title of each test outside a `describe`: such a test begins at the start of a line. */
const TITLE = /^test(?:\.\w+(?:<[^>]*>)?\((?:[^()]|\([^()]*\))*\))*\(\s*(?:inBrowser\()?(['"`])(.*?)\1/gms

/** Words that no subject begins with. */
const WRONG = new Set(
  `should is are has have can cannot does rejects accepts returns throws keeps passes fails says shows gives takes finds reads
  writes sends lists knows makes runs leaves stays stops ends adds removes works gets tells checks calls waits holds
  and of to`.split(/\s+/),
)

test('a test that stands alone names its subject first', () => {
  const files = readdirSync(inRoot('test'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.ts$/.test(file),
  )
  const titles = files
    .filter((file) => !file.includes('node_modules'))
    .flatMap((file) => {
      const text = readFileSync(inRoot('test', file), 'utf8')
      return [...text.matchAll(TITLE)].map(([, , title = '']) => ({ file, title }))
    })
  expect(titles.length).toBeGreaterThan(400)
  const wrong = titles.filter(({ title }) => WRONG.has(title.split(' ')[0]?.toLowerCase() ?? ''))
  expect(wrong, 'Write "<subject> <verb> <result>".').toEqual([])
})
