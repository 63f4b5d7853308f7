/** openapi/versions.yaml: what is accepted, and what is refused with file, line and what to write. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { versionsMarkdown } from '../../scripts/documents/versions.js'
import { checkRows, readVersions, versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import type { JsonObject } from '../../src/contract/json.js'

const GOOD = `versions:
  - date: "2030-03-01"
  - { date: "2030-02-01", sunset: "2030-05-01" }
  - { date: "2030-01-01", role: default, sunset: "2030-04-01" }

migration:
  - from: "2030-02-01"
    to: "2030-03-01"
    removed:
      - { schema: Task, field: name }
`

test('versionsOf accepts the file of the repository', () => {
  expect(
    versionsOf(readFileSync(inRoot('openapi/versions.yaml'), 'utf8'), 'versions.yaml').versions.versions.length,
  ).toBeGreaterThan(0)
})

test('versionsOf completes what the file omits', () => {
  const { versions, migration } = versionsOf(GOOD, 'v.yaml').versions
  expect(versions).toEqual([
    { date: '2030-03-01', role: 'canonical', sunset: null },
    { date: '2030-02-01', role: 'supported', sunset: '2030-05-01' },
    { date: '2030-01-01', role: 'default', sunset: '2030-04-01' },
  ])
  const empty = { task: [], messages: [], lists: [], pagination: [], removed: [], export: [], events: [] }
  expect(migration).toEqual([
    { ...empty, from: '2030-02-01', to: '2030-03-01', removed: [{ schema: 'Task', field: 'name' }] },
    { ...empty, from: '2030-01-01', to: '2030-02-01' },
  ])
})

test('versionsOf takes one entry more, and an only version', () => {
  const more = versionsOf(GOOD.replace('versions:\n', 'versions:\n  - date: "2030-06-01"\n'), 'v.yaml').versions
  expect(more.versions.map(({ role }) => role)).toEqual(['canonical', 'supported', 'supported', 'default'])
  expect(more.migration.map(({ from, to, removed }) => [from, to, removed.length])).toEqual([
    ['2030-03-01', '2030-06-01', 0],
    ['2030-02-01', '2030-03-01', 1],
    ['2030-01-01', '2030-02-01', 0],
  ])
  expect(versionsOf('versions:\n  - date: "2030-06-01"\n', 'v.yaml').versions).toEqual({
    versions: [{ date: '2030-06-01', role: 'canonical', sunset: null }],
    migration: [],
  })
})

test.each([
  ['a syntax error', 'role: default,', 'role: default, {', 'v.yaml:4:'],
  ['a day that is none', '"2030-01-01", role', '"2030-01-32", role', 'v.yaml:4:7  2030-01-32 is not a calendar day.'],
  [
    'the wrong order',
    '"2030-02-01", sunset',
    '"2030-03-02", sunset',
    'v.yaml:3:7  List the versions newest first: 2030-03-02 is not older than 2030-03-01.',
  ],
  [
    'a version twice',
    '"2030-02-01", sunset',
    '"2030-03-01", sunset',
    'v.yaml:3:7  List the versions newest first: 2030-03-01 is not older than 2030-03-01.',
  ],
  [
    'a sunset on the day of the version',
    '"2030-04-01"',
    '"2030-01-01"',
    'v.yaml:4:42  A sunset is a calendar day after 2030-01-01, or null.',
  ],
  ['a sunset that is no day', '"2030-04-01"', '"2030-04-31"', 'v.yaml:4:42  A sunset is a calendar day after'],
  ['a sunset before the version', '"2030-04-01"', '"2029-04-01"', 'v.yaml:4:42  A sunset is a calendar day after'],
  ['a value of another type', 'sunset: "2030-04-01"', 'sunset: 4', 'v.yaml:4:42  The value must be string,null.'],
  ['no version at all', / {2}- (?:date|\{ date).*\n/g, '  []\n', 'v.yaml:'],
  ['a role that is none', 'role: default', 'role: legacy', 'v.yaml:4:27  Write one of default.'],
  [
    'a role of the newest version',
    '- date: "2030-03-01"',
    '- { date: "2030-03-01", role: default }',
    'v.yaml:2:27  The newest version is canonical by its place: remove its role.',
  ],
  [
    'two defaults',
    '"2030-02-01", sunset',
    '"2030-02-01", role: default, sunset',
    'v.yaml:4:27  Another version is the default already: remove this role.',
  ],
  [
    'a sunset of the newest version',
    '- date: "2030-03-01"',
    '- { date: "2030-03-01", sunset: "2031-01-01" }',
    'v.yaml:2:27  The newest version has no sunset: write null.',
  ],
  ['a key that is missing', 'date: "2030-01-01", ', '', 'v.yaml:4:5  The key `date` is missing.'],
  [
    'a key that is not known',
    'removed:',
    'remove:',
    'v.yaml:9:5  There is no key `remove` here. Known: from, to, task, messages,',
  ],
  ['a key of a row that is not known', 'field: name', 'name: name', 'v.yaml:10:'],
  [
    'a second step',
    'migration:\n',
    'migration:\n  - { from: "2030-02-01", to: "2030-03-01" }\n',
    'v.yaml:8:5  There is a step from 2030-02-01 to 2030-03-01 already: put its rows there.',
  ],
])('versionsOf rejects %s', (_, from, to, message) => {
  const text = GOOD.replace(from, to)
  expect(text).not.toBe(GOOD)
  expect(() => versionsOf(text, 'v.yaml')).toThrow(message)
})

test('versionsOf returns a line for a step between versions that are not neighbors', () => {
  expect(versionsOf(GOOD, 'v.yaml').stale).toEqual([])
  for (const [from, to] of [
    ['from: "2030-02-01"', 'from: "2030-01-01"'],
    ['from: "2030-02-01"', 'from: "2029-01-01"'],
    ['to: "2030-03-01"', 'to: "2030-04-01"'],
  ] as const)
    expect(versionsOf(GOOD.replace(from, to), 'v.yaml').stale).toEqual([
      expect.stringMatching(/^v\.yaml:7:5 {2}No version \S+ follows a version \S+: correct the step, or remove it\.$/),
    ])
})

test('versionsOf reports each problem on its own line', () => {
  const lines = (text: string) => {
    try {
      versionsOf(text, 'v.yaml')
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  }
  const roles = GOOD.replace('role: default', 'role: oldest').replace('sunset: "2030-05-01"', 'sunset: 4')
  expect(lines(roles)).toEqual(['v.yaml:3:27  The value must be string,null.', 'v.yaml:4:27  Write one of default.'])
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
      Base: { properties: { [name]: {}, status: { enum: ['done'] } } },
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
  ['messages:\n      - { status: done, text: It is done. }', undefined],
  [
    'messages:\n      - { status: gone, text: It is gone. }',
    'v.yaml:10:9  A task of version 2030-03-01 has no status gone.',
  ],
  [
    'lists:\n      - { path: /tasks, old: name, new: titles, sort: { new: id } }',
    'v.yaml:10:9  The response of GET /tasks in version 2030-03-01 has no titles.',
  ],
  ['removed:\n      - { schema: Task, field: title }', 'v.yaml:10:9  Version 2030-03-01 has Task.title.'],
])('checkRows rejects %s, which no document has', (rows, message) => {
  const text = GOOD.replace('removed:\n      - { schema: Task, field: name }', rows)
  const check = () => checkRows(versionsOf(text, 'v.yaml'), VIEWS)
  if (message === undefined) expect(check).not.toThrow()
  else expect(check).toThrow(message)
})

test('versionsMarkdown has a row for each version, and a table for each step', () => {
  expect(versionsMarkdown(versionsOf(GOOD, 'v.yaml').versions)).toMatch(
    `| Version | Role | Sunset |
| --- | --- | --- |
| 2030-03-01 | canonical, the newest | none |
| 2030-02-01 | supported | 2030-05-01 |
| 2030-01-01 | legacy, and the default without the header | 2030-04-01 |

# Migration from 2030-02-01
| 2030-02-01 | 2030-03-01 |
| --- | --- |
| Task: \`name\` | removed |

# Migration from 2030-01-01
Nothing has another name or form.`,
  )
})
