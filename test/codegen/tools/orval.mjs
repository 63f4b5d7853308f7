import { generate as orval } from 'orval'

/** Writes a fetch client and, beside it, zod schemas. Its client has header parameters only with `headers: true`. */
export async function generate({ document, folder, baseUrl }) {
  const input = { target: document }
  await orval({ input, output: { target: `${folder}/client.ts`, client: 'fetch', headers: true, baseUrl } })
  await orval({ input, output: { target: `${folder}/zod.ts`, client: 'zod' } })
}
