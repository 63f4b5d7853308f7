/** openapi-backend with the measured features of our mock: key, validation, a documented response. `node openapi-backend.mjs <document> <port>` */
import { createServer } from 'node:http'
import addFormats from 'ajv-formats'
import { OpenAPIBackend } from 'openapi-backend'

const [, , definition, port] = process.argv
const send = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
const api = new OpenAPIBackend({
  definition,
  quick: true,
  ajvOpts: { strict: false, validateSchema: false },
  customizeAjv: (ajv) => addFormats.default(ajv),
  handlers: {
    notFound: (_, __, response) => send(response, 404, {}),
    unauthorizedHandler: (_, __, response) => send(response, 401, {}),
    validationFail: ({ validation }, _, response) => send(response, 422, { errors: validation.errors }),
    notImplemented: ({ operation }, _, response) => {
      const { status, mock } = api.mockResponseForOperation(operation.operationId)
      send(response, status, mock)
    },
  },
})
for (const name of Object.keys((await api.init()).definition.components.securitySchemes))
  api.registerSecurityHandler(name, ({ request }) =>
    /^Bearer service_live_[0-9a-f]+$/.test(request.headers.authorization),
  )

createServer((request, response) => {
  const chunks = []
  request
    .on('data', (chunk) => chunks.push(chunk))
    .on('end', () => {
      const { method, url: path, headers } = request
      const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined
      void api.handleRequest({ method, path, headers, body }, request, response)
    })
}).listen(Number(port), '127.0.0.1')
