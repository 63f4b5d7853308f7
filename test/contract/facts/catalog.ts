/** `openapi/facts/`: every statement about the service by its id, and where the contract holds it. */
import { type Fact, type Form, readFacts, structurePlaces } from '../../../scripts/read/facts.js'

export { type Fact, type Form, structurePlaces }

/** All facts by id. */
export const facts = await readFacts()
