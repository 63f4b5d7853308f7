/** A problem in the files of the contract. Its message names file, line and problem, so no stack is printed. */
export class ContractError extends Error {}
