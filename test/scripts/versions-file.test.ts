/** openapi/versions.yaml: what is accepted, and what is refused with file, line and what to write. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowProblems } from '../../scripts/documents/row-problems.js'
import { versionsMarkdown } from '../../scripts/documents/versions.js'
import { versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import { documents } from '../support/documents.js'
import { NEWEST, OLDEST } from '../support/versions.js'

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

test.each([
  ['old: job_id', 'old: jobid', `The response of POST /tasks in version ${OLDEST} has no jobid.`],
  ['new: id }', 'new: ids }', `The response of POST /tasks in version ${NEWEST} has no ids.`],
  ['path: /tasks', 'path: /task', `Version ${NEWEST} has no path /task.`],
  ['old: jobs', 'old: tasks', `The response of GET /tasks in version ${OLDEST} has no tasks.`],
  ['schema: BrandKit', 'schema: BrandKti', 'There is no schema BrandKti. Did you mean BrandKit?'],
  ['field: team_id', 'field: id', `Version ${NEWEST} has BrandKit.id.`],
  ['new: task.succeeded', 'new: task.success', `Version ${NEWEST} has no event task.success.`],
  [
    'old: job.queued',
    'old: task.failed',
    `Version ${NEWEST} has an event task.failed: \`old\` is a name that is gone.`,
  ],
  ['status: queued', 'status: gone', `A task of version ${NEWEST} has no status gone.`],
  ['old: job.queued', 'old: queued', 'queued is not the name of an event, such as task.failed.'],
  ['"?cursor="', '"?page="', `Version ${NEWEST} has no query parameter page.`],
  ['old: total', 'old: sum', `No list of version ${OLDEST} has a field sum.`],
  ['under result.export', 'under result.file', `The response of POST /tasks in version ${NEWEST} has no result.file.`],
])('rowProblems reports %s as %s, which no document has', (from, to, message) => {
  const text = readFileSync(inRoot('openapi/versions.yaml'), 'utf8')
  const problemsOf = (written: string) => rowProblems(versionsOf(written, 'v.yaml'), documents)
  expect(problemsOf(text)).toEqual([])
  const line = text.slice(0, text.indexOf(from)).split('\n').length
  expect(problemsOf(text.replace(from, to))).toContain(`v.yaml:${line}:9  ${message}`)
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
