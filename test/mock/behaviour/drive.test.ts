/** Drive items: names, visibility, deletion, and unpublishing a website. */
import { describe, expect, test } from 'vitest'
import { addCanvas } from '../../../src/mock/resources/canvases/canvases.js'
import { foldersOf } from '../../../src/mock/resources/drive/folders.js'
import { filesOf } from '../../../src/mock/resources/uploads/files.js'
import { uuidOf } from '../../../src/mock/state/ids.js'
import { workspace } from '../../support/client.js'
import { VERSIONS } from '../../support/documents.js'

const { app, as, actorOf } = workspace()

const FILE = 'file_01JT9NGK80Y3ZH6DZJJXXX7CK5'
const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const CAMPAIGNS = 'folder_01JT7Q4W2Z9V6N3K8M5H1C0B7D'
const ARCHIVE = 'folder_01JT7Q5A8F2R4X6Y9P3S0G1E7J'
const DRAFTS = 'folder_01JT7Q6C3T5W8B1D4F7H9K2M6N'

const teamOf = (team: string) => app.context.state.team(team)
const folderNames = (team: string) => [...foldersOf(teamOf(team)).values()].map(({ name }) => name)
const item = (ref: string) => `/drive/items/${ref}`

/** A canvas made by a user of a team, as a task would make it. */
const make = (team: string, user: string) => addCanvas(actorOf(team, user), { name: 'Made here', brandKitId: null })

