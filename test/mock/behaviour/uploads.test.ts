/** Uploads behave as documented, in every version. */
import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { contentOf, stagedOf } from '../../../src/mock/resources/uploads/storage.js'
import { type Client, clientOf, mateOf, type Task, workspace } from '../../support/client.js'
import { contract } from '../../support/contract.js'
import { VERSIONS, type Version } from '../../support/documents.js'
import { sharedMock } from '../../support/shared-mock.js'
import { isLegacy, NEWEST } from '../../support/versions.js'
import { put, type SignedUpload, type UploadedFile, upload } from './uploader.js'

const mock = await sharedMock()

const VIDEO = { filename: 'launch.mp4', mime_type: 'video/mp4' }

async function mint(me: Client, body: Record<string, string | number> = VIDEO): Promise<SignedUpload> {
  return (await me.call<SignedUpload>('createUploadUrl', { body })).body
}

function register(me: Client, storage_key: string, more: Record<string, string> = {}) {
  return me.call<UploadedFile>('registerUpload', { body: { storage_key, ...more } })
}

describe.each(VERSIONS)('version %s', (version) => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock, version)
  })

  test('a form becomes a file with its name and type', async () => {
    for (const name of ['hello.txt', 'a "quoted" name.txt', 'ünïcode ☃.txt', 'two\r\nlines.txt', '100%.txt']) {
      const shown = { filename: name, mime_type: 'text/plain;charset=utf-8', was_duplicate: false }
      expect(await upload(mock, me, new File([name], name, { type: shown.mime_type }))).toMatchObject(shown)
    }
  })

  test('a file without a type gets the general one', async () => {
    expect(await upload(mock, me, new File(['bytes'], 'a b.bin'))).toMatchObject({
      filename: 'a b.bin',
      mime_type: 'application/octet-stream',
      url: expect.stringMatching(/^https:\/\/storage\.canvas-design\.example\/files\/file_\w+\/a%20b\.bin$/),
    })
  })

  test('a part without a file name is rejected with a 422', async () => {
    const body = new FormData()
    body.append('file', 'hello')
    const message = '`file` must be a file. Give its part a `filename`.'
    const error = { code: 'validation_failed', message, details: { fields: [{ field: 'file', code: 'type' }] } }
    expect(await me.call('POST /uploads', { body })).toMatchObject({ status: 422, body: { error } })
    const file = await upload(mock, me, new File(['hello'], 'hello.txt', { type: 'text/plain' }))
    expect(file.was_duplicate).toBe(false)
  })

  test('an upload URL needs no field', async () => {
    expect(await mint(me, {})).toMatchObject({
      storage_key: expect.stringMatching(/^staged\/[0-9a-f]{12}\/file$/),
      mime_type: 'application/octet-stream',
      expires_in_seconds: lifetimeIn(version),
      instructions: expect.stringMatching(/PUT.*register/),
    })
  })

  test('the name and the type may differ from the ones in the upload URL', async () => {
    const signed = await mint(me)
    expect((await put(mock, signed, 'bytes', 'Video/MP4')).status).toBe(200)
    const other = { filename: 'film.mov', mime_type: 'video/quicktime' }
    expect((await register(me, signed.storage_key, other)).body).toMatchObject(other)
  })

  test('the content of a deleted file is new again', async () => {
    const file = () => new File(['soon gone'], 'gone.txt', { type: 'text/plain' })
    const first = await upload(mock, me, file())
    await me.call('deleteDriveItem', { path: { item_ref: first.id } })
    const again = await upload(mock, me, file())
    expect([again.was_duplicate, again.id === first.id]).toEqual([false, false])
    expect((await upload(mock, me, file())).id).toBe(again.id)
  })

  test('a large file goes from the upload URL to the task', async () => {
    const signed = await mint(me, { ...VIDEO, expires_in_seconds: 1800 })
    expect(signed).toMatchObject({ mime_type: 'video/mp4', expires_in_seconds: 1800 })
    const sent = await put(mock, signed, 'the bytes of launch.mp4')
    expect([sent.status, await sent.text()]).toEqual([200, ''])

    const { status, body: file } = await register(me, signed.storage_key)
    expect(status).toBe(200)
    expect(file).toMatchObject({ ...VIDEO, size_bytes: 23, was_duplicate: false })

    const attached = { prompt: 'A launch film page', attachments: [{ file_id: file.id }] }
    const task = await me.call<Task>('createTask', { body: attached })
    expect(task.status).toBe(202)
    if (!isLegacy(version)) expect(task.body.input).toMatchObject({ attachments: [{ file_id: file.id }] })
    const stranger = clientOf(mock, version)
    const error = { code: 'file_not_found' }
    expect((await stranger.call('createTask', { body: attached })).body).toMatchObject({ error })
  })

  test('equal content of the team is one file', async () => {
    const first = await upload(mock, me, new File(['same bytes'], 'first.png', { type: 'image/png' }))
    const signed = await mint(me, { filename: 'second.png', mime_type: 'image/png' })
    await put(mock, signed, 'same bytes')
    expect((await register(me, signed.storage_key)).body).toEqual({ ...first, was_duplicate: true })
    const stranger = await upload(mock, clientOf(mock, version), new File(['same bytes'], 'first.png'))
    expect(stranger.was_duplicate).toBe(false)
    expect(stranger.id).not.toBe(first.id)
  })

  test('the check for duplicates gives nobody the private file of a teammate', async () => {
    const mate = mateOf(mock, me)
    const send = (by: Client) => upload(mock, by, new File(['only mine'], 'mine.txt'))
    const mine = await send(me)
    await me.call('updateDriveItem', { path: { item_ref: mine.id }, body: { visibility: 'private' } })
    const theirs = await send(mate)
    expect(theirs).toMatchObject({ was_duplicate: false, id: expect.not.stringContaining(mine.id) })
    const signed = await mint(mate)
    await put(mock, signed, 'only mine')
    expect((await register(mate, signed.storage_key)).body).toEqual({ ...theirs, was_duplicate: true })
    await mate.call('updateDriveItem', { path: { item_ref: theirs.id }, body: { visibility: 'private' } })
    expect(await send(me)).toEqual({ ...mine, was_duplicate: true })
  })

  test('a fresh workspace has what the documented registrations name', async () => {
    const video = await register(me, 'staged/7c52e0/launch.mp4', VIDEO)
    expect(video.body).toMatchObject({ ...VIDEO, size_bytes: 96_468_992, was_duplicate: false })
    const copy = await register(me, 'staged/b18d44/photo-copy.png')
    const photo = { id: 'file_01JTY1JX4WHRDD459GQ8H7QEZZ', filename: 'photo.png' }
    expect(copy.body).toMatchObject({ ...photo, was_duplicate: true })
    for (const key of ['staged/7c52e0/launch.mp4', 'staged/b18d44/photo-copy.png'])
      expect((await register(me, key)).status).toBe(422)
  })

  test('the staged upload no longer exists', async () => {
    const signed = await mint(me)
    await put(mock, signed, 'bytes')
    expect((await register(me, signed.storage_key)).status).toBe(200)
    const error = { type: 'unprocessable', message: expect.stringContaining('already been registered') }
    expect(await register(me, signed.storage_key)).toMatchObject({ status: 422, body: { error } })
    // Nor can the address take new bytes for it.
    expect((await put(mock, signed, 'other bytes')).status).toBe(403)
    expect((await register(me, signed.storage_key)).status).toBe(422)
  })

  test('an unknown, foreign, malformed or unused key is rejected with a 422', async () => {
    const signed = await mint(clientOf(mock, version))
    await put(mock, signed, 'bytes')
    const error = { type: 'unprocessable', message: expect.stringContaining('storage_key') }
    const withoutBytes = (await mint(me)).storage_key
    for (const storage_key of ['staged/none/launch.mp4', signed.storage_key, withoutBytes, '', '../..'])
      expect(await register(me, storage_key)).toMatchObject({ status: 422, body: { error } })
  })

  test('the limits depend on the plan', async () => {
    const free = clientOf(mock, version, { plan: 'free_beta' })
    const [low, high] = [await free.call('getUploadLimits'), await me.call('getUploadLimits')]
    expect(low.body).toMatchObject({ max_direct_upload_bytes: 33_554_432, max_file_bytes_is_plan_limit: true })
    expect(high.body).toMatchObject({ max_direct_upload_bytes: 33_554_432, max_file_bytes_is_plan_limit: false })
    expect([low.body.max_file_bytes, high.body.max_file_bytes]).toEqual([104_857_600, 262_144_000])
  })

  test('executables and scripts are rejected with a 415', async () => {
    const programs = ['application/x-msdownload', 'text/javascript', 'application/x-sh', 'text/x-python']
    const more = ['application/x-elf', 'application/wasm', 'TEXT/JavaScript; charset=utf-8']
    const malformed = ['exe', 'a text/csv', 'text/csv b']
    const others = ['application/pdf', 'image/svg+xml', 'font/woff2', 'text/csv; charset=utf-8', 'video/x-bat2']
    const statusOf = async (mime_type: string) =>
      (await me.call('createUploadUrl', { body: { filename: 'tool', mime_type } })).status
    for (const type of [...programs, ...more, ...malformed]) expect(await statusOf(type), type).toBe(415)
    for (const type of others) expect(await statusOf(type), type).toBe(200)
  })
})

