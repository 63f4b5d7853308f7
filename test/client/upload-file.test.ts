/** `uploadFile` against the mock and its storage. */
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  createClient,
  ResponseError,
  type Uploadable,
  type UploadOptions,
  type UploadProgress,
  uploadFile,
} from '../../src/client/index.js'
import type { Fault } from '../../src/mock/context/faults.js'
import type { KeyOptions } from '../../src/mock/control/keys.js'
import { newFolder } from '../support/folders.js'
import { newKey } from '../support/requests.js'
import { NEWEST, OLDEST } from '../support/versions.js'
import { cleanUp, loopback, mockOverHttp, named, silence, thrownBy } from './servers.js'

const { client, mock, origin } = await mockOverHttp()
afterEach(cleanUp)

const requestLog = () => mock.requests().map(({ operationId }) => operationId)
/** The limits of a gateway that accepts at most 8 KiB, so that small files already go to a signed URL. */
const SMALL_GATEWAY = {
  max_direct_upload_bytes: 8192,
  max_file_bytes: 262_144_000,
  max_file_bytes_is_plan_limit: false,
}

/** Returns a client of an API that sends all files to a storage, the JSON sent, and the storage's requests. */
function fakeApi() {
  const put: Request[] = []
  const sent: unknown[] = []
  const fetch = async (request: Request) => {
    if (request.method === 'PUT') put.push(request.clone())
    else sent.push(await request.json())
    return Response.json({ upload_url: 'http://api.test/storage', storage_key: 'k', mime_type: 'a/b' })
  }
  return { api: createClient({ baseUrl: 'http://api.test/v1', apiKey: newKey(), version: NEWEST, fetch }), put, sent }
}

const bytesOf = (length: number) => new Uint8Array(length).fill(7)
const big = new File([bytesOf(10_000)], 'a.mp4', { type: 'video/mp4' })
const DIRECT = ['getUploadLimits', 'uploadFile']
const SIGNED = ['createUploadUrl', 'putStagedFile', 'registerUpload']

// biome-ignore format: a table has one row a line.
test.each<[what: string, file: Blob, options: UploadOptions, requests: string[], steps: (string | number | undefined)[][]]>([
  ['a small file in one request', new File(['A brief, in words: é.'], 'brief.txt', { type: 'text/plain' }), {}, DIRECT,
    [['limits', 0, undefined], ['send', 0, 22], ['send', 22, 22]]],
  ['a large file to a signed URL', big, { limits: SMALL_GATEWAY }, SIGNED,
    [['send', 0, 10_000], ['send', 10_000, 10_000], ['register', 10_000, 10_000]]],
  ['a file above the reported 32 MiB to a signed URL', new File([bytesOf(33_554_432)], 'large.bin'), {},
    ['getUploadLimits', ...SIGNED],
    [['limits', 0, undefined], ['send', 0, 33_554_432], ['send', 33_554_432, 33_554_432], ['register', 33_554_432, 33_554_432]]],
  ['a file that fits together with its form in one request', new File([bytesOf(33_554_432 - 4096)], `${'n'.repeat(251)}.bin`),
    { limits: { ...SMALL_GATEWAY, max_direct_upload_bytes: 33_554_432 } }, ['uploadFile'],
    [['send', 0, 33_550_336], ['send', 33_550_336, 33_550_336]]],
])('uploadFile sends %s, and reports each step', async (_, file, options, requests, steps) => {
  for (const version of file.size < 20_000 ? ([NEWEST, OLDEST] as const) : [NEWEST]) {
    const api = client(version)
    const seen: (string | number | undefined)[][] = []
    const onProgress = ({ step, sentBytes, totalBytes }: UploadProgress) => seen.push([step, sentBytes, totalBytes])
    const { name, type, size } = file as File
    const uploaded = await uploadFile(api, file, { ...options, onProgress })
    expect(uploaded).toMatchObject({
      id: expect.stringMatching(/^file_/),
      filename: name,
      mime_type: type || 'application/octet-stream',
      size_bytes: size,
    })
    expect(requestLog()).toEqual(requests)
    const isEnd = (at: number) => seen[at - 1]?.[0] !== seen[at]?.[0] || seen[at + 1]?.[0] !== seen[at]?.[0]
    expect(seen.filter((_, at) => isEnd(at))).toEqual(steps)
    const sent = seen.filter(([step]) => step === 'send').map(([, bytes]) => Number(bytes))
    expect(sent).toEqual(sent.toSorted((one, other) => one - other))
    if (requests.length > 3) expect(sent.length).toBeGreaterThan(3)
    if (requests === SIGNED) expect(await uploadFile(api, file, options)).toMatchObject({ was_duplicate: true })
    mock.reset()
  }
})

