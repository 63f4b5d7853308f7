/** What an older version changes in responses, and what it leaves as it is. */
import { expect, test } from 'vitest'
import { requestValidators } from '../../../src/contract/compile.js'
import { type ContractFiles, contractOf } from '../../../src/contract/contract.js'
import type { JsonObject } from '../../../src/contract/json.js'
import type { Version } from '../../../src/contract/versions.js'
import { createMock } from '../../../src/mock/index.js'
import { versionTransforms } from '../../../src/mock/request/version-transform.js'
import type { Call } from '../../../src/mock/resources/handler.js'
import { clientOf } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { NEWEST, OLDEST } from '../../support/versions.js'

/** A version more, without rows: it has neither credits nor the same lifetime of an upload URL. */
const NEXT = '2099-01-01' as Version
const LIFETIME = 1234

const document = structuredClone(contract.files.documents[NEWEST]) as JsonObject
const { schemas } = document.components as { schemas: Record<string, { properties: JsonObject }> }
Object.assign(schemas.UploadUrlRequest?.properties.expires_in_seconds ?? {}, { default: LIFETIME })
delete (document.paths as JsonObject)['/credits']
const { versions, migration } = contract.files.versions
const next = contractOf(
  {
    ...contract.files,
    documents: { [NEXT]: document, ...contract.files.documents },
    versions: {
      versions: [{ date: NEXT, role: 'canonical', sunset: null }, ...versions],
      migration: [
        {
          from: NEWEST,
          to: NEXT,
          task: [],
          messages: [],
          lists: [],
          pagination: [],
          removed: [],
          export: [],
          events: [],
        },
        ...migration,
      ],
    },
  } as unknown as ContractFiles,
  requestValidators,
)

test('a response goes through each step down to its version', () => {
  const page = { data: [{ id: 'a' }], next_cursor: null, returned: 1, has_more: false, limit: 20, total: 1 }
  const call = { query: { offset: 3 }, team: { id: 'b' } } as unknown as Call
  const shown = (version: Version) => versionTransforms(next, version)('listBrandKits')?.(page, call)
  expect(shown(NEWEST)).toBeUndefined()
  expect(shown(OLDEST)).toEqual({
    brand_kits: [{ id: 'a', team_id: 'b' }],
    total: 1,
    offset: 3,
    limit: 20,
    has_more: false,
  })
})

test('an operation without a row has no transform', () => {
  expect(versionTransforms(next, OLDEST)('getCredits')).toBeUndefined()
  expect([...next.view(NEXT).operations.keys()].filter(versionTransforms(next, NEXT))).toEqual([])
})

test('a field of a body that is not sent has the default of the version', async () => {
  const mock = await createMock({ contract: next })
  const lifetime = async (version: Version) =>
    (await clientOf(mock).call('POST /uploads/url', { version, body: {} })).body.expires_in_seconds
  const documented = contract.view(NEWEST).operations.get('createUploadUrl')?.body?.defaults?.expires_in_seconds
  expect(await Promise.all([NEXT, NEWEST, OLDEST].map(lifetime))).toEqual([LIFETIME, documented, documented])
  await mock.close()
})

test('an operation that the newest version lacks is handled in the versions that have it', async () => {
  const mock = await createMock({ contract: next })
  const read = (version: Version) => clientOf(mock).call('GET /credits', { version })
  expect(await read(NEWEST)).toMatchObject({ status: 200, body: { credits_remaining: 500 } })
  expect(await read(NEXT)).toMatchObject({ status: 404, body: { error: { type: 'not_found' } } })
  await mock.close()
})
