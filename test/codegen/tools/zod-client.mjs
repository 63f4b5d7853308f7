import { readFileSync } from 'node:fs'
import { generateZodClientFromOpenAPI } from 'openapi-zod-client'

/** Writes zod schemas and the endpoints of a client. */
export async function generate({ document, folder }) {
  const openApiDoc = JSON.parse(readFileSync(document, 'utf8'))
  await generateZodClientFromOpenAPI({ openApiDoc, distPath: `${folder}/client.ts`, options: { withAlias: true } })
}
