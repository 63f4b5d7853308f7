/**
 * The formats that the schemas name, each an export, so that a bundle takes only what it uses. They agree with those of
 * ajv-formats, which cannot be bundled in parts, except for texts that no service sends: see the tests.
 */

const DATE_TIME =
  /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)[t\s](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i

/** `date-time` */
export function dateTime(text: string): boolean {
  const [, year, month, day] = (DATE_TIME.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  // The calendar repeats after 400 years. Day 0 of the next month is the last one of this month.
  return day > 0 && day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
}

/** The characters of RFC 3986, and the quotation mark that ajv-formats accepts too. */
const REFERENCE = /^(?:[\w\-.~:/?#[\]@!$&'"()*+,;=]|%[\da-f]{2})*$/i

/** `uri-reference` */
export function uriReference(text: string): boolean {
  return REFERENCE.test(text)
}

/** Longer texts are not URLs, as in the mock. */
const LONGEST_URI = 65_536

/** `uri` */
export function uri(text: string): boolean {
  if (text.length > LONGEST_URI || !/^[a-z][a-z\d+.-]*:/i.test(text) || !uriReference(text)) return false
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}
