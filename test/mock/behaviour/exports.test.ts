/** Exports: the start, the polling, and the files themselves. */
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { imageProperties } from '../../../src/mock/files/images.js'
import { type Client, workspace } from '../../support/client.js'
import { exampleIn } from '../../support/contract.js'
import { VERSIONS } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { NEWEST } from '../../support/versions.js'

const { app, as } = workspace()

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const APP = 'https://app.canvas-design.example'
const POSTER = '/canvases/cvs_01JT3E28JT97KB6CQ643DZVMXX'

type Exported = { url: string; format: string; page_count: number }

/** Starts an export, lets it finish, and returns its result. */
async function exported(me: Client, canvas: string, body: object): Promise<Exported> {
  const started = await me.call(`POST ${canvas}/export`, { body })
  expect(started).toMatchObject({ status: 202, body: { result: null } })
  await app.context.state.clock.move(2000)
  const { result } = (await me.call(`GET ${canvas}/export-status`)).body as { result: { export: Exported } }
  return result.export
}

/** The file at an address, fetched without a key. */
async function download(url: string) {
  const response = await app.fetch(new Request(url))
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

const namesIn = (bytes: Buffer) => Object.keys(unzipSync(bytes))
const sizeOf = (bytes: Buffer) => imageProperties(bytes)?.width

describe.each(VERSIONS)('version %s', (version) => {
  test('an export is not done before its time', async () => {
    const me = as(version)
    const status = async () => (await me.call(`GET ${DECK}/export-status`)).body
    expect(await status()).toEqual(exampleIn(version, 'getCanvasExportStatus', 200, 'in_progress'))
    await me.call(`POST ${DECK}/export`, { body: { format: 'pdf' } })
    await app.context.state.clock.move(1000)
    expect(await status()).toEqual({ result: null })
    await app.context.state.clock.move(1000)
    expect(await status()).toMatchObject({ result: { export: { format: 'pdf' } } })
    await me.call(`POST ${DECK}/export`, { body: { format: 'png' } })
    expect(await status()).toEqual({ result: null })
  })

  // biome-ignore format: a table has one row a line.
  test.each<[body: object, canvas: string, shown: object, type: string, holds: (bytes: Buffer) => unknown, held: unknown]>([
    [{ format: 'png' }, DECK, { format: 'zip', page_count: 3 }, 'application/zip', namesIn, [1, 2, 3].map((page) => `page-${page}.png`)],
    [{ format: 'jpeg' }, DECK, { format: 'zip', page_count: 3 }, 'application/zip', namesIn, [1, 2, 3].map((page) => `page-${page}.jpeg`)],
    [{ format: 'png', page_number: 2 }, DECK, { format: 'png', page_count: 1 }, 'image/png', sizeOf, 1],
    [{ format: 'jpeg', page_number: 3 }, DECK, { format: 'jpeg', page_count: 1 }, 'image/jpeg', sizeOf, 1],
    // An export without a format is a PNG, and a canvas without pages has one.
    [{ page_number: 1 }, DECK, { format: 'png', page_count: 1 }, 'image/png', sizeOf, 1],
    [{ format: 'png' }, POSTER, { format: 'png', page_count: 1 }, 'image/png', sizeOf, 1],
    [{ format: 'pdf' }, DECK, { format: 'pdf', page_count: 3 }, 'application/pdf', (bytes) => bytes.toString('latin1').match(/\/Type \/Page |\(The offer\)/g)?.length, 4],
    [{ format: 'pptx' }, DECK, { format: 'pptx', page_count: 3 }, 'application/vnd.openxmlformats-officedocument.presentationml.presentation', (bytes) => namesIn(bytes).filter((name) => /slides\/slide/.test(name)).length, 3],
  ])('an export of %j of %s is a file %j', async (body, canvas, shown, type, holds, held) => {
    const file = await exported(as(version), canvas, body)
    expect(file).toMatchObject(shown)
    const downloaded = await download(file.url)
    expect([downloaded.type, holds(downloaded.bytes)]).toEqual([type, held])
  })

  test.each([
    [{ format: 'png', page_number: 4 }, 'The canvas has no page 4. The last page is 3.', 'out_of_range'],
    ...['pdf', 'pptx'].map((format) => [
      { format, page_number: 1 },
      `\`page_number\` selects one page as an image. Omit it: a \`${format}\` file has all pages.`,
      'not_allowed',
    ]),
  ])('an export of %j is rejected with a 422: %s', async (body, message, code) => {
    const error = { code: 'validation_failed', message, details: { fields: [{ field: 'page_number', code }] } }
    expect(await as(version).call(`POST ${DECK}/export`, { body })).toMatchObject({ status: 422, body: { error } })
  })

  test('the end of an export is an event', async () => {
    const [key, team] = [newKey(), `events ${version}`]
    const me = as(version, { key, team })
    await exported(me, DECK, { format: 'pdf' })
    await me.call(`POST ${DECK}/export`, { body: { format: 'pdf' }, headers: { prefer: 'outcome=failed' } })
    await app.context.state.clock.move(2000)
    expect((await me.call(`GET ${DECK}/export-status`)).body).toEqual({ result: null })
    const { data } = (await as(NEWEST, { key, team }).call('GET /events')).body as { data: object[] }
    const [failed, succeeded] = data
    const { id } = (failed as { data: { id: string } }).data
    expect(failed).toMatchObject({
      type: 'export.failed',
      data: {
        id: expect.stringMatching(/^task_/),
        kind: 'design',
        status: 'failed',
        error: { message: expect.stringMatching(/\.$/), retryable: true },
        credits: { credits_used: 0, credits_remaining: 500 },
        links: { self: `/v1/tasks/${id}`, events: null, cancel: null, canvas: `${APP}${DECK}` },
      },
    })
    expect(succeeded).toMatchObject({
      type: 'export.succeeded',
      data: { status: 'succeeded', result: { export: { format: 'pdf', page_count: 3 } } },
    })
  })
})

test('a file is named after its canvas, and a page after its number', async () => {
  const me = as(NEWEST)
  const nameOf = async (body: object) =>
    decodeURIComponent(new URL((await exported(me, DECK, body)).url).pathname).replace(/[0-9a-f]{32}/, 'secret')
  await me.call(`PATCH ${DECK}`, { body: { name: 'Umsatz & <Größe> (😀) \\' } })
  expect(await nameOf({ format: 'pdf' })).toBe('/_files/exports/secret/umsatz-größe.pdf')
  expect(await nameOf({ format: 'jpeg', page_number: 3 })).toBe('/_files/exports/secret/page-3.jpeg')
  await me.call(`PATCH ${DECK}`, { body: { name: '😀!' } })
  expect(await nameOf({ format: 'pdf' })).toBe('/_files/exports/secret/canvas.pdf')
})
