import { type FSWatcher, watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requestValidators } from '../../contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../../contract/contract.js'
import type { JsonObject } from '../../contract/json.js'
import type { KnownVersion } from '../../contract/versions.js'

/** The folder that the pipeline writes, in a clone. */
export const GENERATED = fileURLToPath(new URL('../../../generated/', import.meta.url))

/** Reads the contract from a folder such as `generated/`. Rejects if a file is missing or broken, with an Error that says what to do. */
export async function readContract(folder: string): Promise<Contract> {
  const [versions, canvas, tools, toolServer, control] = await Promise.all([
    readJson<ContractFiles['versions']>(folder, 'versions.json'),
    readDocument(folder, 'canvas'),
    readJson<ContractFiles['tools']>(folder, 'mcp/tools.json'),
    readJson<ContractFiles['toolServer']>(folder, 'mcp/server.json'),
    readJson<JsonObject>(folder, 'control.json'),
  ])
  const views = versions.versions.map(
    async ({ date }: KnownVersion) => [date, await readDocument(folder, date)] as const,
  )
  const documents = Object.fromEntries(await Promise.all(views))
  return contractOf({ documents, canvas, versions, tools, toolServer, control }, requestValidators)
}

/** How long files must be unchanged before they are read, in milliseconds: `generate` changes several at the same moment. */
const REST_MS = 5

/** Calls back after files in the folder have changed, never twice at a time. Returns a function that stops watching. */
export function watchContract(folder: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const changed = (_: string, file: string | null) => {
    if (!file?.endsWith('.json')) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(onChange)
    }, REST_MS)
  }
  const watchers: FSWatcher[] = ['', 'openapi', 'mcp'].map((part) => watch(join(folder, part), changed))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}

async function readDocument(folder: string, name: string): Promise<JsonObject> {
  const file = `openapi/${name}.json`
  const document = await readJson<JsonObject>(folder, file)
  if (typeof document !== 'object' || document === null || !('paths' in document) || !('components' in document))
    throw new Error(`generated/${file} is not an OpenAPI document. Run \`npm run generate\`.`)
  return document
}

async function readJson<Content>(folder: string, file: string): Promise<Content> {
  const text = await readFile(join(folder, file), 'utf8').catch((cause) => {
    throw new Error(`generated/${file} cannot be read. Run \`npm run generate\`.`, { cause })
  })
  try {
    return JSON.parse(text) as Content
  } catch (cause) {
    const { message } = cause as Error
    throw new Error(`generated/${file} is not valid JSON: ${message}. Run \`npm run generate\`.`, { cause })
  }
}