test('storage receives the MIME type of the upload URL, the exact bytes and no API key', async () => {
  const storage = await loopback({ status: 200 })
  const { client: fake, received } = await loopback(
    {
      body: {
        upload_url: `${storage.baseUrl}/staged?signature=a%2Fb`,
        storage_key: 'key-1',
        mime_type: 'video/x-minted',
      },
    },
    { body: { id: 'file_1' } },
  )
  await uploadFile(fake(), new File(['x'.repeat(9000)], 'a.mp4', { type: 'video/mp4' }), { limits: SMALL_GATEWAY })
  expect(storage.received).toHaveLength(1)
  expect(storage.received[0]).toMatchObject({
    method: 'PUT',
    path: '/v1/staged?signature=a%2Fb',
    body: 'x'.repeat(9000),
    headers: { 'content-type': 'video/x-minted', 'content-length': '9000' },
  })
  expect(storage.received[0]?.headers).not.toHaveProperty('authorization')
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({
    storage_key: 'key-1',
    filename: 'a.mp4',
    mime_type: 'video/x-minted',
  })
})

describe('uploadFile', () => {
  const [tooLarge, program] = [new Blob([bytesOf(33_554_433)]), new File([bytesOf(10_000)], 'a.exe', { type: 'a/exe' })]
  const sizeMessage = 'The file has 10000 bytes or more; the limit of this workspace is 9999.'

  // biome-ignore format: a table has one row a line.
  test.each<[what: string, file: Blob, limits: Partial<typeof SMALL_GATEWAY>, fault: Partial<Fault> & Partial<KeyOptions> | undefined, error: object, requests: string[]]>([
    ['a file above the limit of the workspace', big, { max_file_bytes: 9999 }, undefined, { name: 'RangeError', message: sizeMessage }, []],
    ['a bare 413 of the gateway', tooLarge, { max_direct_upload_bytes: 2 ** 30 }, undefined, { status: 413, error: undefined, body: '' }, ['uploadFile']],
    ['a type that is not allowed', program, {}, undefined, { status: 415 }, ['createUploadUrl']],
    ['a failed registration, without a second try', big, {}, { operationId: 'registerUpload', status: 503 }, { status: 503 }, SIGNED],
    ['a key without the scope', big, {}, { scopes: ['canvases:read'] }, { status: 403, error: expect.objectContaining({ type: 'permission' }) }, ['createUploadUrl']],
  ])('rejects for %s', async (_, file, limits, fault, error, requests) => {
    const apiKey = newKey()
    const api = client(NEWEST, { apiKey })
    if (fault?.scopes) mock.defineKey({ key: apiKey, scopes: fault.scopes })
    else if (fault) mock.setFault(fault as Fault)
    const thrown = await thrownBy(uploadFile(api, file, { limits: { ...SMALL_GATEWAY, ...limits } }))
    expect(thrown).toMatchObject(error)
    if ('status' in error) expect(thrown).toBeInstanceOf(ResponseError)
    expect(requestLog()).toEqual(requests)
  })

  test('registers nothing if storage rejects an expired URL', async () => {
    const api = client(NEWEST)
    const late = async (request: Request) => {
      await mock.moveClock(3_600_001)
      return fetch(request)
    }
    const error = await thrownBy(uploadFile(api, big, { limits: SMALL_GATEWAY, fetch: late }))
    expect(error).toMatchObject({ status: 403, method: 'PUT', path: expect.stringMatching(/^http:[^?]+$/) })
    expect((error as ResponseError).message).toMatch(/^PUT http:\S+ responded with 403, but the storage should store/)
    expect((error as ResponseError).response.url).toContain(origin)
    expect(requestLog()).toEqual(['createUploadUrl', 'putStagedFile'])
  })

  test('names the request to a storage that cannot be reached, without its signature', async () => {
    const failing = () => Promise.reject(new TypeError('fetch failed'))
    const error = await thrownBy(uploadFile(client(NEWEST), big, { limits: SMALL_GATEWAY, fetch: failing }))
    expect(error).toBeInstanceOf(TypeError)
    expect(error).toMatchObject({ method: 'PUT', message: expect.stringMatching(/^PUT http:[^?]+: fetch failed/) })
  })

  test('rejects if storage redirects, and sends nothing there', async () => {
    const other = await loopback({ status: 200 })
    const storage = await loopback({ status: 307, headers: { location: other.baseUrl } })
    const { client: fake } = await loopback({
      body: { upload_url: storage.baseUrl, storage_key: 'k', mime_type: 'a/b' },
    })
    await expect(uploadFile(fake(), big, { limits: SMALL_GATEWAY })).rejects.toThrow(/^PUT http:\S+: fetch failed/)
    expect(other.received).toHaveLength(0)
  })

  test('rejects with the reason of its signal in each step', async () => {
    const api = client(NEWEST)
    await expect(uploadFile(api, big, { signal: AbortSignal.abort() })).rejects.toThrow(named('AbortError'))
    const storage = await loopback(silence)
    const body = { upload_url: storage.baseUrl, storage_key: 'k', mime_type: 'video/mp4' }
    const { client: fake } = await loopback({ body })
    const signal = AbortSignal.timeout(50)
    await expect(uploadFile(fake(), big, { limits: SMALL_GATEWAY, signal })).rejects.toThrow(named('TimeoutError'))
    let read = 0
    async function* parts() {
      for (; read < 9; read++) yield new Uint8Array(1)
    }
    const early = { limits: SMALL_GATEWAY, signal: AbortSignal.abort() }
    await expect(uploadFile(api, parts(), early)).rejects.toThrow(named('AbortError'))
    expect(read).toBe(0)
  })
})

