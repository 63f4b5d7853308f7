import { requestValidators } from '../contract/compile.js'
import { type Contract, type ContractFiles, contractOf } from '../contract/contract.js'

/** Whether this is the package, which carries the contract, or a clone, whose files may change. */
export const isPacked: boolean = false

/**
 * The contract that the mock carries. Here these are the generated files, and validators are compiled when they are first
 * needed; in the package this module is code that holds them all, so that nothing is read or compiled at run time.
 */
export async function embeddedContract(): Promise<Contract> {
  const [newest, oldest, canvas, versions, tools, toolServer, control] = await Promise.all(FILES.map(load))
  const documents = { '2026-05-01': newest, '2026-04-12': oldest }
  return contractOf({ documents, canvas, versions, tools, toolServer, control } as ContractFiles, requestValidators)
}

const FILES = [
  'openapi/2026-05-01.json',
  'openapi/2026-04-12.json',
  'openapi/canvas.json',
  'versions.json',
  'mcp/tools.json',
  'mcp/server.json',
  'control.json',
]

async function load(file: string): Promise<unknown> {
  // The name is put together here, or the compiler would make a type of each document.
  const { default: content } = await import(/* @vite-ignore */ `../../generated/${file}`, { with: { type: 'json' } })
  return content
}
