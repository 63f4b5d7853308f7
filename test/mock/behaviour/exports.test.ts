/** Exports: the start, the polling, and the files themselves (facts canvases.export.* and limits.rate.export.*). */
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '../../support/contract.js'
import { VERSIONS } from '../../support/documents.js'
import { newKey } from '../../support/requests.js'
import { NEWEST } from '../../support/versions.js'
import { namesIn } from './archive.js'
import { type Ask, workspace } from './workspace.js'

const { app, as } = await workspace()
afterAll(() => app.close())

const DECK = '/canvases/cvs_01JTM9S346Q3D25VT4F5V37E3S'
const POSTER = '/canvases/cvs_01JT3E28JT97KB6CQ643DZVMXX'

type Exported = { url: string; format: string; page_count: number }

/** Starts an export, lets it finish, and answers what became of it. */
async function exported(ask: Ask, canvas: string, body: object): Promise<Exported> {
  const started = await ask('POST', `${canvas}/export`, body)
  expect(started).toMatchObject({ status: 202, body: { result: null } })
  await app.context.state.clock.move(1000)
  const { result } = (await ask('GET', `${canvas}/export-status`)).body as { result: { export: Exported } }
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
    const ask = as(version)
    const status = async () => (await ask('GET', `${DECK}/export-status`)).body
    expect(await status()).toEqual(contract.example('getCanvasExportStatus', 200, 'in_progress'))
    await ask('POST', `${DECK}/export`, { format: 'pdf' })
    await app.context.state.clock.move(900)
    expect(await status()).toEqual({ result: null })
    await app.context.state.clock.move(100)
    expect(await status()).toMatchObject({ result: { export: { format: 'pdf' } } })
    await ask('POST', `${DECK}/export`, { format: 'png' })
    expect(await status()).toEqual({ result: null })
  })

  test.each(['png', 'jpeg'])(
    'canvases.export.multi_zip and canvases.export.zip_format: all pages as %s come in a zip',
    async (format) => {
      const file = await exported(as(version), DECK, { format })
      expect(file).toMatchObject({ format: 'zip', page_count: 3 })
      const { type, bytes } = await download(file.url)
      expect(type).toBe('application/zip')
      expect(namesIn(bytes)).toEqual([1, 2, 3].map((page) => `page-${page}.${format}`))
    },
  )

  test.each(['png', 'jpeg'])(
    'canvases.export.single_page, canvases.pages.number_use: page_number exports one page as %s',
    async (format) => {
      for (const page_number of [2, 3]) {
        const file = await exported(as(version), DECK, { format, page_number })
        expect(file).toMatchObject({ format, page_count: 1 })
        expect(new URL(file.url).pathname).toMatch(
          new RegExp(`^/_files/exports/[0-9a-f]{32}/page-${page_number}.${format}$`),
        )
        expect((await download(file.url)).type).toBe(`image/${format}`)
      }
    },
  )

  test('canvases.export.bundled: a PDF contains all pages', async () => {
    const file = await exported(as(version), DECK, { format: 'pdf' })
    expect(file).toMatchObject({ format: 'pdf', page_count: 3 })
    const { type, bytes } = await download(file.url)
    expect(type).toBe('application/pdf')
    expect(pdfObjects(bytes).filter((object) => object.includes('/Type /Page '))).toHaveLength(3)
    expect(bytes.toString('latin1')).toContain('(The offer)')
  })

  test('canvases.export.bundled: a PPTX contains all pages', async () => {
    const file = await exported(as(version), DECK, { format: 'pptx' })
    expect(file).toMatchObject({ format: 'pptx', page_count: 3 })
    const names = namesIn((await download(file.url)).bytes)
    expect(names.filter((name) => name.startsWith('ppt/slides/slide'))).toHaveLength(3)
    expect(names).toContain('[Content_Types].xml')
  })

  test('events.type.export_succeeded, events.type.export_failed: the end of an export is an event', async () => {
    const [key, team] = [newKey(), `events ${version}`]
    const ask = as(version, { key, team })
    await exported(ask, DECK, { format: 'pdf' })
    const body = JSON.stringify({ format: 'pdf' })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', prefer: 'outcome=failed' }
    await app.fetch(new Request(`http://mock.test/v1${DECK}/export`, { method: 'POST', headers, body }))
    await app.context.state.clock.move(1000)
    expect((await ask('GET', `${DECK}/export-status`)).body).toEqual({ result: null })
    const { data } = (await as(NEWEST, { key, team })('GET', '/events')).body as { data: object[] }
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
        links: {
          self: `/v1/tasks/${id}`,
          events: null,
          cancel: null,
          canvas: `https://app.canvas-design.example${DECK}`,
        },
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

  test('an unknown page gets a 422 that names page_number', async () => {
    expect(await as(version)('POST', `${DECK}/export`, { format: 'png', page_number: 4 })).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'validation_failed',
          message: 'The canvas has no page 4. The last page is 3.',
          details: { fields: [{ field: 'page_number', code: 'out_of_range' }] },
        },
      },
    })
  })

  test('canvases.export.rate, limits.rate.export, limits.rate.export.retry_after: the 26th export in a minute gets a 429', async () => {
    await limited(async () => {
      const ask = as(version)
      for (let count = 0; count < 25; count++) expect((await ask('POST', `${DECK}/export`, {})).status).toBe(202)
      const refused = await ask('POST', `${DECK}/export`, {})
      expect(refused.status).toBe(429)
      expect(refused.headers.get('retry-after')).toBe('60')
      await app.context.state.clock.move(60_000)
      expect((await ask('POST', `${DECK}/export`, {})).status).toBe(202)
    })
  })

  test('canvases.export_status.not_metered: polls leave the export rate alone', async () => {
    await limited(async () => {
      const ask = as(version)
      for (let count = 0; count < 30; count++) expect((await ask('GET', `${DECK}/export-status`)).status).toBe(200)
      expect((await ask('POST', `${DECK}/export`, {})).status).toBe(202)
    })
  })
})

