import type { Contract } from '../../contract/contract.js'
import { embeddedContract, isPacked } from '../embedded.js'

/** Where the command has the contract from. */
export type Source = {
  read: () => Promise<Contract>
  /** Calls back after it has changed. Answers a function that ends this. */
  watch: (onChange: () => Promise<void>) => () => void
}

/** In a clone the generated files, and their changes; in the package what it carries. */
export async function contractSource(): Promise<Source> {
  if (isPacked) return { read: embeddedContract, watch: () => () => {} }
  const { GENERATED, readContract, watchContract } = await import('./contract.js')
  return { read: () => readContract(GENERATED), watch: (onChange) => watchContract(GENERATED, onChange) }
}
