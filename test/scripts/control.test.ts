/** The document of the mock's control: what it takes from the contract. */
import { expect, test } from 'vitest'
import { controlDocument } from '../../scripts/control/control.js'
import { contractNow } from '../../scripts/documents/contract.js'

test('controlDocument reports a schema that the contract no longer has, with file and line', async () => {
  const { newest } = await contractNow()
  const renamed = JSON.parse(JSON.stringify(newest).replaceAll('"CanvasListItem"', '"CanvasRow"'))
  await expect(controlDocument(renamed)).rejects.toThrow(
    /^src\/mock\/control\/control\.yaml:\d+:\d+ {2}`canvas` names the schema CanvasListItem, which the contract does not have\.$/,
  )
})
