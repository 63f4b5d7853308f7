/** A problem in the files of the contract. The message names the file, the line and the problem, so it is printed without a stack. */
export class ContractError extends Error {}
