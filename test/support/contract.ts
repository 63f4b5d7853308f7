/** The contract as the mock reads it, once for a test file. */
import { GENERATED, readContract } from '../../src/mock/node/contract.js'

export const contract = await readContract(GENERATED)
