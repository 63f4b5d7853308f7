/** What the command prints, line by line. */
import { expect, test } from 'vitest'
import { dayOfAll } from '../../src/contract/versions.js'
import { greeting, logLine, reloadLine } from '../../src/mock/node/console.js'
import { contract } from '../support/contract.js'
import { NEWEST } from '../support/versions.js'

const DAY = dayOfAll(contract.files.versions.versions)

const greet = (host: string, hasReference = false, hasToken = false, day = DAY) =>
  greeting('http://a.test:1', contract, { host, day, hasReference, hasToken })

test.each([
  ['127.0.0.1', false],
  ['127.1.2.3', false],
  ['localhost', false],
  ['::1', false],
  ['0.0.0.0', true],
  ['::', true],
  ['192.168.0.7', true],
])('the greeting of a mock at %s warns of strangers: %s', (host, warns) => {
  const warning = `  Warning: ${host} is not a loopback address. Everyone who reaches it can use this mock.\n`
  expect(greet(host).includes(warning)).toBe(warns)
  expect(greet(host).includes('/_mock is closed, because there is no --control-token.\n')).toBe(warns)
  expect(greet(host, false, true).includes('Anyone who has the control token can reset it.\n')).toBe(warns)
})

test('the greeting names the reference if there is one, the default version, and a curl command for each version', () => {
  expect(greet('::1', true)).toContain('\n  Reference  http://a.test:1/\n')
  expect(greet('::1')).not.toContain('Reference')
  const { versions, byDefault } = contract
  const commands = greet('::1').match(/(?<=^ {2})(?:Version|curl).*/gm)
  const url = 'http://a.test:1/v1/tasks/task_01JTS3C4DWA7N36096Q14DR9GP'
  const key = "-H 'Authorization: Bearer service_live_0123abcd'"
  expect(commands).toEqual(
    versions.flatMap((version) =>
      version === byDefault
        ? [`Version ${version}, the default on ${DAY}:`, `curl ${url} ${key}`]
        : [`Version ${version}:`, `curl ${url} ${key} -H 'Service-Version: ${version}'`],
    ),
  )
})

test('the greeting names the default of its own day', () => {
  expect(greet('::1', false, false, '2099-01-01')).toContain(`  Version ${NEWEST}, the default on 2099-01-01:`)
  expect(greet('::1')).toContain(`  The day of this mock is ${DAY}`)
})

test('the line of a request has time, status, request, operation, version and duration, the reason, and the warning', () => {
  const request = { method: 'GET', path: '/v1/credits', search: '?a=1' } as Parameters<typeof logLine>[0]
  const response = { status: 200, headers: {} }
  const about = { operationId: 'getCredits', version: NEWEST }
  expect(logLine(request, { response, ...about }, 1.26)).toMatch(
    /^\d\d:\d\d:\d\d {2}200 {2}GET {4}\/v1\/credits\?a=1 {2}getCredits [-\d]{10} {2}1\.3 ms$/,
  )
  expect(logLine(request, { response, warning: 'Un\u001bknown.\n' }, 1)).toMatch(
    / {4}1\.0 ms\n {10}Warning: Unknown\.$/,
  )
  const reason = { step: 'validation', message: '`limit` must be at most 100.\u001b[2J' } as const
  expect(logLine(request, { response, reason }, 1)).toMatch(/ 1\.0 ms {2}limit must be at most 100\.\[2J$/)
})

test('the line of a changed contract says how long it took, or what is wrong', () => {
  expect(reloadLine({ ms: 12.4 })).toBe('Now serving the changed contract (12 ms).')
  expect(reloadLine({ error: new Error('A is wrong.') })).toBe(
    'The changed contract has an error; the last valid one is still served. A is wrong.',
  )
})
