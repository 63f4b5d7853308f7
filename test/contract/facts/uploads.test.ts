import { expect } from 'vitest'
import type { Doc } from './document.js'
import { fact, field, says, unknown } from './fact.js'
import { words } from './words.js'

const put = ({ json }: Doc) => {
  const operation = json.components.pathItems.StorageUpload?.put
  if (!operation) throw new Error('There is no storage upload.')
  return operation
}

const post = (id: string, operationId: string, path: string, keys: string[], method = 'post') =>
  fact(`uploads.${id}.path`, (doc) => {
    expect(doc.operation(operationId)).toMatchObject({ method, path })
    expect([...doc.at(`${operationId}.answer`).required].sort()).toEqual([...keys].sort())
  })

const scope = (id: string, operationId: string, scopes: string[]) =>
  fact(`uploads.${id}.scope`, (doc) => expect(doc.operation(operationId).security).toEqual([{ apiKey: scopes }]))

const FILE = ['id', 'url', 'filename', 'mime_type', 'size_bytes', 'was_duplicate']
const SIGNED = ['upload_url', 'storage_key', 'mime_type', 'expires_in_seconds', 'instructions']
const LIMITS = ['max_direct_upload_bytes', 'max_file_bytes', 'max_file_bytes_is_plan_limit']

field('uploads.file.id', 'uploadFile.answer.id', 'string', ({ pattern }) => expect(pattern).toMatch(/^\^file_/))
for (const name of ['url', 'filename', 'mime_type']) field(`uploads.file.${name}`, `uploadFile.answer.${name}`)
field('uploads.file.size_bytes', 'uploadFile.answer.size_bytes', 'integer')
field('uploads.file.was_duplicate', 'uploadFile.answer.was_duplicate', 'boolean')
for (const name of SIGNED) field(`uploads.signed.${name}`, `createUploadUrl.answer.${name}`)
field(
  'uploads.limits.max_direct_upload_bytes',
  'getUploadLimits.answer.max_direct_upload_bytes',
  undefined,
  (_, doc) => {
    for (const body of Object.values(doc.examples('getUploadLimits')))
      expect(body).toMatchObject({ max_direct_upload_bytes: 33_554_432 })
  },
)
field('uploads.limits.max_file_bytes', 'getUploadLimits.answer.max_file_bytes')
field('uploads.limits.max_file_bytes_is_plan_limit', 'getUploadLimits.answer.max_file_bytes_is_plan_limit', 'boolean')

says('uploads.register.new_file', 'registerUpload', /Makes a file record of the bytes.*the staged bytes are deleted/s)
says(
  'uploads.register.duplicate',
  'registerUpload',
  /If a file of the team has the same content, that file is returned, with `was_duplicate` true. Either way the staged bytes are deleted/,
)
says('uploads.register.second_time', 'registerUpload', /a second call with the same `storage_key` answers 422/)

post('post', 'uploadFile', '/uploads', FILE)
scope('post', 'uploadFile', ['uploads:write'])
says('uploads.post.gateway_413', 'uploadFile', /gateway refuses a body above about 32 MiB/)
post('limits_get', 'getUploadLimits', '/uploads/limits', LIMITS, 'get')
scope('limits_get', 'getUploadLimits', [])
post('url', 'createUploadUrl', '/uploads/url', SIGNED)
scope('url', 'createUploadUrl', ['uploads:write'])
field('uploads.url.field.filename', 'createUploadUrl.request.filename', 'string')
field('uploads.url.field.mime_type', 'createUploadUrl.request.mime_type', 'string', (_, doc) =>
  expect(words(doc, 'createUploadUrl.request.mime_type')).toMatch(/must be on the allow-list/),
)
unknown('uploads.url.field.mime_type.list', (doc) =>
  expect(doc.accepts(doc.at('createUploadUrl.request.mime_type'), 'any/type')).toBe(true),
)
field('uploads.url.field.expires_in_seconds', 'createUploadUrl.request.expires_in_seconds', 'integer', (schema) =>
  expect(schema).toMatchObject({ default: 600, maximum: 3600 }),
)
says('uploads.url.retry', 'createUploadUrl', /It is safe to repeat this call/)
fact('uploads.url.no_idempotency_key', (doc) => {
  expect(doc.members(doc.request('createUploadUrl'))).not.toContain('idempotency_key')
  expect(words(doc, 'createUploadUrl')).toMatch(/takes no `idempotency_key`/)
})
post('register', 'registerUpload', '/uploads/register', FILE)
scope('register', 'registerUpload', ['uploads:write'])
for (const name of ['storage_key', 'filename', 'mime_type'])
  field(`uploads.register.field.${name}`, `registerUpload.request.${name}`)
fact('uploads.register.no_idempotency_key', (doc) => {
  expect(doc.members(doc.request('registerUpload'))).not.toContain('idempotency_key')
  expect(words(doc, 'registerUpload')).toMatch(/takes no `idempotency_key`/)
})
says(
  'uploads.register.hash_dedup',
  'registerUpload',
  /The service hashes them.*If a file of the team has the same content/,
)
says('uploads.register.slow', 'registerUpload', /above 100 MB that may take several seconds/)
fact('uploads.flow.order', (doc) => {
  const steps =
    /1\. Mint an address here[\s\S]*2\. `PUT` the raw bytes[\s\S]*3\. Register the upload[\s\S]*4\. .*`attachments`/
  expect(words(doc, 'createUploadUrl')).toMatch(steps)
  const next = (operationId: string) =>
    Object.values(doc.response(operationId, doc.success(operationId)).links ?? {}).map((link) => link.operationId)
  expect(next('createUploadUrl')).toContain('registerUpload')
  expect(next('registerUpload')).toContain('createTask')
})
fact('uploads.flow.put.raw', (doc) => {
  expect(put(doc).requestBody?.description).toMatch(/raw bytes, neither multipart nor JSON/)
  expect(Object.keys(doc.json.paths).filter((path) => /staged|storage/.test(path))).toEqual([])
  expect(words(doc, 'storage')).toMatch(/A call to the storage system, not to the API/)
})
says('uploads.flow.put.content_type', 'storage', /`Content-Type` must equal the minted `mime_type`/)
fact('uploads.flow.put.no_auth', (doc) => {
  expect(put(doc).security).toEqual([])
  expect(words(doc, 'storage')).toMatch(/do not send `Authorization`/)
})
fact('uploads.flow.put.success', (doc) =>
  expect(Object.keys(put(doc).responses).filter((status) => status.startsWith('2'))).toEqual(['200']),
)
says('uploads.flow.abandoned', 'createUploadUrl', /never registered are not swept by themselves/)
unknown('uploads.import_url', ({ json }) =>
  expect(Object.keys(json.paths).filter((path) => /import/.test(path))).toEqual([]),
)
