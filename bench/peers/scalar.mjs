/** Scalar's mock server, which checks that a key is present and validates nothing. `node scalar.mjs <document> <port>` */
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { createMockServer } from '@scalar/mock-server'

const [, , file, port] = process.argv
const app = await createMockServer({ document: JSON.parse(readFileSync(file, 'utf8')) })
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' })
