import { createRequire } from 'node:module'

/** The compiler. Loaded by `require`, because an import would first scan its nine megabytes for export names. */
export const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript')
