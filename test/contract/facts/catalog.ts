/** `openapi/facts/`: every statement about the service by its id, and where the contract holds it. */
import { type Fact, type Form, readFacts, structurePlaces } from '../../../scripts/read/facts.js'

export { type Fact, type Form, structurePlaces }

/** The facts by file. A file is named after the first word of the ids in it. */
export const files = await readFacts()

/** All of them by id. */
export const facts: Record<string, Fact> = Object.assign({}, ...Object.values(files))
