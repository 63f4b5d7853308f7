import { readGenerated, type Version } from './documents.js'
import { ApiError } from './errors.js'

/** The versions' roles on a day. */
export type Roles = { supported: Version[]; default: Version }

type Register = { versions: { date: Version; role: 'canonical' | 'default'; sunset: string | null }[] }

const { versions } = readGenerated<Register>('versions.json')

/** A day on which all versions are supported. */
export const DEFAULT_DATE = '2026-05-05'

/**
 * The roles on a day (`2026-05-05`). After its sunset a version is no longer supported and the default moves to the next
 * one (facts versioning.rule.4.*); the sunset day itself still counts as before (gap versioning.rule.4.boundary). Throws a
 * ApiError (400) for what is no day of the calendar.
 */
export function rolesOn(day: string): Roles {
  if (!isDay(day)) throw new ApiError(400, `${day} is no day. One is written like 2026-06-01.`)
  const supported = versions.filter(({ sunset }) => sunset === null || day <= sunset)
  const chosen = supported.find(({ role }) => role === 'default') ?? supported.at(-1)
  if (!chosen) throw new Error(`No version is supported on ${day}.`)
  return { supported: supported.map(({ date }) => date), default: chosen.date }
}

/** Whether a text is a day of the calendar, written like `2026-06-01`. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The version of a request. Throws an ApiError (400 `unsupported_version`) for a value that is no supported version. */
export function versionOf(header: string | null, roles: Roles): Version {
  if (header === null) return roles.default
  const version = roles.supported.find((known) => known === header)
  if (version) return version
  throw new ApiError(400, 'The requested service version is not supported.', {
    code: 'unsupported_version',
    details: { requested: header, supported: roles.supported },
  })
}
