/** The formats of the validators, which are bundled in parts, agree with those of the mock. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from '../../src/contract/formats.js'
import { dateTime, uri, uriReference } from '../../src/validate/formats.js'

function accepts(name: string, text: string): boolean {
  const format = formats[name]
  if (format instanceof RegExp) return format.test(text)
  if (typeof format === 'function') return format(text)
  return (format as { validate: (text: string) => boolean }).validate(text)
}

const OWN = { 'date-time': dateTime, uri, 'uri-reference': uriReference }

const TEXTS = {
  'date-time': [
    '2026-05-03T14:04:40Z',
    '2026-05-03t14:04:40.123456z',
    '2026-05-03 14:04:40+02:00',
    '2026-05-03T14:04:40-0230',
    '2024-02-29T00:00:00Z',
    '2000-02-29T00:00:00Z',
    '0000-02-29T00:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-29T00:00:00Z',
    '1900-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-13-10T00:00:00Z',
    '2026-05-00T00:00:00Z',
    '2026-05-03T24:00:00Z',
    '2026-05-03T14:60:00Z',
    '2026-05-03T14:04:61Z',
    '2026-05-03T14:04:40',
    '2026-05-03T14:04Z',
    '2026-05-03T14:04:40+24:00',
    '2026-05-03T14:04:40+02:60',
    '2026-05-03',
    '26-05-03T14:04:40Z',
    '2026-05-03T14:04:40Z ',
    '',
  ],
  uri: [
    'https://app.canvas-design.example/canvases/cvs_1?a=b%20c#d',
    'mailto:a@b.example',
    'urn:uuid:1',
    'http://[::1]:8080/',
    'https://',
    'https://a b',
    'https://a/%zz',
    'https://a/<b>',
    '/relative',
    'relative',
    '//host/path',
    '',
    'https://ü.example',
    `https://a/${'x'.repeat(65_536)}`,
  ],
  'uri-reference': ['/v1/tasks/task_1', '../up', '?a=b', '#part', '', 'https://a/b', 'a b', '%zz', '<a>', 'ü', '\\'],
}

describe.each(Object.keys(OWN) as (keyof typeof OWN)[])('the format %s', (name) => {
  test.each(TEXTS[name])('gives the verdict of ajv-formats on %j', (text) => {
    expect(OWN[name](text)).toBe(accepts(name, text))
  })

  test('accepts every text that ajv-formats accepts', () => {
    const texts = fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.date({ noInvalidDate: true }).map(String),
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.string(),
    )
    fc.assert(fc.property(texts, (text) => !accepts(name, text) || OWN[name](text)))
  })
})
