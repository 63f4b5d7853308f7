/** The contract as the mock reads it, once for a test file. */
import { readContract } from '../../src/mock/node/contract.js'
import { GENERATED } from './generated.js'

export const contract = await readContract(GENERATED)
