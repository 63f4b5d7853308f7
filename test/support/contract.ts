/** The contract as the mock reads it, loaded once per worker. */
import { readContract } from '../../src/mock/node/contract.js'
import { GENERATED } from './generated.js'

export const contract = await readContract(GENERATED)
