// Made from openapi/ by `npm run generate`. Do not edit.
/** The dates of the versions, newest first. */
export type Versions = readonly ['2026-05-01', '2026-04-12']

/** A version of the API: a calendar date. */
export type Version = Versions[number]

/** The newest version. */
export type Newest = '2026-05-01'

/** The version of a request without the header. */
export type Default = '2026-04-12'
