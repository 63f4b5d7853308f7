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
  await app.context.state.clock.move(1000)
  const { result } = (await me.call(`GET ${canvas}/export-status`)).body as { result: { export: Exported } }
  return result.export
}

/** The file at an address, fetched without a key. */
async function download(url: string) {
  const response = await app.fetch(new Request(url))
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) }
}

describe.each(VERSIONS)('version %s', (version) => {
  test('an export is not done before its time', async () => {
    const me = as(version)
    const status = async () => (await me.call(`GET ${DECK}/export-status`)).body
    expect(await status()).toEqual(exampleIn(version, 'getCanvasExportStatus', 200, 'in_progress'))
    await me.call(`POST ${DECK}/export`, { body: { format: 'pdf' } })
    await app.context.state.clock.move(100)
    expect(await status()).toEqual({ result: null })
    await app.context.state.clock.move(900)
    expect(await status()).toMatchObject({ result: { export: { format: 'pdf' } } })
    await me.call(`POST ${DECK}/export`, { body: { format: 'png' } })
    expect(await status()).toEqual({ result: null })
  })

  test.each(['png', 'jpeg'])('all pages as %s come in a zip', async (format) => {
    const file = await exported(as(version), DECK, { format })
    expect(file).toMatchObject({ format: 'zip', page_count: 3 })
    const { type, bytes } = await download(file.url)
    expect(type).toBe('application/zip')
    expect(Object.keys(unzipSync(bytes))).toEqual([1, 2, 3].map((page) => `page-${page}.${format}`))
  })

  test.each(['png', 'jpeg'])('page_number exports one page as %s', async (format) => {
    for (const page_number of [2, 3]) {
      const file = await exported(as(version), DECK, { format, page_number })
      expect(file).toMatchObject({ format, page_count: 1 })
      const path = new URL(file.url).pathname.replace(/[0-9a-f]{32}/, 'secret')
      expect(path).toBe(`/_files/exports/secret/page-${page_number}.${format}`)
      expect((await download(file.url)).type).toBe(`image/${format}`)
    }
  })

  test.each(['pdf', 'pptx'])('a page of a %s is rejected with a 422', async (format) => {
    const message = `\`page_number\` selects one page as an image. Omit it: a \`${format}\` file has all pages.`
    const error = { message, details: { fields: [{ field: 'page_number', code: 'not_allowed' }] } }
    for (const page_number of [1, 99])
      expect(await as(version).call(`POST ${DECK}/export`, { body: { format, page_number } })).toMatchObject({
        status: 422,
        body: { error },
      })
  })

  test('canvases.export.request: an export without a format is a PNG', async () => {
    expect(await exported(as(version), DECK, { page_number: 1 })).toMatchObject({ format: 'png' })
  })

  test('a PDF contains all pages', async () => {
    const file = await exported(as(version), DECK, { format: 'pdf' })
    expect(file).toMatchObject({ format: 'pdf', page_count: 3 })
    const { type, bytes } = await download(file.url)
    expect(type).toBe('application/pdf')
    expect(bytes.toString('latin1').match(/\/Type \/Page /g)).toHaveLength(3)
    expect(bytes.toString('latin1')).toContain('(The offer)')
  })

  test('a PPTX contains all pages', async () => {
    const file = await exported(as(version), DECK, { format: 'pptx' })
    expect(file).toMatchObject({ format: 'pptx', page_count: 3 })
    const names = Object.keys(unzipSync((await download(file.url)).bytes))
    expect(names.filter((name) => name.startsWith('ppt/slides/slide'))).toHaveLength(3)
    expect(names).toContain('[Content_Types].xml')
  })

  test('the end of an export is an event', async () => {
    const [key, team] = [newKey(), `events ${version}`]
    const me = as(version, { key, team })
    await exported(me, DECK, { format: 'pdf' })
    await me.call(`POST ${DECK}/export`, { body: { format: 'pdf' }, headers: { prefer: 'outcome=failed' } })
    await app.context.state.clock.move(1000)
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

  test('a canvas without pages is exported as one image', async () => {
    expect(await exported(as(version), POSTER, { format: 'png' })).toMatchObject({ format: 'png', page_count: 1 })
  })

  test('an unknown page is rejected with a 422 that names page_number', async () => {
    const details = { fields: [{ field: 'page_number', code: 'out_of_range' }] }
    const error = { code: 'validation_failed', message: 'The canvas has no page 4. The last page is 3.', details }
    const rejected = await as(version).call(`POST ${DECK}/export`, { body: { format: 'png', page_number: 4 } })
    expect(rejected).toMatchObject({ status: 422, body: { error } })
  })
})

test('the files have the type that they report', async () => {
  const me = as(NEWEST)
  await me.call(`PATCH ${DECK}`, { body: { name: 'Umsatz & <Größe> (😀) \\' } })
  for (const format of ['png', 'jpeg']) {
    const { bytes } = await download((await exported(me, DECK, { format, page_number: 1 })).url)
    expect(imageProperties(bytes)).toEqual({ width: 1, height: 1, animated: false })
    expect(bytes[0]).toBe(format === 'png' ? 0x89 : 0xff)
  }
  const { url } = await exported(me, DECK, { format: 'pdf' })
  expect(decodeURIComponent(url)).toMatch(/umsatz-größe\.pdf$/)
  await me.call(`PATCH ${DECK}`, { body: { name: '😀!' } })
  expect((await exported(me, DECK, { format: 'pdf' })).url).toMatch(/\/canvas\.pdf$/)
})
