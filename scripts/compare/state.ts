import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { JsonObject } from '../../src/contract/json.js'
import { type Contract, contractNow } from '../documents/contract.js'
import { ContractError } from '../support/contract-error.js'
import { inRoot, ROOT } from '../support/paths.js'

/** The contract at one time. */
export type State = {
  /** `the working tree`, `main (1a2b3c4)`, `../old`. */
  name: string
  versions: { date: string; role: string; sunset: string | null }[]
  /** The view of each version. */
  documents: Record<string, JsonObject>
  /** The ids of the gaps that are open. */
  gaps: Set<string>
  /** The names of the tools for agents. */
  tools: string[]
  /** The hand-written files, by path below `openapi/`. Empty if there are none, as in an installed package. */
  files: () => string[]
  /** Returns the text of a file below `openapi/`, or undefined. */
  read: (file: string) => string | undefined
}

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
  if (commit !== undefined) return ofCommit(word, commit)
  const folder = resolve(word)
  if (!existsSync(folder))
    throw new ContractError(
      `There is neither a git ref nor a folder ${word}. To compare with a ref of a remote, fetch it first.`,
    )
  if (existsSync(join(folder, 'generated/versions.json'))) return ofFolder(word, folder)
  if (existsSync(join(folder, 'openapi.yaml'))) {
    const { loadContract } = await import('../documents/contract.js')
    return fromContract(word, await loadContract(relative(ROOT, folder)), folder)
  }
  throw new ContractError(
    `The folder ${word} has no contract: neither generated/versions.json, as a clone or an installed package does, nor openapi.yaml.`,
  )
}

/** Returns the full id of a commit, or undefined if git does not know the ref. */
export function commitOf(ref: string): string | undefined {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim()
}

/** Returns what git prints, or undefined if it fails. */
export function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

function ofCommit(ref: string, commit: string): State {
  const short = commit.slice(0, 7)
  const name = commit.startsWith(ref) ? short : `${ref} (${short})`
  let files: string[] | undefined
  return {
    ...fromGenerated(name, (path) => git('show', `${commit}:generated/${path}`)),
    files: () =>
      (files ??= (git('ls-tree', '-r', '--full-tree', '--name-only', `${commit}:openapi`) ?? '')
        .split('\n')
        .filter(Boolean)),
    read: (file) => git('show', `${commit}:openapi/${file}`),
  }
}

function ofFolder(name: string, folder: string): State {
  return {
    ...fromGenerated(name, (path) => textOf(join(folder, 'generated', path))),
    ...handWritten(join(folder, 'openapi')),
  }
}

function handWritten(folder: string): Pick<State, 'files' | 'read'> {
  return {
    files: () =>
      existsSync(folder)
        ? readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'))
        : [],
    read: (file) => textOf(join(folder, file)),
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function fromContract(name: string, { documents, versions, gaps, tools }: Contract, folder: string): State {
  const dates = versions.versions.map(({ date }) => date)
  return {
    name,
    versions: versions.versions,
    documents: Object.fromEntries(dates.map((date) => [date, documents[date] ?? {}])),
    gaps: new Set(Object.keys(gaps)),
    tools: tools.map((tool) => tool.name),
    ...handWritten(folder),
  }
}

function fromGenerated(name: string, read: (path: string) => string | undefined): Omit<State, 'files' | 'read'> {
  const parsed = <T>(path: string): T => {
    const text = read(path)
    if (text === undefined)
      throw new ContractError(`${name} has no generated/${path}, so there is nothing to compare with.`)
    try {
      return JSON.parse(text) as T
    } catch (error) {
      throw new ContractError(`generated/${path} of ${name} is not valid JSON: ${(error as Error).message}`)
    }
  }
  const { versions } = parsed<{ versions: State['versions'] }>('versions.json')
  const gaps = parsed<JsonObject>('gaps.json')
  const { tools = [] } = parsed<{ tools?: { name: string }[] }>('mcp/tools.json')
  return {
    name,
    versions,
    documents: Object.fromEntries(versions.map(({ date }) => [date, parsed<JsonObject>(`openapi/${date}.json`)])),
    gaps: new Set(Object.keys((gaps.gaps as JsonObject | undefined) ?? gaps)),
    tools: tools.map((tool) => tool.name),
  }
}
