import { expect, test } from 'vitest'
import type { Doc } from './document.js'
import { docs, fact, field, unknown } from './fact.js'

const put = ({ json }: Doc) => {
  const operation = json.components.pathItems.StorageUpload?.put
  if (!operation) throw new Error('There is no storage upload.')
  return operation
}

const post = (id: string, operationId: string, path: string, keys: string[], method = 'post') =>
  fact(`uploads.${id}.path`, (doc) => {
    expect(doc.operation(operationId)).toMatchObject({ method, path })
    expect([...doc.at(`${operationId}.response`).required].sort()).toEqual([...keys].sort())
  })

const scope = (id: string, operationId: string, scopes: string[]) =>
  fact(`uploads.${id}.scope`, (doc) => expect(doc.operation(operationId).security).toEqual([{ apiKey: scopes }]))

const FILE = ['id', 'url', 'filename', 'mime_type', 'size_bytes', 'was_duplicate']
const SIGNED = ['upload_url', 'storage_key', 'mime_type', 'expires_in_seconds', 'instructions']
const LIMITS = ['max_direct_upload_bytes', 'max_file_bytes', 'max_file_bytes_is_plan_limit']

field('uploads.file.id', 'uploadFile.response.id', 'string', ({ pattern }) => expect(pattern).toMatch(/^\^file_/))
for (const name of ['url', 'filename', 'mime_type']) field(`uploads.file.${name}`, `uploadFile.response.${name}`)
field('uploads.file.size_bytes', 'uploadFile.response.size_bytes', 'integer')
field('uploads.file.was_duplicate', 'uploadFile.response.was_duplicate', 'boolean')
for (const name of SIGNED) field(`uploads.signed.${name}`, `createUploadUrl.response.${name}`)
field(
  'uploads.limits.max_direct_upload_bytes',
  'getUploadLimits.response.max_direct_upload_bytes',
  undefined,
  (_, doc) => {
    for (const body of Object.values(doc.examples('getUploadLimits')))
      expect(body).toMatchObject({ max_direct_upload_bytes: 33_554_432 })
  },
)
field('uploads.limits.max_file_bytes', 'getUploadLimits.response.max_file_bytes')
field('uploads.limits.max_file_bytes_is_plan_limit', 'getUploadLimits.response.max_file_bytes_is_plan_limit', 'boolean')

post('post', 'uploadFile', '/uploads', FILE)
scope('post', 'uploadFile', ['uploads:write'])
post('limits_get', 'getUploadLimits', '/uploads/limits', LIMITS, 'get')
scope('limits_get', 'getUploadLimits', [])
post('url', 'createUploadUrl', '/uploads/url', SIGNED)
scope('url', 'createUploadUrl', ['uploads:write'])
field('uploads.url.field.filename', 'createUploadUrl.request.filename', 'string')
field('uploads.url.field.mime_type', 'createUploadUrl.request.mime_type', 'string')
unknown('uploads.url.field.mime_type.list', (doc) =>
  expect(doc.accepts(doc.at('createUploadUrl.request.mime_type'), 'any/type')).toBe(true),
)
field('uploads.url.field.expires_in_seconds', 'createUploadUrl.request.expires_in_seconds', 'integer', (schema) =>
  expect(schema).toMatchObject({ default: 600, maximum: 3600 }),
)
test.each(docs)('the examples of an upload URL say how long it is valid', (doc) => {
  const { requestBody, responses } = doc.operation('createUploadUrl')
  for (const content of [requestBody?.content, responses['200']?.content])
    for (const [name, example] of Object.entries(content?.['application/json']?.examples ?? {})) {
      const { expires_in_seconds: seconds } = doc.examples('createUploadUrl')[name] as { expires_in_seconds: number }
      expect(doc.follow(example).summary).toMatch(new RegExp(`valid for ${seconds / 60} minutes$`))
    }
})
fact('uploads.url.no_idempotency_key', (doc) => {
  expect(doc.members(doc.request('createUploadUrl'))).not.toContain('idempotency_key')
})
post('register', 'registerUpload', '/uploads/register', FILE)
scope('register', 'registerUpload', ['uploads:write'])
for (const name of ['storage_key', 'filename', 'mime_type'])
  field(`uploads.register.field.${name}`, `registerUpload.request.${name}`)
fact('uploads.register.no_idempotency_key', (doc) => {
  expect(doc.members(doc.request('registerUpload'))).not.toContain('idempotency_key')
})
fact('uploads.flow.order', (doc) => {
  const next = (operationId: string) =>
    Object.values(doc.response(operationId, doc.success(operationId)).links ?? {}).map((link) => link.operationId)
  expect(next('createUploadUrl')).toContain('registerUpload')
  expect(next('registerUpload')).toContain('createTask')
})
fact('uploads.flow.put.raw', (doc) => {
  expect(Object.keys(put(doc).requestBody?.content ?? {})).not.toContain('application/json')
  expect(Object.keys(doc.json.paths).filter((path) => /staged|storage/.test(path))).toEqual([])
})
fact('uploads.flow.put.no_auth', (doc) => {
  expect(put(doc).security).toEqual([])
})
fact('uploads.flow.put.success', (doc) =>
  expect(Object.keys(put(doc).responses).filter((status) => status.startsWith('2'))).toEqual(['200']),
)
unknown('uploads.import_url', ({ json }) =>
  expect(Object.keys(json.paths).filter((path) => /import/.test(path))).toEqual([]),
)