describe('a source of uploadFile', () => {
  const folder = newFolder()
  const path = join(folder, 'brief.txt')
  writeFileSync(path, 'A brief, in words: é.'.repeat(1000))
  const size = statSync(path).size

  test.each([
    ['a path', () => path],
    ['a file URL', () => pathToFileURL(path)],
    ['a File', () => new File([readFileSync(path)], 'brief.txt', { type: 'x/y' })],
  ])('%s keeps its own name and has the given type', async (_, source) => {
    const api = client(NEWEST)
    const file = await uploadFile(api, source(), { type: 'text/plain' })
    expect(file).toMatchObject({ filename: 'brief.txt', mime_type: 'text/plain', size_bytes: size })
  })

  test('a path without a file throws a TypeError that names it', async () => {
    const missing = join(folder, 'missing.txt')
    await expect(uploadFile(client(NEWEST), missing)).rejects.toThrow(
      new TypeError(`Cannot open ${missing}. Pass the path of a file that you may read.`),
    )
  })

  test.each<[string, () => ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>]>([
    ['a stream', () => new Blob([new Uint8Array(10_000).fill(7)]).stream()],
    ['a stream of Node', () => createReadStream(path)],
  ])('%s is uploaded directly and to a signed URL', async (_, source) => {
    const api = client(NEWEST)
    for (const limits of [undefined, SMALL_GATEWAY]) {
      const options = { filename: 'a.txt', type: 'text/plain', ...(limits && { limits }) }
      const file = await uploadFile(api, source(), options)
      expect(file.size_bytes).toBeGreaterThanOrEqual(10_000)
    }
    expect(requestLog()).toEqual(['getUploadLimits', 'uploadFile', ...SIGNED])
  })

  test.each<[string, Uploadable]>([
    ['a Buffer', Buffer.from('hello')],
    ['a Uint8Array of a part of a buffer', new Uint8Array(new TextEncoder().encode('.hello.').buffer, 1, 5)],
    ['an ArrayBuffer', new TextEncoder().encode('hello').buffer],
    ['a DataView', new DataView(new TextEncoder().encode('hello').buffer)],
    ['a stream of Node', Readable.from([Buffer.from('hel'), Buffer.from('lo')])],
  ])('%s is uploaded byte for byte', async (_, source) => {
    const { api, put } = fakeApi()
    await uploadFile(api, source, { limits: { ...SMALL_GATEWAY, max_direct_upload_bytes: 0 } })
    expect(await put[0]?.text()).toBe('hello')
  })

  test.each([
    ...[undefined, null, 7, {}, [104, 105]].map((source) => [String(source), source]),
    ['a stream of text', Readable.from(['hello'])],
    ['a stream of numbers', Readable.from([104, 105])],
  ])('%s throws a TypeError before anything is sent', async (_, source) => {
    const api = client(NEWEST)
    const error = await thrownBy(uploadFile(api, source as never, { limits: SMALL_GATEWAY }))
    expect(error).toBeInstanceOf(TypeError)
    expect((error as Error).message).toMatch(/^Pass a Blob, an ArrayBuffer or a view of one /)
    expect(requestLog()).toEqual([])
  })

  test('a stream above the limit is not read to its end', async () => {
    const api = client(NEWEST)
    const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(new Uint8Array(1000)))
    const cancel = vi.fn()
    const limits = { ...SMALL_GATEWAY, max_file_bytes: 9999 }
    await expect(uploadFile(api, new ReadableStream({ pull, cancel }), { limits })).rejects.toThrow(RangeError)
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(pull.mock.calls.length).toBeLessThan(20)
    expect(requestLog()).toEqual([])
  })
})

