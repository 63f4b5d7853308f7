import { createRequire } from 'node:module'

/** The compiler. By `require`, because an import would first look through its nine megabytes for the names of what it exports. */
export const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript')
