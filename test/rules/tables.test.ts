/** The tables of openapi/README.md have what the rules check. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot, VERSIONS } from '../../scripts/support/paths.js'
import { ownRules } from './own-rules.js'

const optionsOf = (rule: string) => ownRules[rule]?.then.functionOptions

test('the rule response-matrix equals the table of openapi/README.md', () => {
  const rows = table('openapi/README.md', 'response')
  const only = rows.filter(([, by]) => by.includes('`'))
  const [always] = rows.find(([, by]) => by.startsWith('every operation, ')) ?? []
  const [withBody] = rows.find(([, by]) => by === 'every operation with a body') ?? []
  expect(optionsOf('response-matrix')).toEqual({
    always: always?.replaceAll('`', '').split(', '),
    withBody: [withBody],
    only: Object.fromEntries(only.map(([status, by]) => [status, [...by.matchAll(/`(\w+)`/g)].map(([, id]) => id)])),
  })
})

test.each(VERSIONS)('each operation of the response table exists in version %s', (version) => {
  const named = Object.values(optionsOf('response-matrix')?.only as Record<string, string[]>).flat()
  const text = read(`generated/openapi/${version}.json`)
  expect(named.filter((id) => !text.includes(`"operationId": "${id}"`))).toEqual([])
})

test('the rule operation-key-order equals the list of openapi/README.md', () => {
  const [list = ''] = /^ {4}operationId,[\s\S]*?\n\n/m.exec(read('openapi/README.md')) ?? []
  expect(optionsOf('operation-key-order')?.order).toEqual(list.trim().split(/,\s+/))
})

function read(path: string): string {
  return readFileSync(inRoot(path), 'utf8')
}

/** The rows of the table of two columns, the first of which has this head. */
function table(path: string, head: string): [string, string][] {
  const rows = read(path)
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, first = '', second = '']): [string, string] => [first, second])
  const after = rows.slice(rows.findIndex(([first]) => first === head) + 2)
  return after.slice(
    0,
    after.findIndex(([first]) => first === ''),
  )
}
