import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/lib/paths.js'
import { ownRules } from './own-rules.js'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const optionsOf = (rule: string) => ownRules[rule]?.then.functionOptions

test('scripts/rules/README.md lists each rule with its description', () => {
  const rows = Object.entries(ownRules).map(([rule, { description }]) => `| \`${rule}\` | ${description} |`)
  const listed = read('scripts/rules/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  expect(listed).toEqual(rows)
})

test('the rule on responses is the table of openapi/README.md', () => {
  const rows = tableRows('| response | listed by |')
  const only = rows.filter(([, by]) => by.includes('`'))
  const [always] = rows.find(([, by]) => by.startsWith('every operation, ')) ?? []
  const [withBody] = rows.find(([, by]) => by === 'every operation with a body') ?? []
  expect(optionsOf('response-matrix')).toEqual({
    always: always?.replaceAll('`', '').split(', '),
    withBody: [withBody],
    only: Object.fromEntries(only.map(([status, by]) => [status, [...by.matchAll(/`(\w+)`/g)].map(([, id]) => id)])),
  })
})

test('each operation that the table names is one of the contract', () => {
  const named = Object.values(optionsOf('response-matrix')?.only as Record<string, string[]>).flat()
  for (const version of VERSIONS) {
    const text = read(`generated/openapi/${version}.json`)
    expect(named.filter((id) => !text.includes(`"operationId": "${id}"`))).toEqual([])
  }
})

test('the rule on the order of keys is the list in openapi/README.md', () => {
  const [list = ''] = /^ {4}operationId,[\s\S]*?\n\n/m.exec(read('openapi/README.md')) ?? []
  expect(optionsOf('operation-key-order')?.order).toEqual(list.trim().split(/,\s+/))
})

/** The rows, of two cells each, of the table in openapi/README.md that has this head. */
function tableRows(head: string): [string, string][] {
  const lines = read('openapi/README.md').split('\n')
  const rows = lines.slice(lines.indexOf(head) + 2)
  return rows
    .slice(0, rows.indexOf(''))
    .map((row) => row.slice(2, -2).split(' | '))
    .map(([first = '', second = '']) => [first, second])
}
