import type { SCOPES } from '../../generated/contract.js'

/** A scope of an API key, such as `tasks:write`. The service may add others. */
export type Scope = (typeof SCOPES)[number] | (string & {})