describe.each(VERSIONS)('version %s', (version) => {
  let count = 0
  /** A team that no other test knows, with an owner and a member. */
  function people() {
    const team = `${version} ${count++}`
    return { team, ann: as(version, { team, user: 'ann' }), ben: as(version, { team, user: 'ben', role: 'member' }) }
  }

  test('a patch sets the name, the visibility, or both of a file', async () => {
    const { team, ann } = people()
    const name = () => filesOf(teamOf(team)).get(FILE)?.filename
    expect(await ann.call(`PATCH ${item(FILE)}`, { body: { name: 'a.pdf' } })).toMatchObject({ status: 200, body: {} })
    expect(name()).toBe('a.pdf')
    expect((await ann.call(`PATCH ${item(FILE)}`, { body: { visibility: 'private' } })).status).toBe(200)
    expect((await ann.call(`PATCH ${item(FILE)}`, { body: { name: 'b.pdf', visibility: 'team' } })).status).toBe(200)
    expect(name()).toBe('b.pdf')
    expect((await ann.call(`PATCH ${item(FILE)}`, { body: {} })).status).toBe(200)
    expect(name()).toBe('b.pdf')
  })

  test('a file is hidden from teammates until it is shown again', async () => {
    const { ann, ben } = people()
    await ann.call(`PATCH ${item(FILE)}`, { body: { visibility: 'private' } })
    const hidden = { status: 404, body: { error: { type: 'not_found' } } }
    expect(await ben.call(`PATCH ${item(FILE)}`, { body: { name: 'x' } })).toMatchObject(hidden)
    expect(await ben.call(`DELETE ${item(FILE)}`)).toMatchObject(hidden)
    await ann.call(`PATCH ${item(FILE)}`, { body: { visibility: 'team' } })
    expect((await ben.call(`PATCH ${item(FILE)}`, { body: { name: 'x' } })).status).toBe(200)
  })

  test('only the creator changes the visibility of a canvas', async () => {
    const { team, ann, ben } = people()
    const { id } = make(team, 'ben')
    const rejected = await ann.call(`PATCH ${item(id)}`, { body: { name: 'Mine', visibility: 'private' } })
    const message = 'Only the creator of a canvas may change its visibility.'
    expect(rejected).toMatchObject({ status: 403, body: { error: { type: 'permission', message } } })
    // Setting what it already is must not make someone the creator.
    for (const visibility of ['team', 'private'])
      expect((await ann.call(`PATCH ${item(id)}`, { body: { visibility } })).status).toBe(403)
    expect((await ben.call(`GET /canvases/${id}`)).body).toMatchObject({ name: 'Made here', visibility: 'team' })
    expect((await ben.call(`PATCH ${item(id)}`, { body: { name: 'Mine', visibility: 'private' } })).status).toBe(200)
    expect((await ben.call(`GET /canvases/${id}`)).body).toMatchObject({ name: 'Mine', visibility: 'private' })
  })

  test('the example canvases belong to the owner, who hides one from teammates', async () => {
    const { ann, ben } = people()
    const hide = { body: { visibility: 'private' } }
    expect((await ben.call(`PATCH ${item(DECK)}`, hide)).status).toBe(403)
    expect((await ann.call(`PATCH ${item(DECK)}`, { body: {} })).status).toBe(200)
    expect((await ben.call(`GET /canvases/${DECK}`)).body.visibility).toBe('team')
    expect((await ann.call(`PATCH ${item(DECK)}`, hide)).status).toBe(200)
    for (const request of [`GET /canvases/${DECK}`, `DELETE /canvases/${DECK}`])
      expect((await ben.call(request)).status, request).toBe(404)
    expect((await ann.call(`GET /canvases/${DECK}`)).body.visibility).toBe('private')
  })

  test('a visibility for a folder results in an error and changes nothing', async () => {
    const { team, ann } = people()
    const error = { code: 'validation_failed', details: { fields: [{ field: 'visibility' }] } }
    for (const body of [{ visibility: 'team' }, { visibility: 'private', name: 'x' }])
      expect(await ann.call(`PATCH ${item(CAMPAIGNS)}`, { body })).toMatchObject({ status: 422, body: { error } })
    expect(folderNames(team)).toEqual(['Campaigns', 'Archive', 'Drafts'])
  })

  test('a folder takes a name that is free at its location', async () => {
    const { team, ann } = people()
    const taken = await ann.call(`PATCH ${item(CAMPAIGNS)}`, { body: { name: 'Archive' } })
    const message = 'The name Archive is in use at this location.'
    expect(taken).toMatchObject({ status: 409, body: { error: { type: 'conflict', message } } })
    expect((await ann.call(`PATCH ${item(DRAFTS)}`, { body: { name: 'Archive' } })).status).toBe(200)
    expect((await ann.call(`PATCH ${item(ARCHIVE)}`, { body: { name: 'Archive' } })).status).toBe(200)
    expect((await ann.call(`PATCH ${item(CAMPAIGNS)}`, { body: { name: 'Launches' } })).status).toBe(200)
    expect(folderNames(team)).toEqual(['Launches', 'Archive', 'Archive'])
  })

  test('a user without edit access renames canvases and deletes files, and nothing else', async () => {
    const { team } = people()
    const guest = as(version, { team, user: 'guest', editAccess: false })
    const message = 'This requires edit access, which the user of the key does not have.'
    const rejected = { status: 403, body: { error: { message } } }
    for (const body of [{ name: 'x' }, { visibility: 'private' }])
      expect(await guest.call(`PATCH ${item(FILE)}`, { body })).toMatchObject(rejected)
    expect(await guest.call(`PATCH ${item(CAMPAIGNS)}`, { body: { name: 'x' } })).toMatchObject(rejected)
    expect(await guest.call(`DELETE ${item(DECK)}`)).toMatchObject(rejected)
    expect((await guest.call(`PATCH ${item(DECK)}`, { body: { name: 'x' } })).status).toBe(200)
    expect((await guest.call(`DELETE ${item(FILE)}`)).status).toBe(200)
  })

  test('a file, a canvas and a folder with its content are deleted', async () => {
    const { team, ann } = people()
    for (const ref of [FILE, DECK, CAMPAIGNS]) {
      expect(await ann.call(`DELETE ${item(ref)}`)).toMatchObject({ status: 200, body: {} })
      expect((await ann.call(`DELETE ${item(ref)}`)).status).toBe(404)
    }
    expect(filesOf(teamOf(team)).has(FILE)).toBe(false)
    expect((await ann.call(`GET /canvases/${DECK}`)).status).toBe(404)
    expect(folderNames(team)).toEqual(['Archive'])
  })

  test('items are found by UUID, and those of another team and unknown ones rejected', async () => {
    const { team, ann } = people()
    for (const id of [FILE, DECK, ARCHIVE])
      for (const ref of [uuidOf(id), `${id.split('_')[0]}_${uuidOf(id)}`])
        expect((await ann.call(`PATCH ${item(ref)}`, { body: {} })).status).toBe(200)
    expect((await as(version).call(`DELETE ${item(make(team, 'ann').id)}`)).status).toBe(403)
    for (const ref of ['folder_none', 'file_none', 'cvs_none', 'none', '00000000-0000-0000-0000-000000000000'])
      expect((await ann.call(`PATCH ${item(ref)}`, { body: {} })).status).toBe(404)
  })

  test('every call succeeds', async () => {
    const { ann } = people()
    for (const id of ['3f7a9c15-6b2e-4d80-8c41-e95d07f2a6b3', 'my-site', 'my-site'])
      expect(await ann.call(`POST /websites/${id}/unpublish`)).toMatchObject({ status: 200, body: {} })
  })
})
