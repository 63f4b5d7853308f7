/** What is large or many costs no memory that stays. */
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createMock } from '../../../src/mock/index.js'
import { freePort, ready, start } from '../../support/processes.js'
import { newKey } from '../../support/requests.js'
import type { SignedUpload, UploadedFile } from './uploader.js'

const VIDEO = { filename: 'launch.mp4', mime_type: 'video/mp4' }
const SIZE = 262_144_000

test('a file of 250 MiB is not kept in memory', { timeout: 60_000 }, async () => {
  const mock = await createMock()
  const { baseUrl } = await mock.listen()
  const headers = { authorization: `Bearer ${newKey()}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as SignedUpload & UploadedFile }
  }
  const { body: signed } = await post('/uploads/url', VIDEO)
  const before = process.memoryUsage().rss
  const { status, peak } = await send(signed, SIZE)
  expect(status).toBe(200)
  expect(peak - before).toBeLessThan(SIZE / 2)

  const { body: file } = await post('/uploads/register', { storage_key: signed.storage_key })
  expect(file).toMatchObject({ ...VIDEO, size_bytes: SIZE, was_duplicate: false })
  await mock.close()
})

const FORM = '--part\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n'
const LARGE = 'A'.repeat(31_000_000)
const UPLOAD = `${FORM}${LARGE}\r\n--part--\r\n`
const MODEL = JSON.stringify({ image_url: `data:,${LARGE}` })

test.runIf(process.platform === 'linux').each([
  ['uploads of 31 MB at once', 200, '/uploads', 'multipart/form-data; boundary=part', () => UPLOAD],
  ['uploads of unknown length', 400, '/uploads', 'multipart/form-data; boundary=part', () => streamOf(UPLOAD)],
  ['data URIs of 31 MB at once', 200, '/media/generate-3d', 'application/json', () => MODEL],
  ['data URIs of unknown length', 400, '/media/generate-3d', 'application/json', () => streamOf(MODEL)],
])('twenty %s take %i MB at most', { timeout: 60_000 }, async (_, most, path, type, bodyOf) => {
  const port = await freePort()
  const mock = start('src/mock/node/cli.ts', ['--quiet', '--port', String(port)])
  onTestFinished(async () => void (await mock.stop()))
  await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
  const memory = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${mock.process.pid}/status`, 'utf8'))?.[1]) / 1000
  const before = memory('VmRSS')
  const init = {
    method: 'POST',
    headers: { authorization: `Bearer ${newKey()}`, 'content-type': type },
    duplex: 'half',
  }
  const url = `http://127.0.0.1:${port}/v1${path}`
  const send = async () => (await fetch(url, { ...init, body: bodyOf() })).status
  const statuses = await Promise.all(Array.from({ length: 20 }, send))
  expect(statuses.filter((status) => status < 300).length, String(statuses)).toBeGreaterThan(0)
  expect(memory('VmHWM') - before).toBeLessThan(most)
})

test('prompts of a megabyte from twenty keys do not end a mock with a heap of 192 MB', {
  timeout: 120_000,
}, async () => {
  const port = await freePort()
  const heap = { NODE_OPTIONS: '--max-old-space-size=192' }
  const mock = start('src/mock/node/cli.ts', ['--quiet', '--port', String(port)], heap)
  onTestFinished(async () => void (await mock.stop()))
  await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
  const keys = Array.from({ length: 20 }, newKey)
  const body = JSON.stringify({ prompt: 'word '.repeat(209_000) })
  const statuses = new Set<number>()
  for (let sent = 0; sent < 400; sent++) {
    const headers = { authorization: `Bearer ${keys[sent % keys.length]}`, 'content-type': 'application/json' }
    statuses.add((await fetch(`http://127.0.0.1:${port}/v1/tasks`, { method: 'POST', headers, body })).status)
  }
  expect([...statuses].filter((status) => status !== 202 && status !== 503)).toEqual([])
  expect(mock.process.exitCode).toBeNull()
})

function streamOf(text: string): ReadableStream {
  return new Blob([text]).stream()
}

/** Sends zeros in small pieces, as fast as they are taken. Resolves to the status, and the most memory held meanwhile. */
function send(
  { upload_url, mime_type }: SignedUpload,
  size: number,
): Promise<{ status: number | undefined; peak: number }> {
  const chunk = Buffer.alloc(262_144)
  return new Promise((resolve, reject) => {
    let [left, peak] = [size, 0]
    const headers = { 'content-type': mime_type, 'content-length': size }
    const out = request(upload_url, { method: 'PUT', headers }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, peak }))
    })
    out.on('error', reject)
    const pump = () => {
      let isFull = false
      while (left > 0 && !isFull) {
        isFull = !out.write(chunk.subarray(0, Math.min(left, chunk.length)))
        left -= chunk.length
        peak = Math.max(peak, process.memoryUsage().rss)
      }
      if (left > 0) out.once('drain', pump)
      else out.end()
    }
    pump()
  })
}
