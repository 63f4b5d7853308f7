/** Whole runs: how many broken servers the kit finds without a hint, and that a sound server passes behind a proxy. */
import { beforeAll, expect, test } from 'vitest'
import { installPrism } from '../../scripts/support/install.js'
import { createKit } from '../../src/conform/index.js'
import type { Reach } from '../../src/conform/notes.js'
import { contract } from '../support/contract.js'
import { VERSIONS } from '../support/documents.js'
import { freePort, ready, start } from '../support/processes.js'
import { newKey } from '../support/requests.js'
import { sharedMock } from '../support/shared-mock.js'
import { NEWEST } from '../support/versions.js'
import { BROKEN_SERVERS, KEY, OTHER_TEAM_KEY, SECOND_KEY, withTeams } from './broken-servers.js'

const url = 'http://mock.test/v1'
// No task ends during a run: a failed one gives its credits back, and one that succeeds makes a canvas.
const mock = await sharedMock({ taskMs: 60_000 })
const { baseUrl } = await mock.listen()
const kit = createKit(contract)
let prism: string

beforeAll(async () => {
  prism = await installPrism()
}, 300_000)

/** Returns what is wrong with those of the broken servers for which a whole run with all keys fails the expected check. */
async function found(reach: Reach): Promise<string[]> {
  const all: string[] = []
  for (const broken of BROKEN_SERVERS) {
    mock.reset()
    mock.defineKey({ key: KEY, credits: 100_000 })
    mock.defineKey({ key: SECOND_KEY, scopes: ['tasks:read'] })
    const report = await kit.check({
      url,
      key: KEY,
      secondKey: SECOND_KEY,
      otherTeamKey: OTHER_TEAM_KEY,
      reach,
      versions: [broken.version ?? NEWEST],
      fetch: broken.serve(withTeams(mock.fetch)),
      sleep: async () => {},
    })
    if (report.operations.some(({ failed }) => failed.some(({ check }) => check === broken.finds)))
      all.push(broken.what)
  }
  return all
}

test('a run finds the broken servers that need no writes', { timeout: 600_000 }, async () => {
  const servers = BROKEN_SERVERS.filter(({ all }) => !all).map(({ what }) => what)
  expect(servers.length).toBeGreaterThanOrEqual(40)
  expect(await found('default')).toEqual(servers)
})

test('a run with --all finds every broken server', { timeout: 600_000 }, async () => {
  expect(await found('all')).toEqual(BROKEN_SERVERS.map(({ what }) => what))
})

test('the mock with its limits on passes every check', { timeout: 120_000 }, async () => {
  mock.setLimits(true)
  const sleep = (ms: number) => mock.moveClock(ms)
  const report = await kit.check({ url, key: newKey(), fetch: mock.fetch, reach: 'all', sleep })
  expect(report).toMatchObject({ failed: 0, warnings: 0 })
})

test.each(VERSIONS)(
  'the mock behind a validating proxy passes every check of version %s',
  { timeout: 120_000 },
  async (version) => {
    const port = await freePort()
    const args = ['proxy', `generated/openapi/${version}.json`, baseUrl, '-p', String(port), '-v', 'silent']
    const proxy = start(prism, args)
    try {
      await ready(`http://127.0.0.1:${port}`, proxy)
      const report = await kit.check({
        url: `http://127.0.0.1:${port}`,
        key: newKey(),
        reach: 'all',
        versions: [version],
      })
      expect(
        report.operations.flatMap(({ operationId, failed }) => failed.map((failure) => [operationId, failure])),
      ).toEqual([])
    } finally {
      await proxy.stop()
    }
  },
)
