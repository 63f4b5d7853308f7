/** Canvases: lists, search, pages, names, deletion, and who sees which. */
import { describe, expect, test } from 'vitest'
import { addCanvas, canvasesOf } from '../../../src/mock/resources/canvases/canvases.js'
import { uuidOf } from '../../../src/mock/state/ids.js'
import { Store } from '../../../src/mock/state/store.js'
import { workspace } from '../../support/client.js'
import { exampleIn } from '../../support/contract.js'
import { VERSIONS } from '../../support/documents.js'

const { app, as, actorOf } = workspace()

const DECK = 'cvs_01JTM9S346Q3D25VT4F5V37E3S'
const MAY = 'cvs_01JTNPZX45HY43KWJRP1XPA7Z3'
const UNDOCUMENTED = 'cvs_01JTQKFBF5KZNWJ47TAN9ZT24M'
const POSTER = 'cvs_01JT3E28JT97KB6CQ643DZVMXX'

/** A canvas made by a user of a team, as a task would make it. */
function make(team: string, user: string, visibility: 'team' | 'private' = 'team') {
  return addCanvas(actorOf(team, user), { name: 'Made here', brandKitId: null, visibility })
}

describe.each(VERSIONS)('version %s', (version) => {
  test('a fresh workspace contains the documented examples, with a note beside short refs only', async () => {
    const me = as(version)
    const documented = exampleIn<{ limit: number }>(version, 'listCanvases', 200, 'first_page')
    const list = await me.call(`GET /canvases?limit=${documented.limit}`)
    expect(list.body.data ?? list.body.canvases).toHaveLength(5)
    expect(list.body).toEqual(documented)
    const pages = { [DECK]: 'durable_ids', [MAY]: 'short_refs', [POSTER]: 'no_pages' }
    for (const [id, name] of Object.entries(pages))
      expect((await me.call(`GET /canvases/${id}/pages`)).body).toEqual(
        exampleIn(version, 'listCanvasPages', 200, name),
      )
  })

  test('a canvas without pages has one entry without an id that follows the name', async () => {
    const me = as(version)
    await me.call(`PATCH /canvases/${POSTER}`, { body: { name: 'Poster' } })
    expect((await me.call(`GET /canvases/${POSTER}/pages`)).body).toEqual({
      canvas_name: 'Poster',
      pages: [{ name: 'Poster' }],
      total_pages: 1,
    })
  })

  test('a new canvas has a URL of its own and one page', async () => {
    const team = `pages ${version}`
    const { id } = make(team, 'ann')
    const me = as(version, { team, user: 'ann' })
    expect((await me.call(`GET /canvases/${id}`)).body.url).toBe(`https://app.canvas-design.example/canvases/${id}`)
    for (const one of [id, UNDOCUMENTED])
      expect((await me.call(`GET /canvases/${one}/pages`)).body).toMatchObject({
        pages: [{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Page 1' }],
        total_pages: 1,
      })
  })

  test('three spellings of an id lead to the same canvas, for a new canvas too', async () => {
    const team = `forms ${version}`
    const me = as(version, { team, user: 'ann' })
    for (const id of [DECK, make(team, 'ann').id])
      for (const ref of [id, uuidOf(id), uuidOf(id).toUpperCase(), `cvs_${uuidOf(id)}`])
        expect((await me.call(`GET /canvases/${ref}`)).body.id).toBe(id)
  })

  test('the best match comes first', async () => {
    const me = as(version)
    const search = async (q: string) => (await me.call(`GET /canvases/search?q=${encodeURIComponent(q)}`)).body
    expect(await search('one-pager')).toEqual(exampleIn(version, 'searchCanvases', 200, 'matches'))
    expect(await search('nothing like it')).toEqual(exampleIn(version, 'searchCanvases', 200, 'no_match'))
    expect(await search('?!')).toEqual({ canvases: [], has_more: false })
    const names = (body: object) => (body as { canvases: { name: string }[] }).canvases.map(({ name }) => name)
    expect(names(await search('PRODUCT northwind'))[0]).toBe('Product one-pager, Northwind')
    expect(names(await search('team poster'))).toEqual(['Team offsite poster'])
  })

  test('matches are paged, the shortest name first', async () => {
    const team = `search ${version}`
    for (const name of ['Abcdefgh', 'Abc de', 'Abc de fghijklmnopqrstuvwxyzabcd', 'Abcd'])
      canvasesOf(app.context.state.team(team)).change(make(team, 'ann'), { name })
    const me = as(version, { team })
    const search = async (query: string) => {
      const { canvases, has_more } = (await me.call(`GET /canvases/search?${query}`)).body
      return [(canvases as { name: string }[]).map(({ name }) => name), has_more]
    }
    const all = ['Abcd', 'Abc de', 'Abcdefgh', 'Abc de fghijklmnopqrstuvwxyzabcd']
    expect(await search('q=abc')).toEqual([all, false])
    expect(await search('q=abc&limit=3')).toEqual([all.slice(0, 3), true])
    expect(await search('q=abc&limit=3&offset=1')).toEqual([all.slice(1), false])
    expect(await search('q=abc&limit=1&offset=3')).toEqual([all.slice(3), false])
    expect(await search('q=abc+de')).toEqual([['Abc de', 'Abcd', 'Abcdefgh', all[3], 'Spring launch deck'], false])
    expect((await search('q=+'))[0]).toHaveLength(9)
    expect((await search(''))[0]).toHaveLength(9)
    expect(await search('offset=9')).toEqual([[], false])
  })

  test('a rename changes the name and updated_at, and an empty body nothing', async () => {
    const me = as(version)
    const before = (await me.call(`GET /canvases/${DECK}`)).body
    expect(await me.call(`PATCH /canvases/${DECK}`, { body: { name: 'Final' } })).toMatchObject({
      status: 200,
      body: {},
    })
    const after = (await me.call(`GET /canvases/${DECK}`)).body
    expect(after).toEqual({ ...before, name: 'Final', updated_at: after.updated_at })
    expect((await me.call(`PATCH /canvases/${DECK}`, { body: {} })).status).toBe(200)
    expect((await me.call(`GET /canvases/${DECK}`)).body).toEqual(after)
    expect(Date.parse(String(after.updated_at))).toBeGreaterThan(Date.parse(String(before.updated_at)))
    expect((await me.call(`GET /canvases/${DECK}/pages`)).body.canvas_name).toBe('Final')
  })

  test('a deleted canvas is hidden and its record stays', async () => {
    const team = `delete ${version}`
    const me = as(version, { team })
    expect((await me.call(`DELETE /canvases/${uuidOf(DECK)}`)).status).toBe(200)
    for (const path of [DECK, `${DECK}/pages`, `${DECK}/export-status`])
      expect((await me.call(`GET /canvases/${path}`)).status).toBe(404)
    expect((await me.call(`DELETE /canvases/${DECK}`)).status).toBe(404)
    const list = (await me.call('GET /canvases')).body
    expect(JSON.stringify(list)).not.toContain(DECK)
    expect((await me.call('GET /canvases/search?q=deck')).body.canvases).toEqual([])
    expect(canvasesOf(app.context.state.team(team)).get(DECK)).toMatchObject({ deleted: true })
  })

  test('the canvas of another team is rejected with a 403', async () => {
    const { id } = make(`theirs ${version}`, 'ann')
    const me = as(version, { team: `ours ${version}` })
    const responses = [
      await me.call(`GET /canvases/${id}`),
      await me.call(`GET /canvases/${uuidOf(id)}/pages`),
      await me.call(`PATCH /canvases/${id}`, { body: { name: 'Ours' } }),
      await me.call(`DELETE /canvases/${id}`),
      await me.call(`POST /canvases/${id}/export`, { body: { format: 'png' } }),
    ]
    for (const response of responses)
      expect(response).toMatchObject({ status: 403, body: { error: { type: 'permission' } } })
    const theirs = as(version, { team: `theirs ${version}` })
    expect((await theirs.call(`GET /canvases/${id}`)).body.name).toBe('Made here')
  })

  test('a canvas that its team has deleted is a 404 for every other team too', async () => {
    const team = `gone ${version}`
    const { id } = make(team, 'ann')
    const ours = as(version)
    expect((await ours.call(`GET /canvases/${id}`)).status).toBe(403)
    expect((await as(version, { team, user: 'ann' }).call(`DELETE /canvases/${id}`)).status).toBe(200)
    for (const ref of [id, uuidOf(id)]) expect((await ours.call(`GET /canvases/${ref}`)).status).toBe(404)
    expect((await ours.call(`DELETE /canvases/${id}`)).status).toBe(404)
  })

  test('an absent canvas and a private one of a teammate are rejected with a 404', async () => {
    const team = `private ${version}`
    const { id } = make(team, 'ann', 'private')
    const [ann, ben] = [as(version, { team, user: 'ann' }), as(version, { team, user: 'ben' })]
    expect((await ann.call(`GET /canvases/${id}`)).status).toBe(200)
    const absent = { status: 404, body: { error: { type: 'not_found' } } }
    for (const ref of [id, 'cvs_00000000000000000000000000'])
      expect(await ben.call(`GET /canvases/${ref}`)).toMatchObject(absent)
    expect(JSON.stringify((await ben.call('GET /canvases')).body)).not.toContain(id)
    expect(JSON.stringify((await ann.call('GET /canvases')).body)).toContain(id)
  })
})

test('ids: a UUID and its id convert into each other', () => {
  // What ULID libraries make of 01ARZ3NDEKTSV4RRFFQ69G5FAV.
  expect(uuidOf('cvs_01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('01563e3a-b5d3-d676-4c61-efb99302bd5b')
  const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  expect(uuidOf('cvs_7ZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBe(last)
  const store = new Store([{ id: 'cvs_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' }])
  for (const ref of [last, last.toUpperCase(), `cvs_${last}`, 'cvs_7ZZZZZZZZZZZZZZZZZZZZZZZZZ'])
    expect(store.find('cvs', ref)).toEqual({ id: 'cvs_7ZZZZZZZZZZZZZZZZZZZZZZZZZ' })
  expect(store.find('task', last)).toBeUndefined()
  // What is above 128 bits falls away.
  expect(uuidOf('cvs_ZZZZZZZZZZZZZZZZZZZZZZZZZZ')).toBe(last)
})
