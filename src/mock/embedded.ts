import { requestValidators } from '../contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../contract/contract.js'

/** True in the package, which contains the contract. False in a clone, whose files may change. */
export const isPacked: boolean = false

/**
 * Resolves to the contract of the generated files, whose validators are compiled on first use. In the package, this
 * module is replaced with code that contains all of them, so that nothing is read or compiled at run time.
 */
export function embeddedContract(): Promise<Contract> {
  contract ??= load()
  return contract
}

/** All mocks of a process share it, so that each validator is compiled once. */
let contract: Promise<Contract> | undefined

async function load(): Promise<Contract> {
  const versions = (await read('versions.json')) as ContractFiles['versions']
  const [canvas, tools, toolServer, control] = await Promise.all(EMBEDDED_FILES.map(read))
  const views = versions.versions.map(async ({ date }) => [date, await read(`openapi/${date}.json`)] as const)
  const documents = Object.fromEntries(await Promise.all(views))
  return contractOf({ documents, canvas, versions, tools, toolServer, control } as ContractFiles, requestValidators)
}

const EMBEDDED_FILES = ['openapi/canvas.json', 'mcp/tools.json', 'mcp/server.json', 'control.json']

async function read(file: string): Promise<unknown> {
  // The path is computed, because the compiler would otherwise create a type for each document.
  const { default: content } = await import(/* @vite-ignore */ `../../generated/${file}`, { with: { type: 'json' } })
  return content
}
