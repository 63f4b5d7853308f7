import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { JsonObject } from '../../src/contract/json.js'
import { type BuiltContract, contractNow, loadContract } from '../documents/contract.js'
import type { Tool } from '../read/tool-server.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, ROOT } from '../support/paths.js'

/** The contract at one time. */
export type State = {
  /** `the working tree`, `main (1a2b3c4)`, `../old`. */
  name: string
  versions: { date: string; role: string; sunset: string | null }[]
  /** The view of each version, by date, and `canvas`, the document of all. */
  documents: Record<string, JsonObject>
  /** The ids of the gaps that are open. */
  gaps: Set<string>
  /** The tools for agents: the names of the arguments of each. */
  tools: Record<string, string[]>
  /** The hand-written files, by path below `openapi/`. Empty if there are none, as in an installed package. */
  files: () => string[]
  /** Returns the text of a file below `openapi/`, or undefined. */
  read: (file: string) => string | undefined
}

/** The files of a folder or of a commit: all paths below a folder, and the text of a file, undefined if there is none. */
type Tree = { files: (folder: string) => string[]; read: (file: string) => string | undefined }

/** Returns the contract as `openapi/` is now, whether committed or not. Throws a ContractError if it cannot be bundled. */
export async function workingState(): Promise<State> {
  return fromContract('the working tree', await contractNow(), inRoot('openapi'))
}

/**
 * Returns the contract at a git ref, or in a folder: another clone, an installed package, or a copy of `openapi/`. Throws a
 * ContractError that says what is missing.
 *
 * A ref and a clone are read from their committed `generated/`, not bundled again: `check` holds it to the sources, and only
 * the pipeline of that time knows how to read the sources of that time.
 */
export async function stateOf(word: string): Promise<State> {
  const commit = commitOf(word)
  const short = commit?.slice(0, 7)
  if (commit !== undefined)
    return fromGenerated(commit.startsWith(word) ? `${short}` : `${word} (${short})`, commitTree(commit))
  const folder = resolve(word)
  if (!existsSync(folder))
    throw new ContractError(
      `There is neither a git ref nor a folder ${word}. To compare with a ref of a remote, fetch it first.`,
    )
  if (existsSync(join(folder, 'generated/versions.json'))) return fromGenerated(word, folderTree(folder))
  if (existsSync(join(folder, 'openapi.yaml')))
    return fromContract(word, await loadContract(relative(ROOT, folder)), folder)
  throw new ContractError(
    `The folder ${word} has no contract: neither generated/versions.json, as a clone or an installed package does, nor openapi.yaml.`,
  )
}

/** Returns the full id of a commit, or undefined if git does not know the ref. `ask` runs git. */
export function commitOf(ref: string, ask: typeof git = git): string | undefined {
  return ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim()
}

/** Returns what git prints, or undefined if it fails. */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 28 })
  return status === 0 ? stdout : undefined
}

function commitTree(commit: string): Tree {
  return {
    files: (folder) =>
      git('ls-tree', '-r', '--full-tree', '--name-only', `${commit}:${folder}`)?.trim().split('\n') ?? [],
    read: (file) => git('show', `${commit}:${file}`),
  }
}

function folderTree(root: string): Tree {
  return {
    files: (folder) =>
      existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }) : [],
    read: (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined),
  }
}

function fromContract(name: string, { documents, versions, gaps, tools }: BuiltContract, folder: string): State {
  const { files, read } = folderTree(folder)
  return {
    name,
    versions: versions.versions,
    documents,
    gaps: new Set(Object.keys(gaps)),
    tools: argumentsOf(tools),
    files: () => files(''),
    read,
  }
}

function fromGenerated(name: string, { files, read }: Tree): State {
  const parsed = <T>(path: string): T => {
    const text = read(`generated/${path}`)
    if (text === undefined)
      throw new ContractError(`${name} has no generated/${path}, so there is nothing to compare with.`)
    try {
      return JSON.parse(text) as T
    } catch (error) {
      throw new ContractError(`generated/${path} of ${name} is not valid JSON: ${(error as Error).message}`)
    }
  }
  const { versions } = parsed<Pick<State, 'versions'>>('versions.json')
  const { gaps } = parsed<{ gaps: JsonObject }>('gaps.json')
  const { tools } = parsed<{ tools: Tool[] }>('mcp/tools.json')
  let listed: string[] | undefined
  return {
    name,
    versions,
    gaps: new Set(Object.keys(gaps)),
    tools: argumentsOf(tools),
    documents: Object.fromEntries(
      ['canvas', ...versions.map(({ date }) => date)].map((file) => [file, parsed<JsonObject>(`openapi/${file}.json`)]),
    ),
    files: () => (listed ??= files('openapi')),
    read: (file) => read(`openapi/${file}`),
  }
}

function argumentsOf(tools: Tool[]): State['tools'] {
  return Object.fromEntries(tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})]))
}
