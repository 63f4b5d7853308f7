/** openapi/versions.yaml: what is accepted, and what is refused with file, line and what to write. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { versionsMarkdown } from '../../scripts/documents/versions.js'
import { checkRows, readVersions, versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'

const GOOD = `versions:
  - { date: "2030-03-01", role: canonical, sunset: null }
  - { date: "2030-02-01", role: supported, sunset: null }
  - { date: "2030-01-01", role: default, sunset: "2030-04-01" }

migration:
  - from: "2030-02-01"
    to: "2030-03-01"
    fields:
      - { schema: Task, old: name, new: title }
  - from: "2030-01-01"
    to: "2030-02-01"
`

test('versionsOf accepts the file of the repository', () => {
  expect(
    versionsOf(readFileSync(inRoot('openapi/versions.yaml'), 'utf8'), 'versions.yaml').versions.versions.length,
  ).toBeGreaterThan(0)
})

test('versionsOf returns an empty list for one that a step omits', () => {
  const { migration } = versionsOf(GOOD, 'v.yaml').versions
  expect(migration[0]?.fields).toEqual([{ schema: 'Task', old: 'name', new: 'title' }])
  expect(migration[1]).toMatchObject({ task: [], fields: [], lists: [], events: [] })
})

test.each([
  ['a syntax error', 'canonical, sunset: null }', 'canonical, sunset: null', 'v.yaml:2:5'],
  ['a day that is none', '"2030-01-01", role', '"2030-01-32", role', 'v.yaml:4:7  2030-01-32 is not a calendar day.'],
  [
    'the wrong order',
    '"2030-02-01", role',
    '"2030-03-02", role',
    'v.yaml:3:7  List the versions newest first: 2030-03-02 is not older than 2030-03-01.',
  ],
  [
    'a version twice',
    '"2030-02-01", role',
    '"2030-03-01", role',
    'v.yaml:3:7  List the versions newest first: 2030-03-01 is not older than 2030-03-01.',
  ],
  [
    'a sunset on the day of the version',
    '"2030-04-01"',
    '"2030-01-01"',
    'v.yaml:4:42  A sunset is a calendar day after 2030-01-01, or null.',
  ],
  ['a sunset that is no day', '"2030-04-01"', '"2030-04-31"', 'v.yaml:4:42  A sunset is a calendar day after'],
  [
    'a step to another version',
    '    to: "2030-02-01"',
    '    to: "2030-02-02"',
    'v.yaml:12:5  Write `from: "2030-01-01"` and `to: "2030-02-01"` here',
  ],
  ['a value of another type', 'sunset: "2030-04-01"', 'sunset: 4', 'v.yaml:4:42  The value must be string,null.'],
  ['no version at all', '  - { date: "2030-03-01", role: canonical, sunset: null }\n', '  []\n', 'v.yaml:'],
  [
    'a role that is none',
    'role: supported',
    'role: legacy',
    'v.yaml:3:27  Write one of canonical, default, supported.',
  ],
  [
    'an older canonical version',
    'role: supported',
    'role: canonical',
    'v.yaml:3:27  The newest version is canonical, and no other one is.',
  ],
  [
    'two defaults',
    'role: supported',
    'role: default',
    'v.yaml:4:27  Another version is the default already: write `role: supported`.',
  ],
  [
    'a sunset before the version',
    '"2030-04-01"',
    '"2029-04-01"',
    'v.yaml:4:42  A sunset is a calendar day after 2030-01-01, or null.',
  ],
  [
    'a sunset of the newest version',
    'canonical, sunset: null',
    'canonical, sunset: "2031-01-01"',
    'v.yaml:2:44  The newest version has no sunset: write null.',
  ],
  ['a key that is missing', ', sunset: "2030-04-01"', '', 'v.yaml:4:5  The key `sunset` is missing.'],
  [
    'a key that is not known',
    'fields:',
    'field:',
    'v.yaml:9:5  There is no key `field` here. Known: from, to, task, fields,',
  ],
  [
    'a key of a row that is not known',
    'old: name',
    'older: name',
    'v.yaml:10:25  There is no key `older` here. Known: schema, old, new,',
  ],
  [
    'a step between others',
    'from: "2030-01-01"',
    'from: "2030-01-02"',
    'v.yaml:11:5  Write `from: "2030-01-01"` and `to: "2030-02-01"` here',
  ],
  [
    'a step that is missing',
    '  - from: "2030-01-01"\n    to: "2030-02-01"\n',
    '',
    'v.yaml:6:1  The step from 2030-01-01 to 2030-02-01 is missing.',
  ],
  [
    'a step too many',
    '    to: "2030-02-01"\n',
    '    to: "2030-02-01"\n  - { from: "2029-01-01", to: "2030-01-01" }\n',
    'v.yaml:13:5  There are more steps than pairs of neighboring versions',
  ],
  [
    'a row that changes nothing',
    'old: name, new: title',
    'old: name, new: name',
    'v.yaml:10:9  Nothing differs: Task.name has the same name in both versions.',
  ],
])('versionsOf rejects %s', (_, from, to, message) => {
  expect(GOOD).toContain(from)
  expect(() => versionsOf(GOOD.replace(from, to), 'v.yaml')).toThrow(message)
})

test('versionsOf reports each problem on its own line', () => {
  const lines = (text: string) => {
    try {
      versionsOf(text, 'v.yaml')
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  }
  const roles = GOOD.replace('role: canonical', 'role: newest').replace('role: default', 'role: oldest')
  expect(lines(roles)).toEqual([
    'v.yaml:2:27  Write one of canonical, default, supported.',
    'v.yaml:4:27  Write one of canonical, default, supported.',
  ])
  expect(
    lines(GOOD.replace('canonical, sunset: null }', 'canonical, sunset: null'))?.every((line) =>
      line.startsWith('v.yaml:'),
    ),
  ).toBe(true)
})

test('readVersions names a missing file', async () => {
  await expect(readVersions(inRoot('openapi/none.yaml'))).rejects.toThrow(
    'openapi/none.yaml  The file cannot be read: ENOENT.',
  )
})

test('versionsOf rejects an empty file', () => {
  expect(() => versionsOf('', 'v.yaml')).toThrow('The value must be object.')
})

const TASK = {
  operationId: 'task',
  responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Task' } } } } },
}

const viewOf = (name: string, parameter: string): JsonObject => ({
  tags: [{ name: 'q_tag', in: 'query' }],
  paths: {
    '/tasks': {
      get: {
        'x-pagination': 'cursor',
        parameters: [
          { name: parameter, in: 'query' },
          { name: 'X-Key', in: 'header' },
        ],
        ...TASK,
      },
      post: TASK,
    },
  },
  webhooks: { 'task.done': {} },
  components: {
    schemas: {
      Task: { allOf: [{ $ref: '#/components/schemas/Base' }] },
      Base: { properties: { [name]: {} } },
      Ring: { anyOf: [{ $ref: '#/components/schemas/Ring' }], oneOf: [{ $ref: '#/components/schemas/Base' }] },
    },
  },
})

const VIEWS = new Map([
  ['2030-03-01', viewOf('title', 'search')],
  ['2030-02-01', viewOf('name', 'q')],
  ['2030-01-01', viewOf('name', 'q')],
])

test.each([
  ['- { schema: Task, old: name, new: title }', undefined],
  [
    '- { schema: Task, old: name, new: titel }',
    'v.yaml:10:9  Version 2030-03-01 has no Task.titel. Did you mean title?',
  ],
  ['- { schema: Task, old: nam, new: title }', 'v.yaml:10:9  Version 2030-02-01 has no Task.nam. Did you mean name?'],
  [
    '- { schema: Tasks, old: name, new: title }',
    'v.yaml:10:9  Version 2030-03-01 has no Tasks.title. Did you mean Task?\nv.yaml:10:9  Version 2030-02-01 has no Tasks.name. Did you mean Task?',
  ],
])('checkRows rejects the row %s, which no document has', (row, message) => {
  const check = () =>
    checkRows(versionsOf(GOOD.replace('- { schema: Task, old: name, new: title }', row), 'v.yaml'), VIEWS)
  if (message === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(message)
})

test.each([
  ['parameters:\n      - { old: q, new: search }', undefined],
  ['parameters:\n      - { old: search, new: q }', 'v.yaml:10:9  Version 2030-03-01 has no query parameter q.'],
  ['parameters:\n      - { old: r, new: search }', 'v.yaml:10:9  Version 2030-02-01 has no query parameter r.'],
  ['parameters:\n      - { old: q, new: X-Key }', 'v.yaml:10:9  Version 2030-03-01 has no query parameter X-Key.'],
  ['parameters:\n      - { old: q, new: q_tag }', 'v.yaml:10:9  Version 2030-03-01 has no query parameter q_tag.'],
  ['fields:\n      - { schema: Task, new: title }', undefined],
  ['fields:\n      - { schema: Ring, old: name, new: title }', undefined],
  ['lists:\n      - { path: /tasks, old: name, new: title, sort: { new: id } }', undefined],
  [
    'lists:\n      - { path: /task, old: a, new: b, sort: { new: id } }',
    'v.yaml:10:9  Version 2030-03-01 has no path /task.',
  ],
  ['removed:\n      - { schema: Task, field: name }', undefined],
  ['removed:\n      - { schema: Tesk, field: name }', 'v.yaml:10:9  There is no schema Tesk. Did you mean Task?'],
  ['events:\n      - { old: job.done, new: task.done }', undefined],
  ['events:\n      - { old: job.done, new: task.gone }', 'v.yaml:10:9  Version 2030-03-01 has no event task.gone.'],
  [
    'events:\n      - { old: done, new: task.done }',
    'v.yaml:10:9  done is not the name of an event, such as task.failed.',
  ],
  [
    'events:\n      - { old: task.done, new: null }',
    'v.yaml:10:9  Version 2030-03-01 has an event task.done: `old` is a name that is gone.',
  ],
  ['pagination:\n      - { old: "?q=", new: title }', undefined],
  [
    'pagination:\n      - { old: nam, new: "?q=" }',
    'v.yaml:10:9  Version 2030-03-01 has no query parameter q.\nv.yaml:10:9  No list of version 2030-02-01 has a field nam.',
  ],
  ['export:\n      - { old: a file, new: a file under the title }', undefined],
  [
    'export:\n      - { old: a file, new: a zip under result.export }',
    'v.yaml:10:9  The response of POST /tasks in version 2030-03-01 has no result.export.',
  ],
  ['task:\n      - { old: name, new: title }', undefined],
  [
    'task:\n      - { old: nam, new: result.id }',
    'v.yaml:10:9  The response of POST /tasks in version 2030-03-01 has no result.id.\nv.yaml:10:9  The response of POST /tasks in version 2030-02-01 has no nam.',
  ],
  [
    'lists:\n      - { path: /tasks, old: name, new: titles, sort: { new: id } }',
    'v.yaml:10:9  The response of GET /tasks in version 2030-03-01 has no titles.',
  ],
  ['removed:\n      - { schema: Task, field: title }', 'v.yaml:10:9  Version 2030-03-01 has Task.title.'],
])('checkRows rejects %s, which no document has', (rows, message) => {
  const text = GOOD.replace('fields:\n      - { schema: Task, old: name, new: title }', rows)
  const check = () => checkRows(versionsOf(text, 'v.yaml'), VIEWS)
  if (message === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(message)
})

test('versionsMarkdown has a row for each version, and a table for each step', () => {
  const rows = `fields:
      - { schema: Task, old: name, new: title, values: { a: b } }
      - { schema: Task, old: kind, new: kind, instead: { c: d } }
      - { schema: Task, new: tags, x-gap: a.b }
    parameters:
      - { old: q, new: search }`
  const text = GOOD.replace('fields:\n      - { schema: Task, old: name, new: title }', rows)
  expect(versionsMarkdown(versionsOf(text, 'v.yaml').versions)).toMatch(
    `| Version | Role | Sunset |
| --- | --- | --- |
| 2030-03-01 | canonical, the newest | none |
| 2030-02-01 | supported | none |
| 2030-01-01 | legacy, and the default without the header | 2030-04-01 |

# Migration from 2030-02-01
| 2030-02-01 | 2030-03-01 |
| --- | --- |
| Task: \`name\` | \`title\`, \`a\` is now \`b\` |
| Task: \`kind\` | \`kind\`, \`c\` is new and was \`d\` |
| Task | \`tags\` is new ([assumed](../gaps.html#a.b)) |
| query parameter \`q\` | \`search\` |

# Migration from 2030-01-01
Nothing has another name or form.`,
  )
})