test('the files have the type that they report', async () => {
  const ask = as(NEWEST)
  await ask('PATCH', DECK, { name: 'Umsatz & <Größe> (😀) \\' })
  const png = await download((await exported(ask, DECK, { format: 'png', page_number: 1 })).url)
  expect([...png.bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = png.bytes.indexOf('IDAT') + 4
  expect([...inflateSync(png.bytes.subarray(data, data + png.bytes.readUInt32BE(data - 8)))]).toEqual([0, 0xff])
  const jpeg = await download((await exported(ask, DECK, { format: 'jpeg', page_number: 1 })).url)
  const { frame, scan } = jpegHeaders(jpeg.bytes)
  expect({ height: frame.readUInt16BE(1), width: frame.readUInt16BE(3), components: frame[5] }).toEqual({
    height: 1,
    width: 1,
    components: 1,
  })
  expect({ components: scan[0], component: scan[1] }).toEqual({ components: 1, component: frame[6] })
  expect(jpeg.bytes.subarray(-2).toString('hex')).toBe('ffd9')
  const { url } = await exported(ask, DECK, { format: 'pdf' })
  expect(decodeURIComponent(url)).toMatch(/umsatz-größe\.pdf$/)
  await ask('PATCH', DECK, { name: '😀!' })
  expect((await exported(ask, DECK, { format: 'pdf' })).url).toMatch(/\/canvas\.pdf$/)
})

test('a URL that was never issued is a 404', async () => {
  expect((await app.fetch(new Request('http://mock.test/_files/exports/0/none.png'))).status).toBe(404)
})

async function limited(run: () => Promise<void>): Promise<void> {
  app.context.limits = true
  await run().finally(() => {
    app.context.limits = false
  })
}

/** The frame and the scan header of a baseline JPEG, found by its segments. */
function jpegHeaders(bytes: Buffer): { frame: Buffer; scan: Buffer } {
  const segments = new Map<number, Buffer>()
  for (let at = 2; !segments.has(0xda); at += 2 + bytes.readUInt16BE(at + 2))
    segments.set(bytes.readUInt16BE(at) & 0xff, bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2)))
  return { frame: segments.get(0xc0) ?? Buffer.alloc(0), scan: segments.get(0xda) ?? Buffer.alloc(0) }
}

/** The objects of a PDF, found through its cross-reference table as a reader finds them. */
function pdfObjects(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  const [, count = '0', table = ''] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(start)) ?? []
  const lines = table.match(/.{20}/gs) ?? []
  expect(lines).toHaveLength(Number(count))
  return lines.slice(1).map((line, index) => {
    const at = text.slice(Number(line.slice(0, 10)))
    expect(at.startsWith(`${index + 1} 0 obj\n`)).toBe(true)
    return at.slice(0, at.indexOf('endobj'))
  })
}
