import express from 'express'
import { middleware } from 'express-openapi-validator'

/**
 * Starts a proxy in front of an API that validates every request and every response by a document, and returns its server. What the
 * document does not allow gets a 599 with the reason.
 */
export async function listen({ document, baseUrl }) {
  const app = express()
  app.use(express.json({ limit: '40mb' }))
  app.use(middleware({ apiSpec: document, validateSecurity: false, validateResponses: true, ignoreServers: true }))
  app.use(async ({ method, originalUrl, headers: { host, 'content-length': _, ...headers }, body }, response) => {
    const hasBody = method !== 'GET' && headers['content-type'] !== undefined
    const url = `${new URL(baseUrl).origin}${originalUrl}`
    const answer = await fetch(url, { method, headers, ...(hasBody && { body: JSON.stringify(body) }) })
    for (const [name, value] of answer.headers) if (name !== 'content-length') response.set(name, value)
    response.status(answer.status).json(await answer.json())
  })
  app.use((error, _request, response, _next) => {
    response.status(599).json({ message: error.message, errors: error.errors })
  })
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () => resolve(server))
  })
}
