import { forgetOldest } from './forget-oldest.js'
import { type MockState, perTeam, type Team } from './mock-state.js'

/** A file that the mock serves outside the API. */
export type Download = {
  mime: string
  /** The suggested name for saving it. */
  filename: string
  /** Generates the bytes on request. */
  bytes: () => Uint8Array
  /** Returns true once it has expired; without it the file does not expire. */
  isGone?: () => boolean
}

/** The path of the files. Their URLs are enough to read them: no key is needed. */
export const DOWNLOADS_PATH = '/_files'

const downloadsOf = perTeam(() => new Map<string, Download>())

/** Publishes a file of a team and returns its path, which cannot be guessed and therefore needs no key. */
export function addDownload(team: Team, folder: string, download: Download): string {
  const path = `${DOWNLOADS_PATH}/${folder}/${team.state.random.hex(32)}/${encodeURIComponent(download.filename)}`
  downloadsOf(team).set(path, download)
  forgetOldest(downloadsOf(team), team.state.options.keep)
  return path
}

/** Returns the file at a path of the mock, or undefined. */
export function findDownload(state: MockState, path: string): Download | undefined {
  for (const team of state.teams()) {
    const download = downloadsOf(team).get(path)
    if (download) return download.isGone?.() ? undefined : download
  }
  return undefined
}