/** How long an upload URL lives by default, in seconds. */
const lifetimeIn = (version: Version) =>
  Number(contract.view(version).operations.get('createUploadUrl')?.body?.defaults?.expires_in_seconds)

describe('the storage', () => {
  let me: Client
  beforeEach(() => {
    me = clientOf(mock)
  })

  test('an upload URL works for its default time, or the requested number of seconds', async () => {
    const [short, long] = [await mint(me), await mint(me, { ...VIDEO, expires_in_seconds: 3600 })]
    const lifetime = lifetimeIn(me.version)
    expect([short.expires_in_seconds, long.expires_in_seconds]).toEqual([lifetime, 3600])
    await mock.moveClock((lifetime - 1) * 1000)
    expect((await put(mock, short, 'in time')).status).toBe(200)
    await mock.moveClock(1000)
    const late = await put(mock, short, 'too late')
    expect([late.status, await late.text()]).toEqual([403, 'The URL has expired. Request a new one.'])
    expect((await put(mock, long, 'in time')).status).toBe(200)
    await mock.moveClock((3600 - lifetime) * 1000)
    expect((await put(mock, long, 'too late')).status).toBe(403)
  })

  test('a PUT with another content type is rejected with a 403', async () => {
    const signed = await mint(me)
    const other = await put(mock, signed, 'bytes', 'image/png')
    expect([other.status, await other.text()]).toEqual([403, 'The Content-Type must be video/mp4.'])
    expect((await register(me, signed.storage_key)).status).toBe(422)
    expect((await put(mock, signed, 'bytes', 'video/mp4')).status).toBe(200)
  })

  test('a changed upload URL is rejected with a 403 in plain text', async () => {
    const signed = await mint(me)
    const other = await mint(me)
    const changes: ((url: URL) => void)[] = [
      (url) => url.searchParams.set('expires', String(Date.now() + 86_400_000)),
      (url) => url.searchParams.set('signature', 'AAAA'),
      (url) => url.searchParams.delete('signature'),
      (url) => url.searchParams.set('team', 'team_other'),
      (url) => {
        url.pathname = `/_storage/${other.storage_key}`
      },
    ]
    for (const change of changes) {
      const url = new URL(signed.upload_url)
      change(url)
      const response = await put(mock, { ...signed, upload_url: url.href }, 'bytes')
      expect(response.status).toBe(403)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
      expect(await response.text()).toBe('The signature does not match the URL.')
    }
    expect((await register(me, signed.storage_key)).status).toBe(422)
  })

  test('an upload that is not registered is deleted by a reset alone', async () => {
    const signed = await mint(me)
    await put(mock, signed, 'bytes')
    await mock.moveClock(30 * 86_400_000)
    expect((await register(me, signed.storage_key)).status).toBe(200)
    mock.reset()
    expect((await register(me, signed.storage_key)).status).toBe(422)
  })

  test('any file name can be used for an upload URL', async () => {
    for (const filename of ['..', 'a/b?c#d.png', 'ünïcode ☃.png', 'half \ud800.png', '', 'x'.repeat(255)]) {
      const signed = await mint(me, { filename, mime_type: 'image/png' })
      expect((await put(mock, signed, `the bytes of ${filename}`)).status).toBe(200)
      const { body } = await register(me, signed.storage_key)
      expect(body.filename).toBe(filename)
      // A lone surrogate cannot be part of a URL.
      const shown = encodeURIComponent(filename.replace('\ud800', '\ufffd'))
      expect(body.url.endsWith(`/${body.id}/${shown}`)).toBe(true)
    }
  })

  test('the storage key ends in the file name, without characters that a URL would escape', async () => {
    const endOf = async (filename: string) => (await mint(me, { filename })).storage_key.replace(/^staged\/\w+\//, '')
    expect(await endOf('launch-2.mp4')).toBe('launch-2.mp4')
    expect(await endOf('..a b/c?.png')).toBe('_a_b_c_.png')
    expect(await endOf(`${'x'.repeat(200)}.png`)).toBe(`${'x'.repeat(96)}.png`)
  })
})

test('a large part of a file is read to its end, while other work gets its turn', async () => {
  const part = new Uint8Array(2_500_000).fill(7)
  let others = 0
  const timer = setInterval(() => others++)
  const content = await contentOf(
    (async function* () {
      yield part.subarray(0, 10)
      yield part
    })(),
  )
  clearInterval(timer)
  expect(others).toBeGreaterThan(0)
  expect(content.size).toBe(2_500_010)
  expect(content.hash).toBe(createHash('sha256').update(part).update(part.subarray(0, 10)).digest('hex'))
})

const { app, as } = workspace()

test('a file above the limit of the plan is rejected with a 413 and is deleted', async () => {
  const me = as(NEWEST, { team: 'free', plan: 'free' })
  const register = (size: number) => me.call('POST /uploads/register', { body: { storage_key: `staged/${size}` } })
  for (const size of [104_857_600, 104_857_601]) {
    const staged = { filename: 'a.bin', mime_type: 'application/zip', content: { size, hash: `${size}` } }
    stagedOf(app.context.state.team('free')).set(`staged/${size}`, staged)
  }
  expect((await register(104_857_600)).status).toBe(200)
  const message = 'The file has 104857601 bytes; the limit is 104857600.'
  expect(await register(104_857_601)).toMatchObject({ status: 413, body: { error: { message } } })
  expect((await register(104_857_601)).status).toBe(422)
})

test('a client that disconnects early leaves nothing', async () => {
  const me = clientOf(mock)
  const { origin } = await mock.listen()
  const signed = await mint(me)
  await new Promise<void>((resolve) => {
    const half = request(signed.upload_url.replace('http://mock.test', origin), {
      method: 'PUT',
      headers: { 'content-type': VIDEO.mime_type, 'content-length': 1000 },
    })
    half.on('error', () => resolve())
    half.write('only a few bytes', () => half.destroy())
    half.on('close', () => resolve())
  })
  // The mock learns of it a little later.
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await register(me, signed.storage_key)).status).toBe(422)
})
