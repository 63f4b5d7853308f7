/**
 * `node run.mjs <tool> <document> <folder> <base URL>`: what one tool makes of one document. Fails where the tool does. The
 * folder is the current one meanwhile, because some tools write there whatever they are told.
 */
import { mkdirSync } from 'node:fs'
import { chdir } from 'node:process'

const [tool, document, folder, baseUrl] = process.argv.slice(2)
const { generate } = await import(`./${tool}.mjs`)
mkdirSync(folder, { recursive: true })
chdir(folder)
await generate({ document, folder, baseUrl })
