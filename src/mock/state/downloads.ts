import { perTeam, type Team, type World } from './world.js'

/** A file that the mock serves outside the API. */
export type Download = {
  mime: string
  /** The name under which it is saved. */
  filename: string
  /** Makes the bytes, when they are asked for. */
  bytes: () => Uint8Array
  /** Whether its time is over; without it the file stays. */
  isGone?: () => boolean
}

/** Where the files are served. The address is enough to read one: no key is needed. */
export const DOWNLOADS_PATH = '/_files'

const downloadsOf = perTeam(() => new Map<string, Download>())

/** Makes a file of a team available, and answers the path of its address: nobody can guess it, so it needs no key. */
export function addDownload(team: Team, folder: string, download: Download): string {
  const path = `${DOWNLOADS_PATH}/${folder}/${team.world.random.hex(32)}/${encodeURIComponent(download.filename)}`
  downloadsOf(team).set(path, download)
  return path
}

/** The file at a path of the mock; undefined where there is none. */
export function findDownload(world: World, path: string): Download | undefined {
  for (const team of world.teams()) {
    const download = downloadsOf(team).get(path)
    if (download) return download.isGone?.() ? undefined : download
  }
  return undefined
}
