import type { Contract } from '../../contract/contract.js'
import { embeddedContract, isPacked } from '../embedded.js'

/** The source of the command's contract. */
export type Source = {
  read: () => Promise<Contract>
  /** Calls back after it has changed. Returns a function that stops watching. */
  watch: (onChange: () => Promise<void>) => () => void
}

/** Resolves to the generated files and their changes in a clone, and to the embedded contract in the package. */
export async function contractSource(): Promise<Source> {
  if (isPacked) return { read: embeddedContract, watch: () => () => {} }
  const { GENERATED, readContract, watchContract } = await import('./contract.js')
  return { read: () => readContract(GENERATED), watch: (onChange) => watchContract(GENERATED, onChange) }
}
