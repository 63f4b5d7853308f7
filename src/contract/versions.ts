/** The versions, newest first. */
export const VERSIONS = ['2026-05-01', '2026-04-12'] as const
export type Version = (typeof VERSIONS)[number]

/** The version of a request without the header. */
export const DEFAULT_VERSION: Version = '2026-04-12'

/** The versions of `versions.yaml`. */
export type KnownVersion = { date: Version; role: 'canonical' | 'default'; sunset: string | null }

/** The roles of the versions on a day. */
export type Roles = { supported: Version[]; default: Version }

/**
 * Returns the roles on a day (`2026-05-05`). After its sunset a version is no longer supported, and the default moves to the
 * next one (facts versioning.rule.4.*). On the sunset day itself nothing has changed yet (gap versioning.rule.4.boundary).
 * Throws an Error if no version is left.
 */
export function rolesOn(versions: KnownVersion[], day: string): Roles {
  const supported = versions.filter(({ sunset }) => sunset === null || day <= sunset)
  const chosen = supported.find(({ role }) => role === 'default') ?? supported.at(-1)
  if (!chosen) throw new Error(`No version is supported on ${day}.`)
  return { supported: supported.map(({ date }) => date), default: chosen.date }
}

/** Returns true for a calendar day such as `2026-06-01`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
