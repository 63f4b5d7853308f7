/**
 * `node run.mjs <tool> <document> <folder> <base URL>`: what one tool makes of one document. Fails where the tool does.
 * The folder becomes the current one, because some tools write there regardless of their options.
 */
import { mkdirSync } from 'node:fs'
import { chdir } from 'node:process'

const [tool, document, folder, baseUrl] = process.argv.slice(2)
const { generate } = await import(`./${tool}.mjs`)
mkdirSync(folder, { recursive: true })
chdir(folder)
await generate({ document, folder, baseUrl })