describe('uploadFile at its limits', () => {
  const bytes = new Uint8Array(10_000).fill(7)
  const exact = { ...SMALL_GATEWAY, max_file_bytes: bytes.length }

  test.each<[string, () => Blob | ReadableStream<Uint8Array>]>([
    ['a Blob', () => new Blob([bytes])],
    ['a stream', () => new Blob([bytes]).stream()],
  ])('accepts %s of exactly the limit, without a name or a type', async (_, source) => {
    const { api, put, sent } = fakeApi()
    await uploadFile(api, source(), { limits: exact })
    expect(sent).toEqual([
      { filename: 'file', mime_type: 'application/octet-stream' },
      { storage_key: 'k', filename: 'file', mime_type: 'a/b' },
    ])
    expect(new Uint8Array((await put[0]?.arrayBuffer()) ?? [])).toEqual(bytes)
  })
})

describe('uploadFile in a runtime without `process`', () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([undefined, {}])('throws a TypeError for a path (process: %j)', async (process) => {
    const api = client(NEWEST)
    vi.stubGlobal('process', process)
    const uploaded = uploadFile(api, '/a.txt', { limits: SMALL_GATEWAY })
    vi.unstubAllGlobals()
    await expect(uploaded).rejects.toThrow(
      new TypeError('This runtime cannot open a path. Pass a Blob, bytes or a stream.'),
    )
  })

  test.each([
    [undefined, null],
    [{}, null],
    [{ versions: {} }, null],
    [{ versions: { bun: '1.3.0' } }, '10000'],
    [{ versions: { undici: '6.0.0' } }, '10000'],
  ])('sends the whole body at once, or a stream with a length (process: %j, length: %s)', async (process, length) => {
    const bodies: unknown[] = []
    const real = globalThis.process
    const { api } = fakeApi()
    const fetch = async (request: Request) => {
      globalThis.process = real
      const { headers, redirect } = request
      bodies.push(headers.get('content-length'), (await request.arrayBuffer()).byteLength, redirect)
      return new Response('')
    }
    api.use({
      onResponse({ schemaPath }) {
        if (schemaPath === '/uploads/url') globalThis.process = process as never
      },
    })
    try {
      await uploadFile(api, big, { limits: SMALL_GATEWAY, fetch })
    } finally {
      globalThis.process = real
    }
    // Workers reject `error`.
    expect(bodies).toEqual([length, 10_000, length ? 'error' : 'manual'])
  })
})
