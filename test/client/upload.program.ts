/** Run by lifetimes.slow.test.ts: uploads a file to a storage, and prints how much memory that took. */
import { openAsBlob } from 'node:fs'
import { createServer } from 'node:http'
import { createClient, uploadFile } from '../../src/client/index.js'
import { listen } from '../support/processes.js'
import { NEWEST } from '../support/versions.js'

const [, , path = '', progress] = process.argv
let sent = 0
const storage = createServer((request, response) => {
  request.on('data', (part: Buffer) => (sent += part.length)).on('end', () => response.end())
})
const upload_url = `${await listen(storage)}/`

const api = createClient({
  baseUrl: 'http://api.test/v1',
  apiKey: 'service_live_0a',
  version: NEWEST,
  fetch: async (request) =>
    request.method === 'PUT'
      ? fetch(request)
      : Response.json({ id: 'file_1', upload_url, storage_key: 'k', mime_type: 'a/b' }),
})
const limits = { max_direct_upload_bytes: 0, max_file_bytes: 2 ** 40, max_file_bytes_is_plan_limit: false }
const file = await openAsBlob(path)
const peak = () => process.resourceUsage().maxRSS * 1024
const before = peak()
await uploadFile(api, file, { limits, ...(progress === 'with' && { onProgress: () => {} }) })
console.log(JSON.stringify({ sent, grown: peak() - before }))
process.exit()
