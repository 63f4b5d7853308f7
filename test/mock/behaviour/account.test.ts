/** Brand kits and organizations. */
import { describe, expect, test } from 'vitest'
import { workspace } from '../../support/client.js'
import { exampleIn } from '../../support/contract.js'
import { VERSIONS } from '../../support/documents.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

const { as } = workspace()

test('listBrandKits of a fresh workspace is the documented list', async () => {
  const documented = exampleIn<{ limit: number }>(NEWEST, 'listBrandKits', 200, 'first_page')
  expect((await as(NEWEST).call(`GET /brand-kits?limit=${documented.limit}`)).body).toEqual(documented)
})

// Only 2026-04-12
test(`a brand kit has team_id in version ${OLDEST} alone`, async () => {
  const { body } = await as(OLDEST, { team: 'acme' }).call('GET /brand-kits')
  const { brand_kits } = exampleIn<{ brand_kits: object[] }>(OLDEST, 'listBrandKits', 200, 'first_page')
  expect(body.brand_kits).toEqual(brand_kits.map((kit) => ({ ...kit, team_id: 'acme' })))
})

describe.each(VERSIONS)('version %s', (version) => {
  test('listOrganizations returns the organization of the key', async () => {
    const { body } = await as(version, { team: `org ${version}` }).call('GET /organizations')
    expect(body).toMatchObject({ total: 1, has_more: false })
    expect(body.data ?? body.organizations).toEqual([{ id: `org ${version}`, name: 'My organization' }])
  })
})
