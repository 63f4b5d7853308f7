import { generate as orval } from 'orval'

/** Writes a fetch client and, beside it, zod schemas. Its client knows header parameters only if it is told to. */
export async function generate({ document, folder, baseUrl }) {
  const input = { target: document }
  await orval({ input, output: { target: `${folder}/client.ts`, client: 'fetch', headers: true, baseUrl } })
  await orval({ input, output: { target: `${folder}/zod.ts`, client: 'zod' } })
}
