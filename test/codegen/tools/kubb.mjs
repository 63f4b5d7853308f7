import { build } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

/** Writes types and a fetch client, which carries its own few lines around `fetch`. */
export async function generate({ document, folder }) {
  const plugins = [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'fetch', bundle: true })]
  const config = { root: folder, input: { path: document }, output: { path: '.' }, plugins }
  const { error, failedPlugins } = await build({ config })
  if (error) throw error
  for (const failed of failedPlugins) throw failed.error
}
