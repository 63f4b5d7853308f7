import { defaultOf, type Versions } from '../../src/contract/versions.js'
import { GENERATED_HEAD } from '../support/paths.js'

/**
 * Returns the declarations made from the list of versions, by path. Code takes a version from these, so that none is
 * written in it. The operations of webhooks are left out: receivers have them, not the API.
 */
export function versionDeclarations({ versions }: Versions, webhookIds: string[]): [path: string, text: string][] {
  const dates = versions.map(({ date }) => date)
  const quoted = dates.map((date) => `'${date}'`)
  const types = (date: string) => `./types/${date}.js`
  return [
    [
      'generated/versions.d.ts',
      `${GENERATED_HEAD}/** The dates of the versions, newest first. */
export type Versions = readonly [${quoted.join(', ')}]

/** A version of the API: a calendar date. */
export type Version = Versions[number]

/** The newest version. */
export type Newest = ${quoted[0]}

/** The version of a request without the header. */
export type Default = '${defaultOf(versions)}'
`,
    ],
    [
      'generated/version-map.d.ts',
      `${GENERATED_HEAD}${dates.map((date, index) => `import type { Calls as Calls${index}, operations as operations${index} } from '${types(date)}'\n`).join('')}
/** The operations of each version of the API, by method and path. */
export interface VersionMap {
${quoted.map((date, index) => `  ${date}: Calls${index}`).join('\n')}
}

/** The types of each operation by its id, in the newest version that has it. */
export type Operations = Omit<${dates.map((_, index) => operationsAbsentLater(index)).join(' & ')}, ${webhookIds.map((id) => `'${id}'`).join(' | ') || 'never'}>
`,
    ],
    [
      'generated/newest.d.ts',
      `${GENERATED_HEAD}/** The types of the newest version. */\nexport * from '${types(dates[0] ?? '')}'\n`,
    ],
  ]
}

/** Returns the type of operations that no newer version has, such as `Omit<operations1, keyof operations0>`. */
function operationsAbsentLater(index: number): string {
  const newer = Array.from({ length: index }, (_, newerIndex) => `keyof operations${newerIndex}`)
  return newer.length > 0 ? `Omit<operations${index}, ${newer.join(' | ')}>` : `operations${index}`
}
