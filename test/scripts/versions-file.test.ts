/** openapi/versions.yaml: what follows from it, and its rows against the documents. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rowProblems } from '../../scripts/documents/row-problems.js'
import { versionsOf } from '../../scripts/read/versions-file.js'
import { inRoot } from '../../scripts/support/paths.js'
import { parseYaml } from '../../scripts/support/yaml.js'
import { documents } from '../support/documents.js'

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

/** Returns what a file of this text says. */
const versionsIn = (text: string) => versionsOf(parseYaml(text, 'v.yaml', 'versions'))

test('versionsOf completes what the file omits', () => {
  const { versions, migration } = versionsIn(GOOD).versions
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
  const more = versionsIn(GOOD.replace('versions:\n', 'versions:\n  - date: "2030-06-01"\n')).versions
  expect(more.versions.map(({ role }) => role)).toEqual(['canonical', 'supported', 'supported', 'default'])
  expect(more.migration.map(({ from, to, removed }) => [from, to, removed.length])).toEqual([
    ['2030-03-01', '2030-06-01', 0],
    ['2030-02-01', '2030-03-01', 1],
    ['2030-01-01', '2030-02-01', 0],
  ])
  expect(versionsIn('versions:\n  - date: "2030-06-01"\n').versions).toEqual({
    versions: [{ date: '2030-06-01', role: 'canonical', sunset: null }],
    migration: [],
  })
})

test('versionsOf returns a line for a step between versions that are not neighbors', () => {
  expect(versionsIn(GOOD).stale).toEqual([])
  for (const [from, to] of [
    ['from: "2030-02-01"', 'from: "2030-01-01"'],
    ['from: "2030-02-01"', 'from: "2029-01-01"'],
    ['to: "2030-03-01"', 'to: "2030-04-01"'],
  ] as const)
    expect(versionsIn(GOOD.replace(from, to)).stale).toEqual([
      expect.stringMatching(/^v\.yaml:7:5 {2}No version \S+ follows a version \S+: correct the step, or remove it\.$/),
    ])
})

const WRITTEN = readFileSync(inRoot('openapi/versions.yaml'), 'utf8')
const { from: FROM, to: TO } =
  versionsIn(WRITTEN).versions.migration.find(({ task }) => task.length > 0) ?? expect.unreachable()

// biome-ignore format: a table has one row a line.
test.each([
  ['old: job_id', 'old: jobid', `The response of POST /tasks in version ${FROM} has no jobid.`],
  ['new: id }', 'new: ids }', `The response of POST /tasks in version ${TO} has no ids.`],
  ['path: /tasks', 'path: /task', `Version ${TO} has no path /task.`],
  ['old: jobs', 'old: tasks', `The response of GET /tasks in version ${FROM} has no tasks.`],
  ['schema: BrandKit', 'schema: BrandKti', 'There is no schema BrandKti. Did you mean BrandKit?'],
  ['field: team_id', 'field: id', `Version ${TO} has BrandKit.id.`],
  ['new: task.succeeded', 'new: task.success', `Version ${TO} has no event task.success.`],
  ['old: job.queued', 'old: task.failed', `Version ${TO} has an event task.failed: \`old\` is a name that is gone.`],
  ['status: queued', 'status: gone', `A task of version ${TO} has no status gone.`],
  ['old: job.queued', 'old: queued', 'queued is not the name of an event, such as task.failed.'],
  ['"?cursor="', '"?page="', `Version ${TO} has no query parameter page.`],
  ['old: total', 'old: sum', `No list of version ${FROM} has a field sum.`],
  ['under result.export', 'under result.file', `The response of POST /tasks in version ${TO} has no result.file.`],
])('rowProblems reports %s as %s, which no document has', (from, to, message) => {
  const problemsOf = (written: string) => rowProblems(versionsIn(written), documents)
  expect(problemsOf(WRITTEN)).toEqual([])
  const line = WRITTEN.slice(0, WRITTEN.indexOf(from)).split('\n').length
  expect(problemsOf(WRITTEN.replace(from, to))).toContain(`v.yaml:${line}:9  ${message}`)
})
