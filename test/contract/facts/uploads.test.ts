import { expect, test } from 'vitest'
import type { Doc } from './document.js'
import { docs, fact, unknown } from './fact.js'

const put = ({ json }: Doc) => {
  const operation = json.components.pathItems.StorageUpload?.put
  if (!operation) throw new Error('There is no storage upload.')
  return operation
}

unknown('uploads.url.field.mime_type.list', (doc) =>
  expect(doc.accepts(doc.at('createUploadUrl.request.mime_type'), 'any/type')).toBe(true),
)
test.each(docs)('the examples of an upload URL state how long it is valid', (doc) => {
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
