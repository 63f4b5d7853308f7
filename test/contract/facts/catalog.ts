/** `openapi/statements/`: what the source says by its id, and where the contract holds it. */
import { readStatements, type Statement } from '../../../scripts/read/statements.js'

export type { Form } from '../../../scripts/read/statements.js'

export const statements = await readStatements()

/** What the source says. What it never mentions is a gap alone. */
export type Fact = Statement & { says: string }

/** All facts by id. */
export const facts: Record<string, Fact> = Object.fromEntries(
  Object.entries(statements).filter((entry): entry is [string, Fact] => entry[1].says !== undefined),
)
