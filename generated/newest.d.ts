// Made from openapi/ by `npm run generate`. Do not edit.
/** The types of the newest version. */
export * from './types/2026-05-01.js'
