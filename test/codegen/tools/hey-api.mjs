import { createClient } from '@hey-api/openapi-ts'

/** Writes a fetch client. */
export async function generate({ document, folder }) {
  await createClient({ input: document, output: folder, logs: { level: 'silent', file: false } })
}
