/** What is large or many costs no memory that stays. */
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, ready, start } from '../../support/processes.js'
import { newKey } from '../../support/requests.js'

/** Starts the command. Returns its address, and how many megabytes it has had at most, and has now. */
async function startMock(env: Record<string, string> = {}) {
  const port = await freePort()
  const mock = start('src/mock/node/cli.ts', ['--quiet', '--port', String(port)], env)
  onTestFinished(async () => void (await mock.stop()))
  await ready(`http://127.0.0.1:${port}/_mock/health`, mock)
  const memory = (name: 'VmHWM' | 'VmRSS') =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${mock.process.pid}/status`, 'utf8'))?.[1]) / 1000
  return { url: `http://127.0.0.1:${port}/v1`, memory, isRunning: () => mock.process.exitCode === null }
}

const json = (key = newKey()) => ({ authorization: `Bearer ${key}`, 'content-type': 'application/json' })
const LARGE = 'A'.repeat(31_000_000)
const UPLOAD = `--part\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n${LARGE}\r\n--part--\r\n`
const MODEL = JSON.stringify({ image_url: `data:,${LARGE}` })
const streamOf = (text: string) => new Blob([text]).stream()

test.runIf(process.platform === 'linux').each([
  ['uploads of 31 MB at once', 300, '/uploads', 'multipart/form-data; boundary=part', () => UPLOAD],
  ['uploads of unknown length', 400, '/uploads', 'multipart/form-data; boundary=part', () => streamOf(UPLOAD)],
  ['data URIs of 31 MB at once', 300, '/media/generate-3d', 'application/json', () => MODEL],
  ['data URIs of unknown length', 400, '/media/generate-3d', 'application/json', () => streamOf(MODEL)],
])('twenty %s take %i MB at most', { timeout: 60_000 }, async (_, most, path, type, bodyOf) => {
  const { url, memory } = await startMock()
  const before = memory('VmRSS')
  const init = { method: 'POST', headers: { ...json(), 'content-type': type }, duplex: 'half' }
  const send = async () => (await fetch(url + path, { ...init, body: bodyOf() })).status
  const statuses = await Promise.all(Array.from({ length: 20 }, send))
  expect(statuses.filter((status) => status < 300).length, String(statuses)).toBeGreaterThan(0)
  expect(memory('VmHWM') - before).toBeLessThan(most)
})

test.runIf(process.platform === 'linux')('a file of 250 MiB is not kept in memory', { timeout: 60_000 }, async () => {
  const { url, memory } = await startMock()
  const headers = json()
  const video = { filename: 'launch.mp4', mime_type: 'video/mp4' }
  const post = async (path: string, body: object) =>
    (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const { upload_url, storage_key } = await post('/uploads/url', video)
  const before = memory('VmRSS')
  const body = new Blob(Array(250).fill(new Uint8Array(1_048_576)))
  expect((await fetch(upload_url, { method: 'PUT', headers: { 'content-type': video.mime_type }, body })).status).toBe(
    200,
  )
  expect(memory('VmHWM') - before).toBeLessThan(125)
  expect(await post('/uploads/register', { storage_key })).toMatchObject({ ...video, size_bytes: body.size })
})

test('prompts of a megabyte from twenty keys do not end a mock with a heap of 192 MB', {
  timeout: 120_000,
}, async () => {
  const { url, isRunning } = await startMock({ NODE_OPTIONS: '--max-old-space-size=192' })
  const keys = Array.from({ length: 20 }, newKey)
  const body = JSON.stringify({ prompt: 'word '.repeat(209_000) })
  const statuses = new Set<number>()
  for (let sent = 0; sent < 400; sent++) {
    const headers = json(keys[sent % keys.length])
    statuses.add((await fetch(`${url}/tasks`, { method: 'POST', headers, body })).status)
  }
  expect([...statuses].filter((status) => status !== 202 && status !== 503)).toEqual([])
  expect(isRunning()).toBe(true)
})

test('the log of 4,000 large responses fits into a heap of 48 MB', { timeout: 120_000 }, async () => {
  const { url, isRunning } = await startMock({ NODE_OPTIONS: '--max-old-space-size=48 --max-semi-space-size=1' })
  const fault = { operation_id: 'getCredits', times: 4000, body: { text: 'x'.repeat(16_000) } }
  await fetch(new URL('/_mock/faults', url), { method: 'POST', body: JSON.stringify(fault) })
  const headers = Array.from({ length: 4 }, () => json())
  const read = (_: unknown, index: number) => fetch(`${url}/credits`, { headers: headers[index % 4] ?? {} })
  for (let sent = 0; sent < 4000; sent += 40)
    for (const response of await Promise.all(Array.from({ length: 40 }, read)))
      expect(await response.json()).toEqual(fault.body)
  expect(isRunning()).toBe(true)
})
