/** Whole runs: the kit finds each broken server without a hint, and that a sound server passes behind a proxy. */
import { beforeAll, expect, test } from 'vitest'
import { installPrism } from '../../scripts/support/install.js'
import { createKit } from '../../src/conform/index.js'
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

test('a run finds each broken server without a hint where to look', { timeout: 600_000 }, async () => {
  for (const { what, finds, version = NEWEST, serve } of BROKEN_SERVERS) {
    mock.reset()
    mock.defineKey({ key: KEY, credits: 100_000 })
    mock.defineKey({ key: SECOND_KEY, scopes: ['tasks:read'] })
    const keys = { key: KEY, secondKey: SECOND_KEY, otherTeamKey: OTHER_TEAM_KEY }
    const fetch = serve(withTeams(mock.fetch))
    const options = { url, ...keys, reach: 'all', fetch, sleep: async () => {} } as const
    const found = (await kit.check({ ...options, versions: [version] })).findings.map(({ check }) => check)
    expect.soft(found, what).toContain(finds)
  }
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
      const at = `http://127.0.0.1:${port}`
      const { findings } = await kit.check({ url: at, key: newKey(), reach: 'all', versions: [version] })
      expect(findings).toEqual([])
    } finally {
      await proxy.stop()
    }
  },
)
