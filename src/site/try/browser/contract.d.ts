/** The modules that `page-scripts.ts` provides: the contract with its validators as code, a part for each version. */

declare module 'contract:shared' {
  type Files = import('../../../contract/contract.js').ContractFiles
  type Compiled = import('../../../contract/validation.js').Compiled
  /** `document` is that of the control operations. */
  export const read: () => Omit<Files, 'documents' | 'control'> & { document: Files['control'] }
  export const validators: Record<string, Compiled>
}

declare module 'contract:versions' {
  type Version = import('../../../contract/versions.js').Version
  type Compiled = import('../../../contract/validation.js').Compiled
  type JsonObject = import('../../../contract/json.js').JsonObject
  type Part = { read: () => { document: JsonObject }; validators: Record<string, Compiled> }
  /** The versions, newest first, and what loads each. */
  export const versions: Record<Version, () => Promise<Part>>
}
