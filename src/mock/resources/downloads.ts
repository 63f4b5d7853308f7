import type { FileContent } from '../files/content.js'
import { RecordMap } from '../state/changes.js'
import { forgetOldest } from '../state/forget-oldest.js'
import type { MockState, Team } from '../state/mock-state.js'
import { perTeam } from '../state/parts.js'
import { filesOf } from './uploads/files.js'

/** A file that the mock serves outside the API. Its bytes are generated on request. */
export type Download = {
  mime: string
  /** The suggested name for saving it. */
  filename: string
  content: FileContent
  /** When it expires, in milliseconds since 1970; without it the download does not expire. */
  until?: number
  /** The id of the file that it shows. The download ends when the file is deleted (gap layerize.layer.deleted_file). */
  file?: string
}

/** The path of the files. Their URLs are enough to read them: no key is needed. */
export const DOWNLOADS_PATH = '/_files'

const downloadsOf = perTeam('downloads', (_, saved: [string, Download][] = []) => new RecordMap(saved))

/** Publishes a file of a team and returns its path, which cannot be guessed and therefore needs no key. */
export function addDownload(team: Team, folder: string, download: Download): string {
  const path = `${DOWNLOADS_PATH}/${folder}/${team.state.random.hex(32)}/${encodeURIComponent(download.filename)}`
  downloadsOf(team).set(path, download)
  forgetOldest(downloadsOf(team), team.state.options.keep)
  return path
}

/** Returns the file at a path of the mock, or undefined. */
export function findDownload(state: MockState, path: string): Download | undefined {
  for (const team of state.teams.values()) {
    const download = downloadsOf(team).get(path)
    if (!download) continue
    const { until = Number.POSITIVE_INFINITY, file } = download
    return state.clock.now() > until || (file !== undefined && !filesOf(team).has(file)) ? undefined : download
  }
  return undefined
}
