import { type FSWatcher, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requestValidators } from '../../contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../../contract/contract.js'
import type { JsonObject } from '../../contract/json.js'

/** The folder that the pipeline writes, in a clone. */
export const GENERATED = fileURLToPath(new URL('../../../generated/', import.meta.url))

/** Reads the contract from a folder such as `generated/`. Rejects with an Error that says how to mend a bad file. */
export async function readContract(folder: string): Promise<Contract> {
  const versions = readJson<ContractFiles['versions']>(folder, 'versions.json')
  const files: ContractFiles = {
    documents: Object.fromEntries(versions.versions.map(({ date }) => [date, readDocument(folder, date)])),
    canvas: readDocument(folder, 'canvas'),
    versions,
    tools: readJson(folder, 'mcp/tools.json'),
    toolServer: readJson(folder, 'mcp/server.json'),
    control: readJson(folder, 'control.json'),
  }
  return contractOf(files, requestValidators)
}

/** How long files must be unchanged before they are read, in ms: `generate` changes several at once. */
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

function readDocument(folder: string, name: string): JsonObject {
  const file = `openapi/${name}.json`
  const document = readJson<JsonObject>(folder, file)
  if (typeof document !== 'object' || document === null || !('paths' in document) || !('components' in document))
    throw new Error(`generated/${file} is not an OpenAPI document. Run \`npm run generate\`.`)
  return document
}

/** Parsing takes longer than reading, and waiting for a thread to read longer than both. */
function readJson<Content>(folder: string, file: string): Content {
  try {
    return JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content
  } catch (cause) {
    const { message } = cause as Error
    const problem = cause instanceof SyntaxError ? `is not valid JSON: ${message}` : 'cannot be read'
    throw new Error(`generated/${file} ${problem}. Run \`npm run generate\`.`, { cause })
  }
}
