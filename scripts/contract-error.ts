/** A file of the contract is broken. The message names file, line and what is wrong; no stack is needed to mend it. */
export class ContractError extends Error {}
