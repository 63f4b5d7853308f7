import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
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
  /** The folder of the hand-written files. Undefined if there is none, as in an installed package. */
  folder?: string | undefined
}

/** Returns the contract as `openapi/` is now, committed or not. Throws a ContractError if it cannot be bundled. */
export async function workingState(): Promise<State> {
  return fromContract('the working tree', await contractNow(), inRoot('openapi'))
}

/**
 * Returns the contract at a git ref, or in a folder: another clone, an installed package, or a copy of `openapi/`.
 * Throws a ContractError that says what is missing.
 *
 * A ref and a clone are read from their committed `generated/`, not bundled again: `check` holds it to the sources, and
 * only the pipeline of that time knows how to read the sources of that time.
 */
export async function stateOf(word: string): Promise<State> {
  const commit = commitOf(word)
  const short = commit?.slice(0, 7)
  if (commit) return fromGenerated(commit.startsWith(word) ? `${short}` : `${word} (${short})`, checkOut(commit))
  const folder = resolve(word)
  if (existsSync(join(folder, 'generated/versions.json'))) return fromGenerated(word, folder)
  if (existsSync(join(folder, 'openapi.yaml')))
    return fromContract(word, await loadContract(relative(ROOT, folder)), folder)
  throw new ContractError(
    existsSync(folder)
      ? `The folder ${word} has no contract: neither generated/versions.json, as a clone or an installed package does, nor openapi.yaml.`
      : `There is neither a git ref nor a folder ${word}. To compare with a ref of a remote, fetch it first.`,
  )
}

/** Returns the full id of a commit, or undefined if git does not know the ref. `ask` runs git. */
export function commitOf(ref: string, ask: typeof git = git): string | undefined {
  return ask('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim()
}

/** Returns what git prints, or undefined if it fails. */
export function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout : undefined
}

/** Writes the contract of a commit to a folder of its own, which is removed when this process ends. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
  const args = [`--work-tree=${folder}`, 'checkout', commit, '--', 'generated', 'openapi']
  const { status, stderr } = spawnSync('git', args, { cwd: ROOT, env, encoding: 'utf8' })
  if (status !== 0) throw new ContractError(`The contract of ${commit} cannot be read:\n${stderr}`)
  return folder
}

function fromContract(name: string, built: BuiltContract, folder: string): State {
  const { documents, versions, gaps, tools } = built
  return stateWith({ name, folder, documents }, versions, gaps, tools)
}

function fromGenerated(name: string, root: string): State {
  const parsed = (path: string) => {
    const file = join(root, 'generated', path)
    if (!existsSync(file))
      throw new ContractError(`${name} has no generated/${path}, so there is nothing to compare with.`)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  const versions = parsed('versions.json') as Pick<State, 'versions'>
  const names = ['canvas', ...versions.versions.map(({ date }) => date)]
  const documents = Object.fromEntries(names.map((one) => [one, parsed(`openapi/${one}.json`) as JsonObject]))
  const folder = join(root, 'openapi')
  const own = { name, documents, folder: existsSync(folder) ? folder : undefined }
  return stateWith(own, versions, parsed('gaps.json').gaps, parsed('mcp/tools.json').tools)
}

function stateWith(
  own: Pick<State, 'name' | 'documents' | 'folder'>,
  { versions }: Pick<State, 'versions'>,
  gaps: object,
  tools: Tool[],
): State {
  const argumentsOf = tools.map(({ name, inputSchema }) => [name, Object.keys(inputSchema.properties ?? {})])
  return { ...own, versions, gaps: new Set(Object.keys(gaps)), tools: Object.fromEntries(argumentsOf) }
}
