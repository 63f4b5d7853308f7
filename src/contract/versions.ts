import type { Version } from '../../generated/versions.js'
import type { MigrationStep } from './migration.js'

export type { Version }

/**
 * A version of `versions.yaml`. Exactly one is canonical, the newest. `default` is what a request without the header
 * gets; if no version has the role, it is the oldest.
 */
export type KnownVersion = { date: Version; role: 'canonical' | 'default' | 'supported'; sunset: string | null }

/** What `versions.yaml` says: the versions, newest first, and what changed from each to the next. */
export type Versions = { versions: KnownVersion[]; migration: MigrationStep[] }

/** The name of the parameter component that selects the version, and of the header component that reports it. */
export const VERSION_COMPONENT = 'ServiceVersion'

/** The roles of the versions on a day. */
export type Roles = { supported: Version[]; default: Version }

/**
 * Returns the roles on a day (`2030-05-05`). After its sunset a version is no longer supported, and the default moves
 * to the next one. On the sunset day itself nothing has changed yet (gap versioning.rule.4.boundary). Throws an Error
 * if no version is left.
 */
export function rolesOn(versions: KnownVersion[], day: string): Roles {
  const supported = versions.filter(({ sunset }) => sunset === null || day <= sunset)
  if (supported.length === 0) throw new Error(`No version is supported on ${day}.`)
  return { supported: supported.map(({ date }) => date), default: defaultOf(supported) }
}

/** Returns the version of a request without the header. Throws an Error if there are no versions. */
export function defaultOf(versions: KnownVersion[]): Version {
  const chosen = versions.find(({ role }) => role === 'default') ?? versions.at(-1)
  if (!chosen) throw new Error('There is no version.')
  return chosen.date
}

/** Returns a day on which every version is supported: a week before the first sunset, or the newest version's date. */
export function dayOfAll(versions: KnownVersion[]): string {
  const [first] = versions.flatMap(({ sunset }) => sunset ?? []).sort()
  if (first === undefined) return versions[0]?.date ?? ''
  return new Date(Date.parse(`${first}T00:00:00Z`) - WEEK_MS).toISOString().slice(0, 10)
}

const WEEK_MS = 7 * 24 * 60 * 60_000

/** Returns true for a calendar day such as `2030-06-01`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
